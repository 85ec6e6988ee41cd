BEGIN TRANSACTION;
CREATE TABLE absentees (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "ballots" VALUES(1,1,1);
CREATE TABLE boards (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    message INTEGER NOT NULL,
    text TEXT NOT NULL,
    pictured INTEGER NOT NULL,
    history TEXT NOT NULL
) STRICT;
INSERT INTO "boards" VALUES(1,1034,'Ann places the farmer on I6.
Ann moves the farmer from I6 to E10.
Ann ends the turn.
Cyd ends the turn.
**Ben is to move: 2 actions.** <@2>',30,'Cyd ends the turn.');
INSERT INTO "boards" VALUES(2,1279,'Ann pokládá tržiště na H8.
Ann pokládá farmu na I9.
Ann končí tah.
Ann si dobírá 1 kartičku.
Konec hry: v pytlíku už není dost kartiček.
1. Ann: červené 1, modré 0, zelené 0, černé 0; poklady: 0.
2. Cyd: červené 0, modré 0, zelené 0, černé 0; poklady: 0.
Konec hry.
Semínko všeho losování bylo `000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f`.',293,'');
INSERT INTO "boards" VALUES(3,1281,'**Eufrat & Tigris**: kdo si zahraje?
- Ben (zatím bez strany)
Pro 2 až 4 hráče.
Možnosti: Mapa: základní · Anglická varianta: ne · Otevřené body: ne',-1,'');
INSERT INTO "boards" VALUES(4,1284,'**Na tahu je Cyd: 2 akce.** <@3>',0,'Na tahu je Cyd: 2 akce.');
INSERT INTO "boards" VALUES(5,1285,'**Eufrat & Tigris**: kdo si zahraje?
- Ann (zatím bez strany)
Pro 2 až 4 hráče.
Možnosti: Mapa: základní · Anglická varianta: ne · Otevřené body: ne',-1,'');
CREATE TABLE debts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    channel INTEGER NOT NULL,
    debt TEXT NOT NULL,
    nonce TEXT NOT NULL DEFAULT (lower(hex(randomblob(10)))),
    parked TEXT
, owed TEXT) STRICT;
INSERT INTO "debts" VALUES(621,5,81,'{"debt":{"bare":false,"is":"Renew","text":"**Eufrat & Tigris**: kdo si zahraje?\n- Ann (zatím bez strany)\n- Ben (zatím bez strany)\nPro 2 až 4 hráče.\nMožnosti: Mapa: základní · Anglická varianta: ne · Otevřené body: ne"},"is":"_Owed"}','e024aac764d4d68d2179','403 50001','2026-11-21 13:36:06.855');
INSERT INTO "debts" VALUES(622,1,77,'{"debt":{"is":"Poll","vote":1},"is":"_Owed"}','44ca8fbbac02e0f7e196','403 50001','2026-11-21 13:36:06.883');
CREATE TABLE departures (guild INTEGER PRIMARY KEY, due REAL NOT NULL) STRICT;
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    user INTEGER,
    played REAL NOT NULL,
    digest TEXT NOT NULL,
    key INTEGER UNIQUE,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,1,0,'["end"]',2,1000000.0,'a16ca8f2',2);
INSERT INTO "entries" VALUES(1,2,1,'["tile", "temple", "N6"]',1,1000000.0,'5a3789de',3);
INSERT INTO "entries" VALUES(1,3,1,'["swap", "settlement", "settlement"]',1,1000000.0,'a3b28ef3',4);
INSERT INTO "entries" VALUES(1,4,1,'["end"]',1,1000000.0,'b1a2fba1',5);
INSERT INTO "entries" VALUES(1,5,2,'["leader", "trader", "F2"]',3,1000000.0,'960d7d79',6);
INSERT INTO "entries" VALUES(1,6,2,'["tile", "market", "N1"]',3,1000000.0,'c456ecdd',7);
INSERT INTO "entries" VALUES(1,7,2,'["end"]',3,1000000.0,'3e7bec07',8);
INSERT INTO "entries" VALUES(1,8,0,'["end"]',2,1000000.0,'43d8aafc',9);
INSERT INTO "entries" VALUES(1,9,1,'["end"]',1,1000000.0,'1359f60b',10);
INSERT INTO "entries" VALUES(1,10,2,'["end"]',3,1000000.0,'3e7bec07',11);
INSERT INTO "entries" VALUES(1,11,0,'["leader", "priest", "F4"]',2,1000000.0,'f7de24be',12);
INSERT INTO "entries" VALUES(1,12,0,'["leader", "trader", "B9"]',2,1000000.0,'6b6358bb',13);
INSERT INTO "entries" VALUES(1,13,0,'["end"]',2,1000000.0,'842c224b',14);
INSERT INTO "entries" VALUES(1,14,1,'["end"]',1,1000000.0,'2a306686',15);
INSERT INTO "entries" VALUES(1,15,2,'["withdraw", "trader"]',3,1000000.0,'a97fe0f6',16);
INSERT INTO "entries" VALUES(1,16,2,'["end"]',3,1000000.0,'5f170faa',17);
INSERT INTO "entries" VALUES(1,17,0,'["withdraw", "trader"]',2,1000000.0,'aa5f5c7b',18);
INSERT INTO "entries" VALUES(1,18,0,'["tile", "market", "O8"]',2,1000000.0,'e2e4227b',19);
INSERT INTO "entries" VALUES(1,19,0,'["end"]',2,1000000.0,'9e0b7f74',20);
INSERT INTO "entries" VALUES(1,20,1,'["end"]',1,1000000.0,'38297750',21);
INSERT INTO "entries" VALUES(1,21,2,'["swap", "temple"]',3,1000000.0,'7e761a38',22);
INSERT INTO "entries" VALUES(1,22,2,'["catastrophe", "G10"]',3,1000000.0,'c1b5efc7',23);
INSERT INTO "entries" VALUES(1,23,2,'["end"]',3,1000000.0,'19b52f00',24);
INSERT INTO "entries" VALUES(1,24,0,'["leader", "priest", "L1"]',2,1000000.0,'bda5256c',25);
INSERT INTO "entries" VALUES(1,25,0,'["withdraw", "priest"]',2,1000000.0,'8a71e66f',26);
INSERT INTO "entries" VALUES(1,26,0,'["end"]',2,1000000.0,'005e45e2',27);
INSERT INTO "entries" VALUES(1,27,1,'["leader", "farmer", "I6"]',1,1000000.0,'890fd662',28);
INSERT INTO "entries" VALUES(1,28,1,'["leader", "farmer", "E10"]',1,1000000.0,'d70882b3',29);
INSERT INTO "entries" VALUES(1,29,1,'["end"]',1,1000000.0,'fd6a769f',30);
INSERT INTO "entries" VALUES(1,30,2,'["end"]',3,1000000.0,'1478234a',31);
INSERT INTO "entries" VALUES(2,1,0,'["end"]',1,1000000.0,'51ee73b5',33);
INSERT INTO "entries" VALUES(2,2,1,'["tile", "temple", "N6"]',3,1000000.0,'7b83eff4',34);
INSERT INTO "entries" VALUES(2,3,1,'["swap", "settlement", "settlement"]',3,1000000.0,'7dff61d1',35);
INSERT INTO "entries" VALUES(2,4,1,'["end"]',3,1000000.0,'af6a79d1',36);
INSERT INTO "entries" VALUES(2,5,0,'["leader", "trader", "F2"]',1,1000000.0,'9598bdc7',37);
INSERT INTO "entries" VALUES(2,6,0,'["tile", "farm", "E2"]',1,1000000.0,'88194422',38);
INSERT INTO "entries" VALUES(2,7,0,'["end"]',1,1000000.0,'f51bbb50',39);
INSERT INTO "entries" VALUES(2,8,1,'["end"]',3,1000000.0,'844ae73c',40);
INSERT INTO "entries" VALUES(2,9,0,'["tile", "temple", "M11"]',1,1000000.0,'e8c8d2d1',41);
INSERT INTO "entries" VALUES(2,10,0,'["leader", "priest", "C2"]',1,1000000.0,'c4ace5b5',42);
INSERT INTO "entries" VALUES(2,11,0,'["end"]',1,1000000.0,'81621d23',43);
INSERT INTO "entries" VALUES(2,12,1,'["swap", "market", "market", "market"]',3,1000000.0,'e58a6257',44);
INSERT INTO "entries" VALUES(2,13,1,'["catastrophe", "N6"]',3,1000000.0,'6997f176',45);
INSERT INTO "entries" VALUES(2,14,1,'["end"]',3,1000000.0,'67291451',46);
INSERT INTO "entries" VALUES(2,15,0,'["withdraw", "priest"]',1,1000000.0,'6e7ca16c',47);
INSERT INTO "entries" VALUES(2,16,0,'["withdraw", "trader"]',1,1000000.0,'3289aa76',48);
INSERT INTO "entries" VALUES(2,17,0,'["end"]',1,1000000.0,'ad8e5a06',49);
INSERT INTO "entries" VALUES(2,18,1,'["catastrophe", "C7"]',3,1000000.0,'a8c7fb75',50);
INSERT INTO "entries" VALUES(2,19,1,'["tile", "temple", "L2"]',3,1000000.0,'5d4bb243',51);
INSERT INTO "entries" VALUES(2,20,1,'["end"]',3,1000000.0,'e51d943b',52);
INSERT INTO "entries" VALUES(2,21,0,'["catastrophe", "H10"]',1,1000000.0,'bb857f63',53);
INSERT INTO "entries" VALUES(2,22,0,'["swap", "temple", "market", "settlement"]',1,1000000.0,'1bf7b4e5',54);
INSERT INTO "entries" VALUES(2,23,0,'["end"]',1,1000000.0,'1f00296d',55);
INSERT INTO "entries" VALUES(2,24,1,'["end"]',3,1000000.0,'3b3c3c84',56);
INSERT INTO "entries" VALUES(2,25,0,'["leader", "farmer", "K2"]',1,1000000.0,'77e9d9c8',57);
INSERT INTO "entries" VALUES(2,26,0,'["leader", "farmer", "F11"]',1,1000000.0,'1bf238ca',58);
INSERT INTO "entries" VALUES(2,27,0,'["end"]',1,1000000.0,'80b9414c',59);
INSERT INTO "entries" VALUES(2,28,1,'["end"]',3,1000000.0,'a0a1dc34',60);
INSERT INTO "entries" VALUES(2,29,0,'["withdraw", "farmer"]',1,1000000.0,'c95dc1a4',61);
INSERT INTO "entries" VALUES(2,30,0,'["catastrophe", "E11"]',1,1000000.0,'8b3ce6de',62);
INSERT INTO "entries" VALUES(2,31,0,'["end"]',1,1000000.0,'9e1b774f',63);
INSERT INTO "entries" VALUES(2,32,1,'["end"]',3,1000000.0,'fb3b89cc',64);
INSERT INTO "entries" VALUES(2,33,0,'["swap", "farm", "settlement", "settlement"]',1,1000000.0,'96c15c5b',65);
INSERT INTO "entries" VALUES(2,34,0,'["tile", "market", "A11"]',1,1000000.0,'edece1f3',66);
INSERT INTO "entries" VALUES(2,35,0,'["end"]',1,1000000.0,'32ee198f',67);
INSERT INTO "entries" VALUES(2,36,1,'["end"]',3,1000000.0,'fa0a638f',68);
INSERT INTO "entries" VALUES(2,37,0,'["swap", "settlement"]',1,1000000.0,'238eb7a8',69);
INSERT INTO "entries" VALUES(2,38,0,'["tile", "farm", "F8"]',1,1000000.0,'1f65830c',70);
INSERT INTO "entries" VALUES(2,39,0,'["end"]',1,1000000.0,'b4e2f185',71);
INSERT INTO "entries" VALUES(2,40,1,'["end"]',3,1000000.0,'0eee863a',72);
INSERT INTO "entries" VALUES(2,41,0,'["leader", "king", "N9"]',1,1000000.0,'98c253ff',73);
INSERT INTO "entries" VALUES(2,42,0,'["end"]',1,1000000.0,'c047a54e',74);
INSERT INTO "entries" VALUES(2,43,1,'["swap", "temple"]',3,1000000.0,'c516f524',75);
INSERT INTO "entries" VALUES(2,44,1,'["tile", "market", "M6"]',3,1000000.0,'2a5c9eaf',76);
INSERT INTO "entries" VALUES(2,45,1,'["end"]',3,1000000.0,'805347d3',77);
INSERT INTO "entries" VALUES(2,46,0,'["swap", "market"]',1,1000000.0,'7813b7a5',78);
INSERT INTO "entries" VALUES(2,47,0,'["withdraw", "king"]',1,1000000.0,'b62d6581',79);
INSERT INTO "entries" VALUES(2,48,0,'["end"]',1,1000000.0,'589a35e1',80);
INSERT INTO "entries" VALUES(2,49,1,'["swap", "temple", "farm", "farm"]',3,1000000.0,'585f2fa8',81);
INSERT INTO "entries" VALUES(2,50,1,'["leader", "farmer", "F4"]',3,1000000.0,'fa5ce7d5',82);
INSERT INTO "entries" VALUES(2,51,1,'["end"]',3,1000000.0,'7b91ee85',83);
INSERT INTO "entries" VALUES(2,52,0,'["end"]',1,1000000.0,'2bc91ed1',84);
INSERT INTO "entries" VALUES(2,53,1,'["end"]',3,1000000.0,'7b91ee85',85);
INSERT INTO "entries" VALUES(2,54,0,'["swap", "temple"]',1,1000000.0,'a34a010e',86);
INSERT INTO "entries" VALUES(2,55,0,'["tile", "temple", "K2"]',1,1000000.0,'5e5e34cf',87);
INSERT INTO "entries" VALUES(2,56,0,'["end"]',1,1000000.0,'8a919b6f',88);
INSERT INTO "entries" VALUES(2,57,1,'["end"]',3,1000000.0,'46f45ad3',89);
INSERT INTO "entries" VALUES(2,58,0,'["leader", "trader", "E10"]',1,1000000.0,'c6d2c72b',90);
INSERT INTO "entries" VALUES(2,59,0,'["tile", "temple", "C5"]',1,1000000.0,'bf0c24f8',91);
INSERT INTO "entries" VALUES(2,60,0,'["end"]',1,1000000.0,'52a691c7',92);
INSERT INTO "entries" VALUES(2,61,1,'["withdraw", "farmer"]',3,1000000.0,'99650514',93);
INSERT INTO "entries" VALUES(2,62,1,'["end"]',3,1000000.0,'fe11929d',94);
INSERT INTO "entries" VALUES(2,63,0,'["withdraw", "trader"]',1,1000000.0,'a2cb9532',95);
INSERT INTO "entries" VALUES(2,64,0,'["swap", "market"]',1,1000000.0,'11e9c0d4',96);
INSERT INTO "entries" VALUES(2,65,0,'["end"]',1,1000000.0,'6718456b',97);
INSERT INTO "entries" VALUES(2,66,1,'["swap", "market", "settlement"]',3,1000000.0,'6cf89037',98);
INSERT INTO "entries" VALUES(2,67,1,'["leader", "farmer", "G10"]',3,1000000.0,'e5d7da0a',99);
INSERT INTO "entries" VALUES(2,68,1,'["end"]',3,1000000.0,'92f94775',100);
INSERT INTO "entries" VALUES(2,69,0,'["end"]',1,1000000.0,'b3a18d3e',101);
INSERT INTO "entries" VALUES(2,70,1,'["swap", "farm"]',3,1000000.0,'3c89a6bb',102);
INSERT INTO "entries" VALUES(2,71,1,'["tile", "temple", "K10"]',3,1000000.0,'cd550299',103);
INSERT INTO "entries" VALUES(2,72,1,'["end"]',3,1000000.0,'35227d42',104);
INSERT INTO "entries" VALUES(2,73,0,'["tile", "farm", "O7"]',1,1000000.0,'a6f01e89',105);
INSERT INTO "entries" VALUES(2,74,0,'["leader", "priest", "J2"]',1,1000000.0,'74a2320f',106);
INSERT INTO "entries" VALUES(2,75,0,'["end"]',1,1000000.0,'54e34625',107);
INSERT INTO "entries" VALUES(2,76,1,'["leader", "priest", "N9"]',3,1000000.0,'f1ee9aad',108);
INSERT INTO "entries" VALUES(2,77,1,'["end"]',3,1000000.0,'b3efcbf3',109);
INSERT INTO "entries" VALUES(2,78,0,'["end"]',1,1000000.0,'0c7601ff',110);
INSERT INTO "entries" VALUES(2,79,1,'["leader", "king", "J7"]',3,1000000.0,'a01a9003',111);
INSERT INTO "entries" VALUES(2,80,1,'["leader", "priest", "B5"]',3,1000000.0,'f993ea26',112);
INSERT INTO "entries" VALUES(2,81,1,'["end"]',3,1000000.0,'6a09af77',113);
INSERT INTO "entries" VALUES(2,82,0,'["end"]',1,1000000.0,'bf63410b',114);
INSERT INTO "entries" VALUES(2,83,1,'["withdraw", "farmer"]',3,1000000.0,'facd7e65',115);
INSERT INTO "entries" VALUES(2,84,1,'["leader", "king", "C6"]',3,1000000.0,'94562e32',116);
INSERT INTO "entries" VALUES(2,85,1,'["end"]',3,1000000.0,'b7656c67',117);
INSERT INTO "entries" VALUES(2,86,0,'["withdraw", "priest"]',1,1000000.0,'a7c4c7de',118);
INSERT INTO "entries" VALUES(2,87,0,'["swap", "settlement"]',1,1000000.0,'deaa8e8d',119);
INSERT INTO "entries" VALUES(2,88,0,'["end"]',1,1000000.0,'83c6a878',120);
INSERT INTO "entries" VALUES(2,89,1,'["swap", "temple", "temple"]',3,1000000.0,'6dafc931',121);
INSERT INTO "entries" VALUES(2,90,1,'["swap", "farm", "settlement"]',3,1000000.0,'bf281a71',122);
INSERT INTO "entries" VALUES(2,91,1,'["end"]',3,1000000.0,'1acf71f4',123);
INSERT INTO "entries" VALUES(2,92,0,'["end"]',1,1000000.0,'6b55fd64',124);
INSERT INTO "entries" VALUES(2,93,1,'["withdraw", "king"]',3,1000000.0,'b56e36f0',125);
INSERT INTO "entries" VALUES(2,94,1,'["withdraw", "priest"]',3,1000000.0,'08905c4f',126);
INSERT INTO "entries" VALUES(2,95,1,'["end"]',3,1000000.0,'7966af4b',127);
INSERT INTO "entries" VALUES(2,96,0,'["swap", "temple"]',1,1000000.0,'bb36fbd9',128);
INSERT INTO "entries" VALUES(2,97,0,'["end"]',1,1000000.0,'fc466d61',129);
INSERT INTO "entries" VALUES(2,98,1,'["tile", "temple", "N10"]',3,1000000.0,'fa2b2f01',130);
INSERT INTO "entries" VALUES(2,99,1,'["end"]',3,1000000.0,'66610cfc',131);
INSERT INTO "entries" VALUES(2,100,0,'["end"]',1,1000000.0,'3ffa7466',132);
INSERT INTO "entries" VALUES(2,101,1,'["leader", "priest", "O2"]',3,1000000.0,'4a3bb1e6',133);
INSERT INTO "entries" VALUES(2,102,1,'["leader", "farmer", "I8"]',3,1000000.0,'0ae49862',134);
INSERT INTO "entries" VALUES(2,103,1,'["end"]',3,1000000.0,'8cf63b5d',135);
INSERT INTO "entries" VALUES(2,104,0,'["swap", "temple", "temple", "settlement"]',1,1000000.0,'48352c36',136);
INSERT INTO "entries" VALUES(2,105,0,'["tile", "farm", "H1"]',1,1000000.0,'3bce1878',137);
INSERT INTO "entries" VALUES(2,106,0,'["end"]',1,1000000.0,'a4eb8ff6',138);
INSERT INTO "entries" VALUES(2,107,1,'["end"]',3,1000000.0,'06d49d1e',139);
INSERT INTO "entries" VALUES(2,108,0,'["swap", "farm"]',1,1000000.0,'38fe1050',140);
INSERT INTO "entries" VALUES(2,109,0,'["swap", "market"]',1,1000000.0,'1daeda87',141);
INSERT INTO "entries" VALUES(2,110,0,'["end"]',1,1000000.0,'3f663aec',142);
INSERT INTO "entries" VALUES(2,111,1,'["leader", "farmer", "M5"]',3,1000000.0,'1dac491f',143);
INSERT INTO "entries" VALUES(2,112,1,'["swap", "temple", "temple", "temple"]',3,1000000.0,'d7d84b3d',144);
INSERT INTO "entries" VALUES(2,113,1,'["end"]',3,1000000.0,'c1f4ac00',145);
INSERT INTO "entries" VALUES(2,114,0,'["swap", "market"]',1,1000000.0,'9db7fdb2',146);
INSERT INTO "entries" VALUES(2,115,0,'["tile", "settlement", "I5"]',1,1000000.0,'7066c389',147);
INSERT INTO "entries" VALUES(2,116,0,'["end"]',1,1000000.0,'5abedd44',148);
INSERT INTO "entries" VALUES(2,117,1,'["tile", "market", "A6"]',3,1000000.0,'982f6816',149);
INSERT INTO "entries" VALUES(2,118,1,'["leader", "trader", "F4"]',3,1000000.0,'2f8ed850',150);
INSERT INTO "entries" VALUES(2,119,1,'["end"]',3,1000000.0,'5a0a1c6e',151);
INSERT INTO "entries" VALUES(2,120,0,'["end"]',1,1000000.0,'6298ac54',152);
INSERT INTO "entries" VALUES(2,121,1,'["swap", "market"]',3,1000000.0,'55f4f693',153);
INSERT INTO "entries" VALUES(2,122,1,'["tile", "market", "B5"]',3,1000000.0,'b2ce6e43',154);
INSERT INTO "entries" VALUES(2,123,1,'["end"]',3,1000000.0,'b06cb59f',155);
INSERT INTO "entries" VALUES(2,124,0,'["tile", "farm", "D8"]',1,1000000.0,'b8d3cd93',156);
INSERT INTO "entries" VALUES(2,125,0,'["tile", "temple", "I2"]',1,1000000.0,'89d495ba',157);
INSERT INTO "entries" VALUES(2,126,0,'["end"]',1,1000000.0,'878581cf',158);
INSERT INTO "entries" VALUES(2,127,1,'["tile", "farm", "M2"]',3,1000000.0,'b7ad56d9',159);
INSERT INTO "entries" VALUES(2,128,1,'["end"]',3,1000000.0,'df4ff67f',160);
INSERT INTO "entries" VALUES(2,129,0,'["end"]',1,1000000.0,'a2600e9b',161);
INSERT INTO "entries" VALUES(2,130,1,'["swap", "temple", "settlement"]',3,1000000.0,'2cf8357a',162);
INSERT INTO "entries" VALUES(2,131,1,'["tile", "temple", "E6"]',3,1000000.0,'4300758e',163);
INSERT INTO "entries" VALUES(2,132,1,'["end"]',3,1000000.0,'48f8af58',164);
INSERT INTO "entries" VALUES(2,133,0,'["swap", "temple", "settlement"]',1,1000000.0,'ebbec832',165);
INSERT INTO "entries" VALUES(2,134,0,'["tile", "farm", "N7"]',1,1000000.0,'1a24f12e',166);
INSERT INTO "entries" VALUES(2,135,0,'["end"]',1,1000000.0,'b3ca145f',167);
INSERT INTO "entries" VALUES(2,136,1,'["end"]',3,1000000.0,'869201d8',168);
INSERT INTO "entries" VALUES(2,137,0,'["end"]',1,1000000.0,'b3ca145f',169);
INSERT INTO "entries" VALUES(2,138,1,'["leader", "farmer", "J11"]',3,1000000.0,'3284c797',170);
INSERT INTO "entries" VALUES(2,139,1,'["swap", "temple", "farm", "settlement"]',3,1000000.0,'3bc8d5ba',171);
INSERT INTO "entries" VALUES(2,140,1,'["end"]',3,1000000.0,'0ea4f999',172);
INSERT INTO "entries" VALUES(2,141,0,'["tile", "settlement", "H7"]',1,1000000.0,'dc70c1d4',173);
INSERT INTO "entries" VALUES(2,142,0,'["tile", "temple", "M10"]',1,1000000.0,'8da3abcc',174);
INSERT INTO "entries" VALUES(2,143,0,'["end"]',1,1000000.0,'bbe8f6d1',175);
INSERT INTO "entries" VALUES(2,144,1,'["end"]',3,1000000.0,'166fc591',176);
INSERT INTO "entries" VALUES(2,145,0,'["leader", "priest", "I3"]',1,1000000.0,'7cc8c524',177);
INSERT INTO "entries" VALUES(2,146,0,'["tile", "temple", "D6"]',1,1000000.0,'cb815001',178);
INSERT INTO "entries" VALUES(2,147,0,'["end"]',1,1000000.0,'6cc57f01',179);
INSERT INTO "entries" VALUES(2,148,1,'["end"]',3,1000000.0,'e4184baf',180);
INSERT INTO "entries" VALUES(2,149,0,'["swap", "farm"]',1,1000000.0,'5cdd6e34',181);
INSERT INTO "entries" VALUES(2,150,0,'["end"]',1,1000000.0,'91aaa1db',182);
INSERT INTO "entries" VALUES(2,151,1,'["tile", "settlement", "G7"]',3,1000000.0,'29cd75b5',183);
INSERT INTO "entries" VALUES(2,152,1,'["end"]',3,1000000.0,'ad9a6e96',184);
INSERT INTO "entries" VALUES(2,153,0,'["leader", "priest", "P1"]',1,1000000.0,'e4864f56',185);
INSERT INTO "entries" VALUES(2,154,0,'["support", "1"]',1,1000000.0,'0f9abc9b',186);
INSERT INTO "entries" VALUES(2,155,1,'["support", "0"]',3,1000000.0,'9e032626',187);
INSERT INTO "entries" VALUES(2,156,0,'["leader", "king", "L1"]',1,1000000.0,'90874e56',188);
INSERT INTO "entries" VALUES(2,157,0,'["end"]',1,1000000.0,'ec9ef321',189);
INSERT INTO "entries" VALUES(2,158,1,'["swap", "temple", "market"]',3,1000000.0,'e15faca6',190);
INSERT INTO "entries" VALUES(2,159,1,'["withdraw", "farmer"]',3,1000000.0,'7ef33df1',191);
INSERT INTO "entries" VALUES(2,160,1,'["end"]',3,1000000.0,'e65dfbb9',192);
INSERT INTO "entries" VALUES(2,161,0,'["end"]',1,1000000.0,'962fbbcc',193);
INSERT INTO "entries" VALUES(2,162,1,'["swap", "temple", "farm", "farm"]',3,1000000.0,'de6378f8',194);
INSERT INTO "entries" VALUES(2,163,1,'["end"]',3,1000000.0,'0277577d',195);
INSERT INTO "entries" VALUES(2,164,0,'["leader", "priest", "F11"]',1,1000000.0,'f572cba1',196);
INSERT INTO "entries" VALUES(2,165,0,'["end"]',1,1000000.0,'6a1732ca',197);
INSERT INTO "entries" VALUES(2,166,1,'["swap", "market", "settlement"]',3,1000000.0,'b2dc76f8',198);
INSERT INTO "entries" VALUES(2,167,1,'["leader", "farmer", "L3"]',3,1000000.0,'8e4199f1',199);
INSERT INTO "entries" VALUES(2,168,1,'["end"]',3,1000000.0,'16ff9736',200);
INSERT INTO "entries" VALUES(2,169,0,'["withdraw", "king"]',1,1000000.0,'88e7da1e',201);
INSERT INTO "entries" VALUES(2,170,0,'["tile", "temple", "C1"]',1,1000000.0,'e6591f42',202);
INSERT INTO "entries" VALUES(2,171,0,'["end"]',1,1000000.0,'2895b7e2',203);
INSERT INTO "entries" VALUES(2,172,1,'["leader", "priest", "P1"]',3,1000000.0,'9e88000b',204);
INSERT INTO "entries" VALUES(2,173,1,'["leader", "king", "J1"]',3,1000000.0,'ca0e1662',205);
INSERT INTO "entries" VALUES(2,174,1,'["end"]',3,1000000.0,'d7243d0b',206);
INSERT INTO "entries" VALUES(2,175,0,'["leader", "farmer", "C2"]',1,1000000.0,'939f1687',207);
INSERT INTO "entries" VALUES(2,176,0,'["swap", "market"]',1,1000000.0,'154d1cd7',208);
INSERT INTO "entries" VALUES(2,177,0,'["end"]',1,1000000.0,'a9db759e',209);
INSERT INTO "entries" VALUES(2,178,1,'["end"]',3,1000000.0,'2f8505b5',210);
INSERT INTO "entries" VALUES(2,179,0,'["swap", "settlement"]',1,1000000.0,'2f49071c',211);
INSERT INTO "entries" VALUES(2,180,0,'["swap", "temple"]',1,1000000.0,'aa9ef732',212);
INSERT INTO "entries" VALUES(2,181,0,'["end"]',1,1000000.0,'1087e890',213);
INSERT INTO "entries" VALUES(2,182,1,'["tile", "temple", "P7"]',3,1000000.0,'eb789d55',214);
INSERT INTO "entries" VALUES(2,183,1,'["withdraw", "farmer"]',3,1000000.0,'9b9d06dd',215);
INSERT INTO "entries" VALUES(2,184,1,'["end"]',3,1000000.0,'78e3d38d',216);
INSERT INTO "entries" VALUES(2,185,0,'["leader", "king", "E10"]',1,1000000.0,'e18e8603',217);
INSERT INTO "entries" VALUES(2,186,0,'["swap", "temple", "settlement"]',1,1000000.0,'3686f56f',218);
INSERT INTO "entries" VALUES(2,187,0,'["end"]',1,1000000.0,'1b21d1f2',219);
INSERT INTO "entries" VALUES(2,188,1,'["swap", "farm", "farm", "market"]',3,1000000.0,'3c058cfa',220);
INSERT INTO "entries" VALUES(2,189,1,'["end"]',3,1000000.0,'5a98309c',221);
INSERT INTO "entries" VALUES(2,190,0,'["swap", "farm", "farm"]',1,1000000.0,'3185e68c',222);
INSERT INTO "entries" VALUES(2,191,0,'["tile", "farm", "N3"]',1,1000000.0,'3c47f593',223);
INSERT INTO "entries" VALUES(2,192,0,'["end"]',1,1000000.0,'5e824bb7',224);
INSERT INTO "entries" VALUES(2,193,1,'["tile", "farm", "K9"]',3,1000000.0,'f7857d4b',225);
INSERT INTO "entries" VALUES(2,194,1,'["leader", "trader", "C6"]',3,1000000.0,'2b5bbbf5',226);
INSERT INTO "entries" VALUES(2,195,1,'["end"]',3,1000000.0,'8db886ec',227);
INSERT INTO "entries" VALUES(2,196,0,'["swap", "temple", "settlement"]',1,1000000.0,'d38a471f',228);
INSERT INTO "entries" VALUES(2,197,0,'["withdraw", "priest"]',1,1000000.0,'f927c813',229);
INSERT INTO "entries" VALUES(2,198,0,'["end"]',1,1000000.0,'4814606f',230);
INSERT INTO "entries" VALUES(2,199,1,'["end"]',3,1000000.0,'f2e30128',231);
INSERT INTO "entries" VALUES(2,200,0,'["withdraw", "farmer"]',1,1000000.0,'0326e6b1',232);
INSERT INTO "entries" VALUES(2,201,0,'["swap", "temple"]',1,1000000.0,'3c14c042',233);
INSERT INTO "entries" VALUES(2,202,0,'["end"]',1,1000000.0,'d5f28c64',234);
INSERT INTO "entries" VALUES(2,203,1,'["swap", "market"]',3,1000000.0,'6d05490b',235);
INSERT INTO "entries" VALUES(2,204,1,'["withdraw", "king"]',3,1000000.0,'4f43e215',236);
INSERT INTO "entries" VALUES(2,205,1,'["end"]',3,1000000.0,'f490ee00',237);
INSERT INTO "entries" VALUES(2,206,0,'["leader", "trader", "A8"]',1,1000000.0,'6fc04fae',238);
INSERT INTO "entries" VALUES(2,207,0,'["tile", "farm", "G1"]',1,1000000.0,'a0da07c4',239);
INSERT INTO "entries" VALUES(2,208,0,'["end"]',1,1000000.0,'91aa5f2e',240);
INSERT INTO "entries" VALUES(2,209,1,'["swap", "temple", "temple"]',3,1000000.0,'5707c3f7',241);
INSERT INTO "entries" VALUES(2,210,1,'["tile", "farm", "G8"]',3,1000000.0,'efa5fd58',242);
INSERT INTO "entries" VALUES(2,211,1,'["end"]',3,1000000.0,'e51f40da',243);
INSERT INTO "entries" VALUES(2,212,0,'["leader", "king", "F11"]',1,1000000.0,'1d604623',244);
INSERT INTO "entries" VALUES(2,213,0,'["withdraw", "trader"]',1,1000000.0,'561a4ab4',245);
INSERT INTO "entries" VALUES(2,214,0,'["end"]',1,1000000.0,'0e1aa362',246);
INSERT INTO "entries" VALUES(2,215,1,'["tile", "temple", "I8"]',3,1000000.0,'74ddc74d',247);
INSERT INTO "entries" VALUES(2,216,1,'["tile", "farm", "E8"]',3,1000000.0,'84872397',248);
INSERT INTO "entries" VALUES(2,217,1,'["end"]',3,1000000.0,'b785c2b6',249);
INSERT INTO "entries" VALUES(2,218,0,'["swap", "settlement"]',1,1000000.0,'f488bd2f',250);
INSERT INTO "entries" VALUES(2,219,0,'["tile", "farm", "E3"]',1,1000000.0,'5f42352f',251);
INSERT INTO "entries" VALUES(2,220,0,'["end"]',1,1000000.0,'01546f6d',252);
INSERT INTO "entries" VALUES(2,221,1,'["end"]',3,1000000.0,'6f77dc83',253);
INSERT INTO "entries" VALUES(2,222,0,'["leader", "farmer", "B1"]',1,1000000.0,'d0f6aa2d',254);
INSERT INTO "entries" VALUES(2,223,0,'["swap", "temple", "temple"]',1,1000000.0,'c23035af',255);
INSERT INTO "entries" VALUES(2,224,0,'["end"]',1,1000000.0,'fbb6a40b',256);
INSERT INTO "entries" VALUES(2,225,1,'["leader", "trader", "J2"]',3,1000000.0,'47c3baee',257);
INSERT INTO "entries" VALUES(2,226,1,'["tile", "farm", "E1"]',3,1000000.0,'4cb79a61',258);
INSERT INTO "entries" VALUES(2,227,1,'["end"]',3,1000000.0,'809c3302',259);
INSERT INTO "entries" VALUES(2,228,0,'["leader", "priest", "L10"]',1,1000000.0,'b1dcadef',260);
INSERT INTO "entries" VALUES(2,229,0,'["withdraw", "king"]',1,1000000.0,'bf2f2df3',261);
INSERT INTO "entries" VALUES(2,230,0,'["end"]',1,1000000.0,'2b7ac3f9',262);
INSERT INTO "entries" VALUES(2,231,1,'["swap", "market"]',3,1000000.0,'9c6848a3',263);
INSERT INTO "entries" VALUES(2,232,1,'["tile", "market", "N11"]',3,1000000.0,'fd9f7ce5',264);
INSERT INTO "entries" VALUES(2,233,1,'["end"]',3,1000000.0,'54bdb347',265);
INSERT INTO "entries" VALUES(2,234,0,'["leader", "farmer", "J11"]',1,1000000.0,'5c1fd32e',266);
INSERT INTO "entries" VALUES(2,235,0,'["end"]',1,1000000.0,'00bfdf30',267);
INSERT INTO "entries" VALUES(2,236,1,'["swap", "settlement"]',3,1000000.0,'78b8d5ab',268);
INSERT INTO "entries" VALUES(2,237,1,'["tile", "market", "L6"]',3,1000000.0,'3e96c79f',269);
INSERT INTO "entries" VALUES(2,238,1,'["end"]',3,1000000.0,'05297ba3',270);
INSERT INTO "entries" VALUES(2,239,0,'["tile", "farm", "M8"]',1,1000000.0,'f4acbcda',271);
INSERT INTO "entries" VALUES(2,240,0,'["withdraw", "priest"]',1,1000000.0,'61741b2a',272);
INSERT INTO "entries" VALUES(2,241,0,'["end"]',1,1000000.0,'79778192',273);
INSERT INTO "entries" VALUES(2,242,1,'["tile", "temple", "E9"]',3,1000000.0,'e3feb14d',274);
INSERT INTO "entries" VALUES(2,243,1,'["withdraw", "trader"]',3,1000000.0,'661f25af',275);
INSERT INTO "entries" VALUES(2,244,1,'["end"]',3,1000000.0,'100cefbd',276);
INSERT INTO "entries" VALUES(2,245,0,'["leader", "priest", "F6"]',1,1000000.0,'c6dc65aa',277);
INSERT INTO "entries" VALUES(2,246,0,'["end"]',1,1000000.0,'dc52e33d',278);
INSERT INTO "entries" VALUES(2,247,1,'["withdraw", "priest"]',3,1000000.0,'c3f5bddc',279);
INSERT INTO "entries" VALUES(2,248,1,'["tile", "settlement", "L7"]',3,1000000.0,'b1685dd1',280);
INSERT INTO "entries" VALUES(2,249,1,'["end"]',3,1000000.0,'cfa76416',281);
INSERT INTO "entries" VALUES(2,250,0,'["tile", "settlement", "L10"]',1,1000000.0,'5c0127ef',282);
INSERT INTO "entries" VALUES(2,251,0,'["end"]',1,1000000.0,'5f3c7f1a',283);
INSERT INTO "entries" VALUES(2,252,1,'["leader", "king", "M5"]',3,1000000.0,'2737eb38',284);
INSERT INTO "entries" VALUES(2,253,1,'["tile", "temple", "J4"]',3,1000000.0,'73c6cd22',285);
INSERT INTO "entries" VALUES(2,254,1,'["end"]',3,1000000.0,'e040b746',286);
INSERT INTO "entries" VALUES(2,255,0,'["swap", "settlement", "settlement"]',1,1000000.0,'d72864cc',287);
INSERT INTO "entries" VALUES(2,256,0,'["tile", "temple", "K8"]',1,1000000.0,'699cad21',288);
INSERT INTO "entries" VALUES(2,257,0,'["end"]',1,1000000.0,'3061531b',289);
INSERT INTO "entries" VALUES(2,258,1,'["swap", "farm", "farm"]',3,1000000.0,'8f97ee67',290);
INSERT INTO "entries" VALUES(2,259,1,'["leader", "priest", "A2"]',3,1000000.0,'fc657965',291);
INSERT INTO "entries" VALUES(2,260,1,'["end"]',3,1000000.0,'9d9f06ff',292);
INSERT INTO "entries" VALUES(2,261,0,'["leader", "farmer", "G3"]',1,1000000.0,'ca9957c6',293);
INSERT INTO "entries" VALUES(2,262,0,'["swap", "temple", "market"]',1,1000000.0,'16ab9700',294);
INSERT INTO "entries" VALUES(2,263,0,'["end"]',1,1000000.0,'ba196ed9',295);
INSERT INTO "entries" VALUES(2,264,1,'["leader", "farmer", "B3"]',3,1000000.0,'169ca9b0',296);
INSERT INTO "entries" VALUES(2,265,1,'["leader", "priest", "H2"]',3,1000000.0,'639bb21c',297);
INSERT INTO "entries" VALUES(2,266,1,'["end"]',3,1000000.0,'ca21a7d7',298);
INSERT INTO "entries" VALUES(2,267,0,'["withdraw", "priest"]',1,1000000.0,'4170bca6',299);
INSERT INTO "entries" VALUES(2,268,0,'["swap", "market"]',1,1000000.0,'b5687183',300);
INSERT INTO "entries" VALUES(2,269,0,'["end"]',1,1000000.0,'d2472e32',301);
INSERT INTO "entries" VALUES(2,270,1,'["swap", "farm"]',3,1000000.0,'df6ae129',302);
INSERT INTO "entries" VALUES(2,271,1,'["withdraw", "priest"]',3,1000000.0,'0b449fcb',303);
INSERT INTO "entries" VALUES(2,272,1,'["end"]',3,1000000.0,'855fe01e',304);
INSERT INTO "entries" VALUES(2,273,0,'["withdraw", "farmer"]',1,1000000.0,'017eb82c',305);
INSERT INTO "entries" VALUES(2,274,0,'["tile", "farm", "J9"]',1,1000000.0,'c33bb12a',306);
INSERT INTO "entries" VALUES(2,275,0,'["end"]',1,1000000.0,'9d4564c4',307);
INSERT INTO "entries" VALUES(2,276,1,'["withdraw", "king"]',3,1000000.0,'b75d1a9a',308);
INSERT INTO "entries" VALUES(2,277,1,'["swap", "settlement", "settlement"]',3,1000000.0,'7713eb34',309);
INSERT INTO "entries" VALUES(2,278,1,'["end"]',3,1000000.0,'373f7207',310);
INSERT INTO "entries" VALUES(2,279,0,'["tile", "market", "N8"]',1,1000000.0,'8308b5db',311);
INSERT INTO "entries" VALUES(2,280,0,'["leader", "trader", "I4"]',1,1000000.0,'4fc42393',312);
INSERT INTO "entries" VALUES(2,281,0,'["end"]',1,1000000.0,'de00eb09',313);
INSERT INTO "entries" VALUES(2,282,1,'["withdraw", "farmer"]',3,1000000.0,'baa2c8ed',314);
INSERT INTO "entries" VALUES(2,283,1,'["leader", "farmer", "F2"]',3,1000000.0,'efad744e',315);
INSERT INTO "entries" VALUES(2,284,1,'["end"]',3,1000000.0,'5b328405',316);
INSERT INTO "entries" VALUES(2,285,0,'["leader", "trader", "I3"]',1,1000000.0,'dc92b784',317);
INSERT INTO "entries" VALUES(2,286,0,'["leader", "farmer", "A2"]',1,1000000.0,'b352d75d',318);
INSERT INTO "entries" VALUES(2,287,0,'["end"]',1,1000000.0,'106342f4',319);
INSERT INTO "entries" VALUES(2,288,1,'["leader", "priest", "C8"]',3,1000000.0,'32cd5416',320);
INSERT INTO "entries" VALUES(2,289,1,'["leader", "priest", "J7"]',3,1000000.0,'7ff64d2d',321);
INSERT INTO "entries" VALUES(2,290,1,'["end"]',3,1000000.0,'aed9179a',322);
INSERT INTO "entries" VALUES(2,291,0,'["tile", "market", "H8"]',1,1000000.0,'dc9a36bc',323);
INSERT INTO "entries" VALUES(2,292,0,'["tile", "farm", "I9"]',1,1000000.0,'e126d5f3',324);
INSERT INTO "entries" VALUES(2,293,0,'["end"]',1,1000000.0,'fe14a4a2',325);
CREATE TABLE noted (table_id INTEGER PRIMARY KEY REFERENCES tables (id)) STRICT;
INSERT INTO "noted" VALUES(2);
CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    language TEXT,
    dm INTEGER NOT NULL,
    dm_closed INTEGER NOT NULL,
    client TEXT
, quiet TEXT, theme TEXT) STRICT;
INSERT INTO "people" VALUES(1,NULL,1,0,NULL,'1320 420 Europe/Prague',NULL);
INSERT INTO "people" VALUES(2,'fi',1,0,NULL,NULL,NULL);
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    mu REAL,
    sigma REAL,
    UNIQUE (table_id, user)
) STRICT;
INSERT INTO "results" VALUES(1,2,9,'tigris',1,1,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "results" VALUES(2,2,9,'tigris',3,2,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key INTEGER NOT NULL UNIQUE,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    auto_end INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'open', 'over', 'cancelled')),
    chairs TEXT NOT NULL,
    header TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    told INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    due REAL
, reminders INTEGER NOT NULL DEFAULT 24, waits TEXT NOT NULL DEFAULT '[]', away TEXT NOT NULL DEFAULT '[]', ordered INTEGER NOT NULL DEFAULT 0, theme TEXT NOT NULL DEFAULT 'standard') STRICT;
INSERT INTO "tables" VALUES(1,1,9,77,1,'en','tigris','{"map": "standard", "english-variant": "no", "open-scores": "no"}',1,'open','[["bull", 2, "Ben"], ["lion", 1, "Ann"], ["pot", 3, "Cyd"]]','game: tigris 1
options: map=standard english-variant=no open-scores=no
seats: bull lion pot
commitment: sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

','{"actions":2,"agenda":[{"is":"Act"}],"bag":"0003010000020001000300020200000101000001030001030000030002010100020102030103000202000301030000010300010002030000010000030300010002010202010103000000020000020103000202010103010102010200010203020301000103030003000002000103010102030203010302","board":{"catastrophes":730750818665451459101842416358141509827966271488,"covered":-1,"flipped":0,"is":"Board","leaders":[[-1,-1,-1,-1],[-1,157,-1,-1],[-1,-1,-1,-1]],"monuments":[],"tiles":[1532495907668545885120562846044420820646509043488392192,0,10889035741470030830827987437816582774784,0],"treasures":1532495907668545885120562529131770763589158669312590848},"catastrophes":[2,2,1],"conflict":null,"dynasties":["bull","lion","pot"],"ended":"","english":false,"hands":[[3,1,0,2],[3,0,3,0],[0,4,1,1]],"is":"State","map":"standard","open_scores":false,"out":[0,0,0,0],"points":[[0,0,0,0],[0,0,0,0],[0,0,0,0]],"swapped":[[0,0,0,0],[0,0,0,2],[1,0,0,0]],"treasures":[0,0,0],"turn":0}',26,30,NULL,0,'[[2, 1000000.0, null, true, 0]]','[]',0,'standard');
INSERT INTO "tables" VALUES(2,32,9,78,1,'cs','tigris','{"map": "standard", "english-variant": "no", "open-scores": "no"}',1,'over','[["lion", 1, "Ann"], ["bull", 3, "Cyd"]]','game: tigris 1
options: map=standard english-variant=no open-scores=no
seats: lion bull
commitment: sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

','{"actions":0,"agenda":[],"bag":"","board":{"catastrophes":23946704327666844314787975306310006004836776143749120,"covered":-1,"flipped":0,"is":"Board","leaders":[[-1,17,42,-1],[111,22,-1,-1]],"monuments":[],"tiles":[7662630067303778379904422787649685327648271788209865732,156108018526944601198245972218694526314741968,12261460904603743241043479493444379981915902691554361344,23384026197294458049408335443953829450869964275712],"treasures":1532495907668545885120562529131770763589158669312590848},"catastrophes":[0,0],"conflict":null,"dynasties":["lion","bull"],"ended":"tiles","english":false,"hands":[[0,0,4,1],[3,2,0,1]],"is":"State","map":"standard","open_scores":false,"out":[2,0,0,0],"points":[[1,0,0,0],[0,0,0,0]],"swapped":[[13,5,8,13],[13,12,10,10]],"treasures":[0,0],"turn":0}',290,293,NULL,24,'[]','[]',0,'standard');
INSERT INTO "tables" VALUES(3,326,9,79,2,'cs','tigris','{"map": "standard", "english-variant": "no", "open-scores": "no"}',1,'lobby','[["", 2, "Ben"]]','','',0,0,NULL,24,'[]','[]',0,'standard');
INSERT INTO "tables" VALUES(4,327,9,80,3,'cs','tigris','{"map": "standard", "english-variant": "no", "open-scores": "no"}',1,'open','[["lion", 3, "Cyd"], ["bull", null, "Počítač 1"]]','game: tigris 1
options: map=standard english-variant=no open-scores=no
seats: lion bull
commitment: sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

','{"actions":2,"agenda":[{"is":"Act"}],"bag":"0102010102010200000003030003010000020001000300020200000101000001030001030000030002010100020102030103000202000301030000010300010002030000010000030300010002010202010103000000020000020103000202010103010102010200010203020301000103030003000002000103010102030203010302","board":{"catastrophes":0,"covered":-1,"flipped":0,"is":"Board","leaders":[[-1,-1,-1,-1],[-1,-1,-1,-1]],"monuments":[],"tiles":[1532495907668545885120562529131770763589158669312590848,0,0,0],"treasures":1532495907668545885120562529131770763589158669312590848},"catastrophes":[2,2],"conflict":null,"dynasties":["lion","bull"],"ended":"","english":false,"hands":[[3,1,1,1],[2,0,2,2]],"is":"State","map":"standard","open_scores":false,"out":[0,0,0,0],"points":[[0,0,0,0],[0,0,0,0]],"swapped":[[0,0,0,0],[0,0,0,0]],"treasures":[0,0],"turn":0}',0,0,NULL,24,'[[3, 1000000.0, 1086400.0, true, 0]]','[]',0,'standard');
INSERT INTO "tables" VALUES(5,328,9,81,1,'cs','tigris','{"map": "standard", "english-variant": "no", "open-scores": "no"}',1,'lobby','[["", 1, "Ann"], ["", 2, "Ben"]]','','',0,0,NULL,24,'[]','[]',0,'standard');
CREATE TABLE unlisted (user INTEGER PRIMARY KEY) STRICT;
CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL CHECK (kind IN ('computer', 'substitute', 'end', 'return', 'undo')),
    about INTEGER,
    version INTEGER NOT NULL,
    absent INTEGER NOT NULL,
    sitter INTEGER,
    wanting INTEGER,
    proposal TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('', 'agreed', 'offered', 'taken', 'rejected', 'lapsed')),
    message INTEGER
) STRICT;
INSERT INTO "votes" VALUES(1,1,'computer',0,30,0,2,NULL,'🗳️ **Ann** asks: May a computer player take over the seat of **Ben**?','',NULL);
CREATE TABLE watchers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "watchers" VALUES(1,3);
CREATE UNIQUE INDEX one_game_a_channel ON tables (channel) WHERE status IN ('lobby', 'open');
CREATE INDEX tables_of_a_guild ON tables (guild) WHERE status IN ('lobby', 'open');
CREATE INDEX debts_of_a_channel ON debts (channel, id);
CREATE INDEX votes_of_a_table ON votes (table_id) WHERE verdict IN ('', 'offered');
CREATE INDEX results_of_a_guild ON results (guild, game, user);
CREATE TRIGGER debts_are_dated AFTER INSERT ON debts
BEGIN
    UPDATE debts SET owed = strftime('%Y-%m-%d %H:%M:%f', 'now') WHERE id = NEW.id;
END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',5);
INSERT INTO "sqlite_sequence" VALUES('debts',622);
INSERT INTO "sqlite_sequence" VALUES('results',2);
INSERT INTO "sqlite_sequence" VALUES('votes',1);
COMMIT;
PRAGMA user_version = 7;
