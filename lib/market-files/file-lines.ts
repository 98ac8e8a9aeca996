// The lines of a file as their fields: whatever separates and quotes them, and with the number that an editor shows.
import Papa from 'papaparse';

export type FileLine = { readonly line: number; readonly fields: readonly string[] };

const separators = [',', ';', '\t', '|'];
/** A heading, and what may stand before it, is looked for in so many lines. */
const headLines = 20;

/** Empty lines are left out. `onLine` says whether it wants another. Answers the line whose quote is not closed; null: there is none. */
function walk(
  text: string,
  options: { readonly delimiter: string; readonly preview: number },
  onLine: (line: FileLine) => boolean,
): number | null {
  let line = 1;
  let openQuote: number | null = null;
  Papa.parse<string[]>(text, {
    ...options,
    delimitersToGuess: separators,
    step: ({ data, errors }, parser) => {
      const fields = data.map((field) => field.trim());
      const at = line;
      line += 1 + data.reduce((sum, field) => sum + (/[\r\n]/.test(field) ? field.split(/\r\n|\r|\n/).length - 1 : 0), 0);
      if (errors.some(({ type }) => type === 'Quotes')) openQuote = at;
      const isEmpty = fields.every((field) => field === '');
      if (openQuote !== null || (!isEmpty && !onLine({ line: at, fields }))) parser.abort();
    },
  });
  return openQuote;
}

export type FileHead = { readonly delimiter: string; readonly lines: readonly FileLine[]; readonly openQuote: number | null };

export function headOf(text: string): FileHead {
  const lines: FileLine[] = [];
  const { delimiter } = Papa.parse<string[]>(text, { preview: headLines, delimitersToGuess: separators }).meta;
  const openQuote = walk(text, { delimiter, preview: headLines }, (line) => lines.push(line) > 0);
  return { delimiter, lines, openQuote };
}

/** Those behind a line. */
export function linesBehind(text: string, delimiter: string, behind: number, onLine: (line: FileLine) => boolean): number | null {
  return walk(text, { delimiter, preview: 0 }, (line) => line.line <= behind || onLine(line));
}
