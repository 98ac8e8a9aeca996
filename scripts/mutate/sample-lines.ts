// The code that is broken: every line of a folder, or a few that a seed draws, the same ones each time.
import { globSync, readFileSync, statSync } from 'node:fs';

/** Source files at or below a path, without tests. */
export const sourcesOf = (path: string): readonly string[] =>
  (statSync(path).isDirectory() ? globSync(`${path}/**/*.ts`).toSorted() : [path]).filter((file) => !file.endsWith('.test.ts'));

/** Comments, imports and closing brackets hold nothing to break. */
const isCode = (line: string): boolean => /\w/.test(line) && !/^\s*(\/\/|\/?\*|import |export (type|\*)|type |readonly )/.test(line);

/** 32 bits of a text and a seed (FNV-1a), spread once more so that near texts lie far apart. */
function place(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Patterns for the run: whole files when nothing is sampled, else single lines. */
export function linesToBreak(files: readonly string[], sample: number | null, seed: number): readonly string[] {
  if (sample === null) return files;
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, above) => (isCode(line) ? [`${file}:${above + 1}-${above + 1}`] : [])),
  );
  return lines.toSorted((one, other) => place(one, seed) - place(other, seed)).slice(0, sample);
}
