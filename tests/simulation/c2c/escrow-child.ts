// The bare host that gets killed amid orders between people: each command is told to the parent once it is durable, with how its order stands.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

import { openHost } from '#server/runtime/exchange-host.ts';

import { lendingOpening } from '../lending/margin-venue.ts';
import { randomSource } from '../random-commands.ts';
import { randomC2cCommand } from './random-c2c-commands.ts';

const [folder = '', round = '0'] = process.argv.slice(2);
/** A second of the machine is a quarter of an hour here, in every life of the process. */
const clock = (): number => 1_000_000_000_000 + (Date.now() - 1_700_000_000_000) * 900;

// A killed process does not leave its compiled modules to the next one by itself.
flushCompileCache();

const host = openHost({
  folder,
  replayEventsAfter: Number.MAX_SAFE_INTEGER,
  snapshotEveryCommands: 60,
  clock,
  onRecords: () => undefined,
  onNote: () => undefined,
  retention: { keep: 'all', archive: '' },
});
if (host.sequence === 0) host.handle(lendingOpening(5_000));

const random = randomSource(Number(round) + 1);
for (;;) {
  const { records } = host.handle([random(8) === 0 ? { type: 'advance-clock' } : randomC2cCommand(random, host.exchange)]);
  const told = records.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'c2c-order-placed'
        ? [`${event.orderId} waiting\n`]
        : event.type === 'c2c-order-moved'
          ? [`${event.orderId} ${event.state}\n`]
          : [],
    ),
  );
  if (told.length > 0) writeSync(1, told.join(''));
}
