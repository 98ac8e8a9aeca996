// node tests/corpus/make.ts: the journal that this release leaves to every later one, with what it must replay to.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';

import { tidyJournal } from '#server/journal/tidy.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { openingCommands, randomSource } from '#tests/simulation/random-commands.ts';

import { corpusCommand } from './corpus-commands.ts';
import { fingerprint } from './fingerprint.ts';

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
const folder = join('tests/corpus', version);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const random = randomSource(1);
let nowMs = 1_700_000_000_000;
const options = { folder, replayEventsAfter: Number.MAX_SAFE_INTEGER, snapshotEveryCommands: 1_800, clock: () => nowMs };
const host = openHost({ ...options, onRecords: () => undefined, onNote: () => undefined });
host.handle(openingCommands());
while (host.sequence < 3_000) {
  nowMs += random(2_000);
  const { exchange, sequence } = host;
  host.handle(Array.from({ length: 1 + random(6) }, (_, step) => corpusCommand(random, sequence + step, exchange)));
  const dueMs = exchange.nextDueMs();
  if (dueMs !== null && dueMs <= nowMs) host.handle([{ type: 'advance-clock' }]);
  // A market that has been stopped is opened again before long.
  if (random(30) === 0) host.handle([0, 1].map((marketId) => ({ type: 'set-market-state', marketId, state: 'online' as const })));
}
const broken = host.exchange.checkInvariants();
if (broken.length > 0) throw new Error(broken.join('; '));
const expected = { sequence: host.sequence, fingerprint: fingerprint(host.exchange), stateHash: host.exchange.stateHash() };
host.close();
// One snapshot in the middle, with the segment before it put away; the one at the end would spare a reader half of the work.
rmSync(join(folder, `${String(expected.sequence).padStart(16, '0')}.snapshot`));
await tidyJournal(folder, 'all', Number.MAX_SAFE_INTEGER, () => false);
writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`);
