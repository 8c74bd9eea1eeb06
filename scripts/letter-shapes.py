"""Writes the outlines, widths and kerning of our font at one weight, for pictures that hold a title.

Run it again only when the font changes (it needs fonttools and brotli), and format the result:
    python3 scripts/letter-shapes.py && npm run format
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"
TARGET = ROOT / "src/features/pages/share-picture/letter-shapes.json"
WEIGHT = 700
CHARACTERS = (
    " !\"#%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûü–—‘’“”„…€"
)


def main():
    font = instantiateVariableFont(TTFont(SOURCE), {"wght": WEIGHT})
    glyphs = {char: font.getBestCmap()[ord(char)] for char in CHARACTERS}
    shapes = {
        "unitsPerEm": font["head"].unitsPerEm,
        "letters": {char: shape_of(font, glyph) for char, glyph in glyphs.items()},
        "kerning": kerning_of(font, glyphs),
    }
    TARGET.write_text(json.dumps(shapes, ensure_ascii=False, indent=1) + "\n")


def shape_of(font, glyph):
    glyph_set = font.getGlyphSet()
    pen = SVGPathPen(glyph_set, ntos=lambda number: str(round(number)))
    glyph_set[glyph].draw(pen)
    return {"width": font["hmtx"][glyph][0], "outline": pen.getCommands()}


def kerning_of(font, glyphs):
    """By left character, the right ones that come closer or stay further off."""
    kerning = {}
    for left, left_glyph in glyphs.items():
        for right, right_glyph in glyphs.items():
            value = pair_value(font, left_glyph, right_glyph)
            if value:
                kerning.setdefault(left, {})[right] = value
    return kerning


def pair_value(font, left, right):
    for table in pair_tables(font):
        if left not in table.Coverage.glyphs:
            continue
        record = record_of(table, left, right)
        if record is not None:
            return (record.Value1.XAdvance or 0) if record.Value1 else 0
    return 0


def pair_tables(font):
    gpos = font["GPOS"].table
    kern = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    for index in sorted(kern):
        for table in gpos.LookupList.Lookup[index].SubTable:
            yield getattr(table, "ExtSubTable", table)


def record_of(table, left, right):
    if table.Format == 1:
        pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        return next((pair for pair in pairs if pair.SecondGlyph == right), None)
    first = table.ClassDef1.classDefs.get(left, 0)
    second = table.ClassDef2.classDefs.get(right, 0)
    return table.Class1Record[first].Class2Record[second]


main()
