"""Draw games: a view of a game becomes a scene (data), and a scene becomes an image file.

`bot` and tests may import this package; it imports only `engine`. Each of its parts imports only parts below it:

        registry, service    the contract of a game's pictures; drawing in the background
    games/<game>         one game's pictures, with its own sprites
        kit                  names, headlines, covers, posters, charts and score sheets for any game
        layouts              mirrored frames, rating charts, icon keys, text diagrams, previews of a chat
        sprites | raster     what any scene can hold | scenes to pixels and files
    scene, context       a picture as data; the settings of its reader
        drawing, theme       a canvas in units, shapes, text; colours
"""
