"""The gateway: sessions, intents, resuming, and disconnecting on demand.

Close codes and opcodes: https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway
"""

import asyncio
import json
import secrets
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.sandbox.json_types import Json
from bot.sandbox.model import Guild
from bot.sandbox.payloads import guild_json, member_json, user_json
from bot.sandbox.sessions import BAD_TOKEN, MESSAGE_CONTENT, Admission, Session
from bot.sandbox.state import State

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
GUILDS, GUILD_MESSAGES, DM_MESSAGES = 1, 1 << 9, 1 << 12
MEMBERS_AT_ONCE = 100
MAX_SESSIONS = 8
"""Maximum number of cut sessions that can be resumed. A bot that restarts often leaves many behind."""

ROUND_TRIP_SECONDS = 0.02
"""Seconds between a heartbeat and its answer. discord.py notes in another thread when it has sent a heartbeat. If the
answer arrives before that, it seems to be as late as the previous heartbeat is old, and discord.py logs a warning."""

GOING_AWAY = 1001
DECODE_ERROR, NOT_AUTHENTICATED, TWICE = 4002, 4003, 4005


class Gateway:
    """Holds all gateway sessions of the bot."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._sessions: dict[str, Session] = {}
        self._kept: list[tuple[Session, Json]] | None = None
        self._kept_of: int | None = None
        self.admission = Admission(state)
        self.is_down = False
        self.identified = 0
        self.resumed = 0
        self.members_asked = 0

    @property
    def is_connected(self) -> bool:
        """Whether the bot is listening."""
        return any(session.socket is not None for session in self._sessions.values())

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection from its hello to its end. While the gateway is down, refuse it."""
        if self.is_down:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=4096)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        session: Session | None = None
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            try:
                session = await self._receive(socket, session, json.loads(frame.data))
            except (ValueError, KeyError, TypeError):
                await socket.close(code=DECODE_ERROR)
            except ConnectionResetError:
                break
            self._state.wake_waiters()
        if session is not None and session.socket is socket:
            session.socket = None
        self._state.wake_waiters()
        return socket

    async def _receive(self, socket: web.WebSocketResponse, session: Session | None, frame: Json) -> Session | None:
        op = frame["op"]
        if op == HEARTBEAT:
            await asyncio.sleep(ROUND_TRIP_SECONDS)
            await socket.send_json({"op": ACK, "d": None, "s": None, "t": None})
        elif op == IDENTIFY:
            if session is None:
                return await self._identify(socket, frame["d"])
            await socket.close(code=TWICE)
        elif op == RESUME:
            return await self._resume(socket, frame["d"])
        elif session is None:
            await socket.close(code=NOT_AUTHENTICATED)
        elif op == MEMBERS:
            await self._send(session, "GUILD_MEMBERS_CHUNK", self._requested_members(frame["d"]))
        return session

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        shard, shards = data.get("shard", (0, 1))
        in_time, refused = self.admission.count_identify(shard), self.admission.refusal(data)
        if refused is not None:
            await socket.close(code=refused)
            return None
        if self.admission.remaining < 0:
            await socket.close(code=BAD_TOKEN)
            self._state.token = secrets.token_hex(16)
            await self.hang_up(BAD_TOKEN)
            return None
        if not in_time:
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})
            return None
        self.identified += 1
        session = Session(secrets.token_hex(16), data["intents"], socket, shard, shards)
        self._sessions[session.id] = session
        for forgotten in [known.id for known in self._sessions.values() if known.socket is None][:-MAX_SESSIONS]:
            del self._sessions[forgotten]
        guilds = [guild for guild in self._state.guilds.values() if guild.inside and session.receives(guild)]
        await self._send(session, "READY", self._ready(session, guilds))
        for guild in guilds if session.intents & GUILDS else ():
            await self._send(session, "GUILD_CREATE", guild_json(self._state, guild))
        return session

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        state = self._state
        return {
            "v": 10,
            "user": user_json(state.bot) | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": state.url.replace("http", "ws", 1) + "/gateway/",
            "shard": [session.shard, session.shards],
            "application": {"id": str(state.bot.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }

    def _requested_members(self, request: Json) -> Json:
        """Return the members whose ids are requested. Requesting all members, or members by name, would need an
        intent."""
        self.members_asked += 1
        users = [int(user) for user in request["user_ids"]][:MEMBERS_AT_ONCE]
        guild = self._state.guilds[int(request["guild_id"])]
        members = [user for user in users if user in self._state.users and user not in guild.departed]
        return {
            "guild_id": str(guild.id),
            "members": [member_json(self._state.users[user], guild) for user in members],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user) for user in users if user not in members],
            "nonce": request.get("nonce"),
        }

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        if data["token"] != self._state.token:
            await socket.close(code=BAD_TOKEN)
            return None
        session = self._sessions.get(data["session_id"])
        if session is None:
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})
            return None
        session.socket = socket
        self.resumed += 1
        for frame in [sent_frame for sent_frame in session.sent if sent_frame["s"] > data["seq"]]:
            await socket.send_json(frame)
        await self._send(session, "RESUMED", {"_trace": []})
        return session

    async def dispatch(
        self,
        name: str,
        data: Json,
        guild: Guild | None,
        *,
        intents: int = 0,
        change: Callable[[Json], Json] = dict,
    ) -> None:
        """Send an event to every session of the guild's shard that has the intent for it. `change`: removes the parts
        that a session may not read from the event's data."""
        for session in list(self._sessions.values()):
            if session.receives(guild) and (not intents or session.intents & intents):
                readable = bool(session.intents & MESSAGE_CONTENT)
                await self._send(session, name, data if readable else change(data))
        self._state.wake_waiters()

    async def _send(self, session: Session, name: str, data: Json) -> None:
        session.count += 1
        frame: Json = {"op": DISPATCH, "t": name, "s": session.count, "d": data}
        session.sent.append(frame)
        if self._kept is None or self._kept_of not in (None, session.shard):
            await self._push(session, frame)
        else:
            self._kept.append((session, frame))

    async def _push(self, session: Session, frame: Json) -> None:
        if session.socket is None:
            return
        try:
            await session.socket.send_json(frame)
        except ConnectionError:
            session.socket = None

    @property
    def held_count(self) -> int:
        """Return the number of events that are held back."""
        return len(self._kept or [])

    def hold_events(self, shard: int | None = None) -> None:
        """Hold back all events, or those of one shard, until `deliver_held`."""
        self._kept, self._kept_of = [], shard

    async def deliver_held(self, *, times: int = 1, backwards: bool = False) -> None:
        """Send the events that were held back. `times`, `backwards`: send each several times, or the last one first, as
        can happen on Discord."""
        kept, self._kept = self._kept or [], None
        for session, frame in reversed(kept) if backwards else kept:
            for _ in range(times):
                await self._push(session, frame)

    async def drop(self, resumable: bool, shard: int | None = None) -> None:
        """Cut the connections of all shards or of one shard. `resumable`: whether their sessions can be resumed."""
        for session in self._live(shard):
            socket, session.socket = session.socket, None
            if not resumable:
                del self._sessions[session.id]
            if socket is not None:
                await socket.close(code=4000)

    async def hang_up(self, code: int) -> None:
        """Close all connections with a close code."""
        for session in self._live():
            if session.socket is not None:
                await session.socket.close(code=code)

    async def reconnect(self) -> None:
        """Ask the bot to reconnect."""
        for session in self._live():
            if session.socket is not None:
                await session.socket.send_json({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self, resumable: bool) -> None:
        """Send Invalid Session to every live session. `resumable`: whether the sessions may be resumed."""
        for session in self._live():
            if session.socket is not None:
                if not resumable:
                    del self._sessions[session.id]
                await session.socket.send_json({"op": INVALID, "d": resumable, "s": None, "t": None})

    async def close(self) -> None:
        """Close all connections permanently."""
        await self.hang_up(GOING_AWAY)

    def _live(self, shard: int | None = None) -> list[Session]:
        return [
            session
            for session in self._sessions.values()
            if session.socket is not None and shard in (None, session.shard)
        ]
