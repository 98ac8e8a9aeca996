// An exchange on a disk that will fill up: trades until it is refused, then says what was acknowledged last and what its state of health is.
import { writeSync } from 'node:fs';

import { ExchangeUnavailable } from '#server/runtime/engine-thread.ts';
import { startExchange } from '#server/runtime/exchange-client.ts';
import { openingCommands, randomCommand, randomSource } from '#tests/simulation/random-commands.ts';

const [dataDir = ''] = process.argv.slice(2);
const client = await startExchange({
  dataDir,
  replayEventsAfter: Number.MAX_SAFE_INTEGER,
  onRecords: () => undefined,
  log: { info: () => undefined, error: () => undefined },
});
let acknowledged = 0;
const random = randomSource(5);
try {
  acknowledged = (await client.submitAll(openingCommands())).at(-1)?.sequence ?? 0;
  for (let step = 0; ; step += 1) {
    const replies = await client.submitAll(Array.from({ length: 40 }, (_, at) => randomCommand(random, step * 40 + at, step * 10)));
    acknowledged = replies.at(-1)?.sequence ?? acknowledged;
  }
} catch (error) {
  const isUnavailable = error instanceof ExchangeUnavailable;
  // One more, now that it has failed: refused at once.
  const later = await client.submitAll(openingCommands()).then(
    () => 'taken',
    (refusal: unknown) => (refusal instanceof ExchangeUnavailable ? 'refused' : String(refusal)),
  );
  writeSync(1, JSON.stringify({ acknowledged, isUnavailable, later, status: client.status() }));
}
await client.close();
