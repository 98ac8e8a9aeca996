// npm run journal -- verify | reach | export | explain: what the journal says, read beside a running exchange or after it.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { readReach } from '#server/journal/reach.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { explainBalance } from '#server/runtime/explain-balance.ts';
import { exportJournal } from '#server/runtime/export-journal.ts';

const usage = `npm run journal -- verify                                   is every record the one that was written?
npm run journal -- reach                                    how far back it goes, and the room it takes
npm run journal -- export [--from N] [--to N] [--account A]  commands and events as lines of JSON
npm run journal -- explain --account A --asset USDT          one balance, entry by entry

--folder <data folder>   where the journal folder is inside; default: DATA_DIR, or .data
`;

const note = (text: string): void => void process.stderr.write(`${text}\n`);

/** Refuses (Error) what is not a whole number of at least `least`. */
function whole(name: string, text: string | undefined, min: number, otherwise: number | null): number {
  const value = text === undefined ? otherwise : /^\d+$/.test(text) ? Number(text) : null;
  if (value === null || value < min) throw new Error(`--${name}: a whole number from ${min} on is needed`);
  return value;
}

function* verify(folder: string): Generator<string> {
  const { after, last, records, segments, snapshots, damagedSnapshots, tornBytes } = verifyJournal(folder);
  if (after > 0) yield `the journal begins behind command ${after}: older segments were removed\n`;
  for (const path of damagedSnapshots) yield `damaged snapshot, passed over at a start: ${path}\n`;
  if (tornBytes > 0) yield `${tornBytes} bytes at the end are no whole record: a write that was not finished, or is going on\n`;
  const known = snapshots.length === 0 ? 'no snapshot' : `the snapshots at ${snapshots.join(', ')}`;
  yield `sound: commands ${after + 1} to ${last}, ${records} records in ${segments} segments, and ${known}\n`;
}

const dayMs = 86_400_000;

function* reach(folder: string): Generator<string> {
  const { after, fromMs, untilMs, segments, bytes } = readReach(folder);
  const room = `${segments} segments, ${(bytes / 1e6).toFixed(1)} MB`;
  if (fromMs === null) {
    yield `the journal is empty: ${room}\n`;
    return;
  }
  const [from, until] = [fromMs, untilMs].map((timeMs) => new Date(timeMs).toISOString());
  yield `from command ${after + 1} of ${from} until ${until}: ${((untilMs - fromMs) / dayMs).toFixed(2)} days in ${room}\n`;
}

function lines(args: readonly string[]): Generator<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      account: { type: 'string' },
      asset: { type: 'string' },
    },
  });
  const folder = join(resolve(values.folder ?? (process.env['DATA_DIR'] || '.data')), 'journal');
  const [act] = positionals;
  if (act !== 'verify' && act !== 'reach' && act !== 'export' && act !== 'explain') throw new Error(usage);
  if (!existsSync(folder)) throw new Error(`there is no journal in ${folder}`);
  if (act === 'verify') return verify(folder);
  if (act === 'reach') return reach(folder);
  if (act === 'explain') return explainBalance(folder, whole('account', values.account, 0, null), values.asset ?? 'USDT', note);
  const range = {
    from: whole('from', values.from, 1, 1),
    to: whole('to', values.to, 1, Number.MAX_SAFE_INTEGER),
    accountId: values.account === undefined ? null : whole('account', values.account, 0, null),
  };
  return exportJournal(folder, range, note);
}

try {
  await pipeline(Readable.from(lines(process.argv.slice(2))), process.stdout, { end: false });
} catch (error) {
  // A reader that has seen enough (head, less) closes the pipe.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) {
    note(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
