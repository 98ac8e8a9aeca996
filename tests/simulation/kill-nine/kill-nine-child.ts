// The process that gets killed: an exchange under load, telling its parent each acknowledgement the moment it has it.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';

import { openingCommands, randomSource, users } from '../random-commands.ts';

const [dataDir = '', roundText = '0'] = process.argv.slice(2);
const round = Number(roundText);
/** Commands on their way at any time. */
const inFlight = 24;

const quiet = { info: () => undefined, error: (text: string) => process.stderr.write(`${text}\n`) };
const client = await startExchange({
  dataDir,
  replayEventsAfter: Number.MAX_SAFE_INTEGER,
  onRecords: () => undefined,
  log: quiet,
  snapshotEveryCommands: 100,
  // The journal is read from its first command, however late the kill comes.
  retention: { keep: 'all', archive: '' },
});
if ((await client.listed()).assetIds.length === 0) await client.submitAll(openingCommands());

const random = randomSource(round + 1);
let count = 0;

/** One client of the exchange: orders with names of their own, now and then a deposit, forever. */
async function trade(exchange: ExchangeClient): Promise<never> {
  for (;;) {
    count += 1;
    const name = `${round}-${count}`;
    const accountId = users[random(users.length)] ?? users[0];
    if (random(20) === 0) {
      const reply = await exchange.submit({ type: 'credit-deposit', accountId, assetId: 2, units: units(1000n), reference: name });
      if (reply.ok) process.stdout.write(`deposit ${name} ${accountId}\n`);
      continue;
    }
    const reply = await exchange.submit({
      type: 'place-order',
      accountId,
      marketId: random(2),
      side: random(2) === 0 ? Side.buy : Side.sell,
      kind: 'limit',
      timeInForce: random(3) === 0 ? TimeInForce.ioc : TimeInForce.gtc,
      priceTicks: ticks(9_950 + random(100)),
      quantityLots: lots(200 + random(2000)),
      amountUnits: units(0n),
      clientOid: name,
      selfTradePrevention: SelfTradePrevention.cancelMaker,
    });
    if (reply.ok) process.stdout.write(`order ${name} ${accountId} ${reply.orderId}\n`);
    // Room for the next ones: an account may only have so many open orders.
    if (!reply.ok && reply.reason === 'open-order-limit')
      await exchange.submit({ type: 'cancel-all-orders', accountId, marketId: -1, side: null });
  }
}

process.stdout.write('ready\n');
await Promise.all(Array.from({ length: inFlight }, () => trade(client)));
