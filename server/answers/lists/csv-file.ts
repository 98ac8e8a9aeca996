// A list of the exchange's own figures as a file for spreadsheets: every row, in the order in which it is read.
import { FileAnswer } from './file-answer.ts';

/** Numbers, codes and times alone: nothing that would have to be quoted, and nothing that a spreadsheet would run. */
const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

async function* lines(head: readonly string[], pages: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(head)}`;
  for await (const rows of pages) yield rows.map(csvLine).join('');
}

/** `name` without its ending. */
export const csvFile = (name: string, head: readonly string[], pages: AsyncIterable<readonly (readonly string[])[]>): FileAnswer =>
  new FileAnswer(`${name}.csv`, 'text/csv; charset=utf-8', lines(head, pages));
