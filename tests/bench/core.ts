// The whole core on the same stream: validate, reserve, match, fees, ledger, events, journal framing, synced to disk in groups.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind, type Command } from '#server/engine/command.ts';
import { createListings } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';

import { median } from './median.ts';
import { Op, type OrderStream } from './order-stream.ts';

const accounts = 1000;
const firstAccount = 1000;
/** Commands that one sync makes durable: what queues up under load while the last sync runs. */
const groupSize = 1024;

const listings = createListings(
  [
    { assetId: 0, code: 'BTC', name: 'Bitcoin', decimals: 8 },
    { assetId: 1, code: 'USDT', name: 'Tether', decimals: 8 },
  ],
  [
    {
      marketId: 0,
      symbol: 'BTCUSDT',
      base: 'BTC',
      quote: 'USDT',
      priceDecimals: 2,
      quantityDecimals: 4,
      minQuantityLots: 1,
      maxQuantityLots: 1_000_000_000,
      minAmount: 0,
      maxAmount: 10_000_000,
      makerFeePpm: 1000,
      takerFeePpm: 1000,
      priceBandPpm: 0,
    },
  ],
);

function prepare(host: ExchangeHost): void {
  const market = listings.market(0);
  const commands: Command[] = [
    ...listings.assets.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    { type: 'list-market', rules: listings.rules(market) },
    { type: 'open-account', accountId: 0, kind: AccountKind.outside },
    { type: 'open-account', accountId: 1, kind: AccountKind.fees },
  ];
  for (let account = firstAccount; account < firstAccount + accounts; account += 1) {
    commands.push({ type: 'open-account', accountId: account, kind: AccountKind.user });
    for (const assetId of [0, 1])
      commands.push({ type: 'credit-deposit', accountId: account, assetId, units: units(10n ** 15n), reference: `${account}:${assetId}` });
  }
  const { replies } = host.handle(commands);
  if (replies.some((reply) => !reply.ok)) throw new Error('the bench could not set its accounts up');
}

/** The stream as commands: ids are what the core will give, accounts take turns. */
function commandsOf(stream: OrderStream): Command[] {
  const ownerOf = (orderId: number): number => firstAccount + (orderId % accounts);
  return Array.from({ length: stream.length }, (_, at): Command => {
    const orderId = stream.orderId[at] ?? 0;
    const accountId = ownerOf(orderId);
    const [priceTicks, quantityLots] = [ticks(stream.price[at] ?? 0), lots(stream.quantity[at] ?? 0)];
    const op = stream.op[at];
    if (op === Op.cancel) return { type: 'cancel-order', accountId, orderId };
    if (op === Op.move) return { type: 'amend-order', accountId, orderId, priceTicks, quantityLots: lots(stream.total[at] ?? 0) };
    const [side, timeInForce] = [stream.isBuy[at] === 1 ? Side.buy : Side.sell, op === Op.gtc ? TimeInForce.gtc : TimeInForce.ioc];
    return {
      type: 'place-order',
      accountId,
      marketId: 0,
      side,
      kind: 'limit',
      timeInForce,
      priceTicks,
      quantityLots,
      amountUnits: units(0n),
      clientOrderId: '',
      selfTradePrevention: SelfTradePrevention.cancelMaker,
    };
  });
}

function runOnce(stream: OrderStream, commands: readonly Command[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-core-'));
  try {
    const host = openHost({
      folder,
      replayEventsAfter: 0,
      snapshotEveryCommands: Number.MAX_SAFE_INTEGER,
      clock: Date.now,
      onRecords: () => undefined,
      onNote: () => undefined,
    });
    prepare(host);
    host.handle(commands.slice(0, stream.warmUp));
    let events = 0;
    const started = performance.now();
    for (let from = stream.warmUp; from < commands.length; from += groupSize) {
      for (const record of host.handle(commands.slice(from, from + groupSize)).records) events += record.events.length;
    }
    const elapsedMs = performance.now() - started;
    const broken = host.exchange.checkInvariants();
    if (broken.length > 0 || events === 0) throw new Error(`the bench broke the venue: ${broken[0] ?? 'no events'}`);
    host.close();
    return ((commands.length - stream.warmUp) / elapsedMs) * 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Commands per second, median of five after a first run that warms the machine up. */
export function benchCore(stream: OrderStream): number {
  const commands = commandsOf(stream);
  return median(Array.from({ length: 6 }, () => runOnce(stream, commands)).slice(1));
}
