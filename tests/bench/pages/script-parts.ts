// The contents of the scripts of a build that was made with source maps: bytes by package or folder.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod/mini';

const map = z.object({ sources: z.array(z.nullable(z.string())), mappings: z.string() });
const sectioned = z.object({ sections: z.array(z.object({ offset: z.object({ line: z.number(), column: z.number() }), map })) });

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment (base64 VLQ). */
function readSegment(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const digit = digits.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** A package's name, or the folder of the product that it comes from. */
function partOf(source: string): string {
  const [, inPackages] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (inPackages !== undefined) return inPackages;
  const [, own] = /((?:app|components|features|lib|locales)\/.*)/.exec(source) ?? [];
  return (
    own
      ?.split('/')
      .slice(0, own.startsWith('app') ? 1 : 3)
      .join('/') ?? 'bundler'
  );
}

type Spot = { readonly line: number; readonly column: number; readonly source: string };

function* spotsOf(
  mappings: string,
  sources: readonly (string | null)[],
  at: { readonly line: number; readonly column: number },
): Generator<Spot> {
  let source = 0;
  for (const [row, text] of mappings.split(';').entries()) {
    let column = row === 0 ? at.column : 0;
    for (const segment of text === '' ? [] : text.split(',')) {
      const [columns = 0, sources_ = 0] = readSegment(segment);
      column += columns;
      source += sources_;
      yield { line: at.line + row, column, source: sources[source] ?? '' };
    }
  }
}

/** Shares of a script's characters, largest first; null where it has no map. */
export function partsOfScript(file: string): readonly (readonly [part: string, share: number])[] | null {
  const text = readFileSync(file, 'utf8');
  const [, name] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text) ?? [];
  // The map has a name of its own.
  const place = name === undefined ? null : join(dirname(file), decodeURIComponent(name));
  if (place === null || !existsSync(place)) return null;
  const lines = text.split('\n');
  const read: unknown = JSON.parse(readFileSync(place, 'utf8'));
  const split = sectioned.safeParse(read);
  const spots = split.success
    ? split.data.sections.flatMap(({ offset, map: { mappings, sources } }) => [...spotsOf(mappings, sources, offset)])
    : [...spotsOf(map.parse(read).mappings, map.parse(read).sources, { line: 0, column: 0 })];
  const counts = new Map<string, number>();
  for (const [index, { line, column, source }] of spots.entries()) {
    const next = spots[index + 1];
    const end = next?.line === line ? next.column : (lines[line]?.length ?? 0);
    const part = partOf(source);
    counts.set(part, (counts.get(part) ?? 0) + Math.max(0, end - column));
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].map(([part, count]) => [part, count / all] as const).toSorted((a, b) => b[1] - a[1]);
}
