// The code that a branch has changed where money, matching or rights are.
import { execFileSync } from 'node:child_process';

/** Folders whose tests must see at least 85 % of all small changes. */
const judgedFolders: readonly string[] = [
  ...['accounts', 'futures', 'lending', 'leading', 'liquidations', 'plans', 'strategies', 'unified'].map((part) => `server/engine/${part}`),
  'server/automation/bots',
  ...['security', 'wallets', 'leaders'].map((service) => `server/services/${service}`),
  'lib/order-math',
];

/**
 * Patterns of the lines that a diff without context adds or rewrites, in source files of the folders: `file:from-to`.
 * @internal
 */
export function linesOfDiff(diff: string, folders: readonly string[] = judgedFolders): readonly string[] {
  let file: string | null = null;
  return diff.split('\n').flatMap((line) => {
    const name = /^\+\+\+ b\/(.*)$/.exec(line)?.[1];
    if (name !== undefined) {
      const isJudged = folders.some((folder) => name.startsWith(`${folder}/`)) && name.endsWith('.ts') && !name.endsWith('.test.ts');
      file = isJudged ? name : null;
    } else if (line.startsWith('+++ ')) file = null;
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (file === null || hunk === null) return [];
    const [from, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    return count === 0 ? [] : [`${file}:${from}-${from + count - 1}`];
  });
}

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** The lines that differ from the place where the branch left the other one, changes that are not committed yet included. */
export const changedLines = (from: string): readonly string[] =>
  linesOfDiff(git('diff', '--unified=0', '--no-color', git('merge-base', 'HEAD', from).trim(), '--', ...judgedFolders));
