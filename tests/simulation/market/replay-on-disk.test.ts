// A recording played through the exchange with its journal, at the recording's own times: what is printed, what is kept and what is handed over after a kill is the file.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { units } from '#server/engine/units.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import { readRecording } from '#server/market/replay/replay-file.ts';
import { replayBatch, replayQuotes } from '#server/market/replay/replay.ts';
import { loadVenue } from '#server/market/venue.ts';
import { rollUp } from '#server/projections/candles/roll-up.ts';
import { tradeCandle } from '#server/projections/candles/tick-candle.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import { recover } from '#server/runtime/recover.ts';

const file = fileURLToPath(new URL('../../fixtures/eth-usdt-trades.csv', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'meridian-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { listings } = loadVenue();
const found = listings.marketOf('ETHUSDT');
if (found === undefined) throw new Error('ETHUSDT is not listed');
const market: MarketListing = found;
const depth = { halfSpreadTicks: 1, stepTicks: 15, levels: 40, quantityLots: 50_000 };

/** Both coins, the market, the venue's own accounts, and more than enough for the house's two hands. */
function opening(): Command[] {
  const rules = listings.rules(market);
  const coins = [listings.asset(rules.baseAssetId), listings.asset(rules.quoteAssetId)];
  const houses = [venueAccounts.houseMaker, venueAccounts.houseTaker];
  return [
    ...coins.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    { type: 'list-market', rules },
    { type: 'open-account', accountId: venueAccounts.outside, kind: AccountKind.outside },
    { type: 'open-account', accountId: venueAccounts.fees, kind: AccountKind.fees },
    ...houses.map((accountId): Command => ({ type: 'open-account', accountId, kind: AccountKind.house })),
    ...houses.flatMap((accountId) =>
      coins.map(({ assetId }): Command => ({
        type: 'credit-deposit',
        accountId,
        assetId,
        units: units(BigInt(Number.MAX_SAFE_INTEGER)),
        reference: `${accountId}:${assetId}`,
      })),
    ),
  ];
}

/** Time, price and quantity as the text has them, trailing zeros aside, and the taker's side. */
type Row = readonly [timeMs: number, price: string, quantity: string, side: string];
const shortest = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);
const rows = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line): Row => {
    const [time, price = '', quantity = '', side = ''] = line.split(',');
    return [Number(time), shortest(price), shortest(quantity), side];
  });

function tradesOf(records: readonly EventRecord[]): Row[] {
  return records.flatMap(({ timeMs, events }) =>
    events.flatMap((event): Row[] =>
      event.type === 'trade-executed'
        ? [
            [
              timeMs,
              shortest(listings.priceText(market, event.priceTicks)),
              shortest(listings.quantityText(market, event.quantityLots)),
              event.takerSide,
            ],
          ]
        : [],
    ),
  );
}

type Candle = {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: bigint;
  readonly turnover: bigint;
};

/** From the file's text alone, in cents and hundred-thousandths of an ether. */
function candlesOfFile(lengthMs: number): Map<number, Candle> {
  const whole = (decimal: string, places: number): number =>
    Number(`${decimal.split('.')[0]}${(decimal.split('.')[1] ?? '').padEnd(places, '0')}`);
  const buckets = Map.groupBy(rows, ([timeMs]) => timeMs - (timeMs % lengthMs));
  return new Map(
    [...buckets].map(([openMs, trades]) => {
      const prices = trades.map(([, price]) => whole(price, 2));
      const lots = trades.map(([, , quantity]) => BigInt(whole(quantity, 5)));
      const volume = lots.reduce((sum, each) => sum + each, 0n);
      // A cent times a hundred-thousandth is 10^-7; the quote coin has 8 places.
      const turnover = lots.reduce((sum, each, at) => sum + each * BigInt(prices[at] ?? 0) * 10n, 0n);
      return [
        openMs,
        { open: prices[0] ?? 0, high: Math.max(...prices), low: Math.min(...prices), close: prices.at(-1) ?? 0, volume, turnover },
      ];
    }),
  );
}

/** As the venue rolls them up: out of its events. */
function candlesOfEvents(records: readonly EventRecord[], interval: '1s' | '1m'): Map<number, Candle> {
  const single = records.flatMap(({ timeMs, events }) =>
    events.flatMap((event) =>
      event.type === 'trade-executed' ? [tradeCandle(timeMs, event.priceTicks, event.quantityLots, event.notionalUnits)] : [],
    ),
  );
  return new Map(
    rollUp(interval, single).map((candle) => {
      const { openTimeMs, openTicks: open, highTicks: high, lowTicks: low, closeTicks: close } = candle;
      return [openTimeMs, { open, high, low, close, volume: candle.baseLots, turnover: candle.quoteUnits }];
    }),
  );
}

let nowMs = 0;
let host: ExchangeHost;
const printed: EventRecord[] = [];

beforeAll(() => {
  host = openHost({
    folder,
    replayEventsAfter: 0,
    snapshotEveryCommands: 300,
    clock: () => nowMs,
    onRecords: () => undefined,
    onNote: () => undefined,
  });
  const send = (commands: readonly Command[]): void => {
    const { replies, records } = host.handle(commands);
    expect(replies.filter((reply) => !reply.ok)).toEqual([]);
    printed.push(...records);
  };
  const trades = readRecording(file, market).trades;
  let quoted = 0;
  send(opening());
  for (const trade of trades) {
    nowMs = trade.timeMs;
    if (quoted === 0) send(replayQuotes(market, trade, depth));
    send(replayBatch(market, depth, [trade], quoted === 0 ? trade.priceTicks : quoted));
    quoted = trade.priceTicks;
  }
});

test('every row is printed once, at its time, price, quantity and side, in the order of the file', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(tradesOf(printed)).toEqual(rows);
  expect(host.exchange.checkInvariants()).toEqual([]);
});

test.each([
  ['1s', 1_000],
  ['1m', 60_000],
] as const)('candles of %s are those of the file', (interval, lengthMs) => {
  const candles = candlesOfFile(lengthMs);
  expect(candles.size).toBeGreaterThan(2);
  expect(candlesOfEvents(printed, interval)).toEqual(candles);
});

test('after a kill, the journal tells a reader that has seen nothing the same trades again', () => {
  const again: EventRecord[] = [];
  const { exchange } = recover(
    folder,
    0,
    (records) => again.push(...records),
    () => undefined,
  );
  expect(again).toEqual(printed);
  expect(exchange.stateHash()).toBe(host.exchange.stateHash());
});
