// The letters of the pictures: which files hold those of a language, opened when a text needs them and not before.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import * as z from 'zod/mini';

/** Every other language is written in the letters of the pages themselves. */
const ownFamilies: Readonly<Record<string, string>> = {
  ar: 'noto-sans-arabic',
  'ja-JP': 'noto-sans-jp',
  'ko-KR': 'noto-sans-kr',
  'th-TH': 'noto-sans-thai',
  'zh-Hans': 'noto-sans-sc',
  'zh-Hant': 'noto-sans-tc',
  'zh-Hant-TW': 'noto-sans-tc',
};

const commonFamily = 'inter';
const weight = 400;
/** Files kept open. One picture in Chinese takes about thirty. */
const maxOpen = 96;

/** A family is cut into files by the characters in them. */
type FontFile = { readonly path: string; readonly ranges: readonly (readonly [from: number, to: number])[] };

export type OpenFont = {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly has: (codePoint: number) => boolean;
};

const filesOfFamilies = new Map<string, readonly FontFile[]>();

function filesOf(family: string): readonly FontFile[] {
  const known = filesOfFamilies.get(family);
  if (known !== undefined) return known;
  const folder = join('node_modules', '@fontsource-variable', family);
  const rangesByPart = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const files = Object.entries(rangesByPart).map(([part, ranges]) => ({
    path: join(folder, 'files', `${family}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map((range): readonly [number, number] => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
  filesOfFamilies.set(family, files);
  return files;
}

async function open(path: string): Promise<OpenFont> {
  const face = new Face(new Blob(await decompress(await readFile(path))));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const held = new Set(face.collectUnicodes());
  return { font, unitsPerEm: face.upem, has: (codePoint) => held.has(codePoint) };
}

const opened = new Map<string, Promise<OpenFont>>();

function openOnce(path: string): Promise<OpenFont> {
  const font = opened.get(path) ?? open(path);
  opened.delete(path);
  opened.set(path, font);
  const [oldest] = opened.keys();
  if (opened.size > maxOpen && oldest !== undefined) opened.delete(oldest);
  return font;
}

/** The fonts for a text's characters, the language's own before the common ones; null: one of them is in neither. */
export async function fontsFor(text: Iterable<string>, tag: string): Promise<ReadonlyMap<string, OpenFont> | null> {
  const files = [ownFamilies[tag], commonFamily].flatMap((family) => (family === undefined ? [] : filesOf(family)));
  const fonts = new Map<string, OpenFont>();
  for (const character of new Set(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    const holding = files.filter(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
    for (const { path } of holding) {
      const font = await openOnce(path);
      if (!font.has(codePoint)) continue;
      fonts.set(character, font);
      break;
    }
    if (!fonts.has(character)) return null;
  }
  return fonts;
}
