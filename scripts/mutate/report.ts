// The result of a run: for each folder how much of the breaking was seen, and every change that was not.
import { dirname, relative } from 'node:path';

type Place = { readonly line: number; readonly column: number };

export type Change = {
  readonly status: string;
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly mutatorName: string;
  readonly replacement?: string;
};

const seen: readonly string[] = ['Killed', 'Timeout'];
/** No test runs what was changed, or none of those that do minds. */
const unseen: readonly string[] = ['Survived', 'NoCoverage'];

const score = (changes: readonly Change[]): string => {
  const killed = changes.filter(({ status }) => seen.includes(status)).length;
  const survived = changes.filter(({ status }) => unseen.includes(status)).length;
  const percent = killed + survived === 0 ? '—' : `${((killed / (killed + survived)) * 100).toFixed(1)} %`;
  return `${percent} (${killed} seen, ${survived} survived)`;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120);

export function reportOf(changes: readonly Change[], codeAt: (change: Change) => string): string {
  const counted = changes.filter(({ status }) => seen.includes(status) || unseen.includes(status));
  const pathOf = ({ fileName }: Change): string => relative('.', fileName);
  const survivors = counted
    .filter(({ status }) => unseen.includes(status))
    .toSorted((one, other) => pathOf(one).localeCompare(pathOf(other)) || one.location.start.line - other.location.start.line)
    .map((change) => {
      const untested = change.status === 'NoCoverage' ? ' (no test comes here)' : '';
      const { line, column } = change.location.start;
      return `${pathOf(change)}:${line}:${column} ${change.mutatorName}${untested}: ${oneLine(codeAt(change))} → ${oneLine(change.replacement ?? '')}`;
    });
  const folders = [...new Set(counted.map((change) => dirname(pathOf(change))))].toSorted();
  const rows = folders.map((folder) => `${folder}: ${score(counted.filter((change) => dirname(pathOf(change)) === folder))}`);
  return [...survivors, '', ...rows, ...(folders.length > 1 ? [`all: ${score(counted)}`] : [])].join('\n');
}
