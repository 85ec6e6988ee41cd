"""Draw games: a view becomes a scene (data), a scene becomes a PNG file.

`bot` and tests may import it; it imports `engine` alone. Its parts, each of which imports only what stands below it:

    registry, service    the contract of a game's pictures; drawing in the background
    games/<game>         one game's pictures, with its own sprites
    kit                  pieces and panels for games with four colours, leaders and dynasties
    layouts              what can be laid out for any game: mirrored frames, charts, a text diagram
    sprites | raster     what any scene can hold | scenes to pixels and files
    scene, context       a picture as data; the settings of its reader
    drawing, theme       a canvas in units, outlines, lettering; colours
"""
