// One text of the help centre or of the announcements, taken apart: what its translations must have in common with it.
import { readFileSync } from 'node:fs';

export type Text = {
  /** The lines between the marks on top, name and value; null: there are no marks. */
  readonly front: readonly (readonly [name: string, value: string])[] | null;
  readonly body: string;
  /** Levels in their order: 2 is ##. */
  readonly headings: readonly number[];
  readonly links: readonly string[];
  /** The words in bold: words of the screen. */
  readonly bold: readonly string[];
  readonly bullets: number;
  readonly steps: number;
  readonly rows: number;
};

const countOf = (body: string, pattern: RegExp): number => [...body.matchAll(pattern)].length;
const firsts = (body: string, pattern: RegExp): string[] => [...body.matchAll(pattern)].map((match) => match[1] ?? '');

/** @internal */
export function takeApart(text: string): Text {
  const [, top, rest] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const body = rest ?? text;
  return {
    front:
      top?.split('\n').map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ').trim()] as const;
      }) ?? null,
    body,
    headings: firsts(body, /^(#+) /gm).map((marks) => marks.length),
    links: firsts(body, /\]\(([^)]*)\)/g),
    bold: firsts(body, /\*\*([^*]+)\*\*/g),
    bullets: countOf(body, /^ *- /gm),
    steps: countOf(body, /^ *\d+\. /gm),
    rows: countOf(body, /^\|/gm),
  };
}

export const readText = (path: string): Text => takeApart(readFileSync(path, 'utf8'));
