// The bare host that gets killed: orders and deposits in groups, each acknowledged to the parent the moment it is durable. It may also pull its own plug at a given sync.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { realFiles, type FilePort } from '#server/journal/file-port.ts';
import { openHost } from '#server/runtime/exchange-host.ts';

import { openingCommands, randomSource, users } from '../random-commands.ts';

const [folder = '', roundText = '0', fatalSyncText = '0', when = 'before'] = process.argv.slice(2);
const round = Number(roundText);
const fatalSync = Number(fatalSyncText);

/** Dies at a sync: before it, when what was written may or may not be on disk, or right behind it, when nobody has been told yet. */
function fatal(): FilePort {
  let syncs = 0;
  return {
    ...realFiles,
    sync: (file) => {
      syncs += 1;
      if (syncs === fatalSync && when === 'before') process.kill(process.pid, 'SIGKILL');
      realFiles.sync(file);
      if (syncs === fatalSync) process.kill(process.pid, 'SIGKILL');
    },
  };
}

// A killed process does not leave its compiled modules to the next one by itself.
flushCompileCache();

const host = openHost({
  folder,
  replayEventsAfter: Number.MAX_SAFE_INTEGER,
  snapshotEveryCommands: 150,
  clock: Date.now,
  onRecords: () => undefined,
  onNote: () => undefined,
  retention: { keep: 'all', archive: '' },
  ...(fatalSync > 0 && { files: fatal() }),
});
if (host.sequence === 0) host.handle(openingCommands());

const random = randomSource(round + 1);
const nameOf = (count: number): string => `${round}-${count}`;

function traffic(count: number): Command {
  const accountId = users[random(users.length)] ?? users[0];
  if (random(10) === 0) return { type: 'credit-deposit', accountId, assetId: 2, units: units(1000n), reference: nameOf(count) };
  return {
    type: 'place-order',
    accountId,
    marketId: random(2),
    side: random(2) === 0 ? Side.buy : Side.sell,
    kind: 'limit',
    timeInForce: random(3) === 0 ? TimeInForce.ioc : TimeInForce.gtc,
    priceTicks: ticks(9_950 + random(100)),
    quantityLots: lots(200 + random(2000)),
    amountUnits: units(0n),
    clientOid: nameOf(count),
    selfTradePrevention: SelfTradePrevention.cancelMaker,
  };
}

for (let count = 0; ;) {
  const commands = Array.from({ length: 1 + random(6) }, () => traffic((count += 1)));
  const { replies } = host.handle(commands);
  const lines = commands.flatMap((command, at) => {
    const reply = replies[at];
    if (reply?.ok !== true) return [];
    if (command.type === 'credit-deposit') return [`deposit ${command.reference} ${command.accountId} 0\n`];
    return command.type === 'place-order' ? [`order ${command.clientOid} ${command.accountId} ${reply.orderId}\n`] : [];
  });
  if (lines.length > 0) writeSync(1, lines.join(''));
  if (replies.some((reply) => !reply.ok && reply.reason === 'open-order-limit'))
    host.handle(users.map((accountId): Command => ({ type: 'cancel-all-orders', accountId, marketId: -1, side: null })));
}
