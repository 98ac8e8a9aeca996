// A text as outlines of letters: shaped, broken into lines and put in the order in which its language is read.
import bidiFactory from 'bidi-js';
import { Buffer as Shaping, Direction, shape } from 'harfbuzzjs';

import { localeOf } from '#lib/i18n/locales.ts';
import { breakText } from './break-text.ts';
import { fontsFor, type OpenFont } from './picture-fonts.ts';

/** One letter: its outline in the units of its font, upwards, and where it stands in pixels. */
type PlacedLetter = { readonly outline: string; readonly x: number; readonly y: number; readonly scale: number };

export type SetText = {
  readonly width: number;
  readonly height: number;
  readonly letters: readonly PlacedLetter[];
  /** It did not fit: the end is missing. */
  readonly isCut: boolean;
};

export type Setting = {
  /** Pixels of a line of letters. */
  readonly size: number;
  /** The height of a line, in sizes. */
  readonly lineHeight: number;
  /** Pixels. */
  readonly width: number;
  readonly maxLines: number;
};

type Fonts = ReadonlyMap<string, OpenFont>;
type Run = { readonly text: string; readonly font: OpenFont; readonly isBackward: boolean };
type Line = { readonly width: number; readonly letters: readonly Omit<PlacedLetter, 'y'>[]; readonly lifts: readonly number[] };

const bidi = bidiFactory();

/** Marks of direction have done their part once the order is known. */
const isMark = (character: string): boolean => /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/.test(character);
/** These say how their neighbours are joined and belong to no font. */
const isJoiner = (character: string): boolean => character === '\u200c' || character === '\u200d';

/** Pieces of one line that are shaped at once, from left to right as they are seen. */
function runsOf(text: string, fonts: Fonts, direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: (Run & { readonly level: number })[] = [];
  let place = 0;
  for (const character of text) {
    const level = levels[place] ?? 0;
    place += character.length;
    const last = runs.at(-1);
    const font = isJoiner(character) || isMark(character) ? last?.font : fonts.get(character);
    if (font === undefined || isMark(character)) continue;
    if (last !== undefined && last.level === level && last.font === font) runs.splice(-1, 1, { ...last, text: `${last.text}${character}` });
    else runs.push({ text: character, font, isBackward: level % 2 === 1, level });
  }
  // The rule of the Unicode standard: from the deepest level down, what is at it or deeper is turned around.
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while ((runs[to]?.level ?? -1) >= level) to += 1;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  return runs;
}

function setLine(text: string, fonts: Fonts, tag: string, size: number): Line {
  const { direction } = localeOf(tag);
  const [letters, lifts]: [Omit<PlacedLetter, 'y'>[], number[]] = [[], []];
  let x = 0;
  for (const run of runsOf(text, fonts, direction)) {
    const scale = size / run.font.unitsPerEm;
    const shaping = new Shaping();
    shaping.addText(run.text);
    shaping.setDirection(run.isBackward ? Direction.RTL : Direction.LTR);
    shaping.setLanguage(tag);
    shaping.guessSegmentProperties();
    shape(run.font.font, shaping);
    const positions = shaping.getGlyphPositions();
    for (const [place, { codepoint: letter }] of shaping.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      letters.push({ outline: run.font.font.glyphToPath(letter), x: x + xOffset * scale, scale });
      lifts.push(yOffset * scale);
      x += xAdvance * scale;
    }
  }
  return { width: x, letters, lifts };
}

/** Lines of pieces, as full as they can be. What does not fit into the last one is cut between pieces. */
function fill(
  pieces: readonly string[],
  widthOf: (text: string) => number,
  { width, maxLines }: Setting,
): { texts: string[]; isCut: boolean } {
  const lines: string[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf([...line, piece].join('').trimEnd()) <= width) line.push(piece);
    else lines.push([piece]);
  }
  const [kept, last] = [lines.slice(0, maxLines), lines[maxLines - 1] ?? []];
  const isCut = lines.length > maxLines;
  if (isCut) {
    const ended = (): string => `${last.join('').replace(/[\p{Po}\p{Pd}\s]+$/u, '')}…`;
    while (last.length > 1 && widthOf(ended()) > width) last.pop();
    last.splice(0, last.length, ended());
  }
  return { texts: kept.map((line) => line.join('').trimEnd()), isCut };
}

/** Null: one of its characters is in no font of the pictures. `tag`: the language that it is in. */
export async function setText(text: string, tag: string, setting: Setting): Promise<SetText | null> {
  const tidy = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const fonts = await fontsFor(
    Array.from(`${tidy}…`).filter((character) => !isMark(character) && !isJoiner(character)),
    tag,
  );
  if (fonts === null) return null;
  const widthOf = (line: string): number => setLine(line, fonts, tag, setting.size).width;
  const { texts, isCut } = fill(breakText(tidy, tag), widthOf, setting);
  const lines = texts.map((line) => setLine(line, fonts, tag, setting.size));
  const isBackward = localeOf(tag).direction === 'rtl';
  const letters = lines.flatMap((line, place) => {
    const from = isBackward ? setting.width - line.width : 0;
    const baseline = setting.size * (place * setting.lineHeight + setting.lineHeight / 2 + 0.36);
    return line.letters.map((letter, index) => ({ ...letter, x: from + letter.x, y: baseline - (line.lifts[index] ?? 0) }));
  });
  return { width: setting.width, height: Math.ceil(setting.size * setting.lineHeight * lines.length), letters, isCut };
}
