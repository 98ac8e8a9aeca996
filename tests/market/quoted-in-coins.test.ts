// Markets quoted in bitcoin and ether: listed with amounts far below one coin, simulated, and played from recordings.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { engineClient } from '#tests/simulation/engine-client.ts';

import { houseDepth } from '#server/market/house-depth.ts';
import { loadListings } from '#server/market/load-listings.ts';
import { loadMarketData, parseMarketData, type MarketData } from '#server/market/market-data.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { createPricePaths } from '#server/market/paths/price-path.ts';
import { readRecordings } from '#server/market/replay/recordings.ts';
import { createReplayPlayer } from '#server/market/replay/replay-player.ts';
import { createSimulation } from '#server/market/simulation.ts';
import { loadVenue } from '#server/market/venue.ts';
import { watching } from './paces.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-pairs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shipped = loadMarketData();
const like = shipped.markets[0];
if (like === undefined) throw new Error('nothing is listed');
const ethBtc = { ...like, symbol: 'ETHBTC', base: 'ETH', quote: 'BTC', priceDecimals: 5, quantityDecimals: 3, minAmount: 0.0001, maxAmount: '100' }; // prettier-ignore
const solEth = { ...like, symbol: 'SOLETH', base: 'SOL', quote: 'ETH', priceDecimals: 6, quantityDecimals: 2, minAmount: '0.002', maxAmount: 3000 }; // prettier-ignore

/** As an operator would have it, with some markets more. */
const listed = (...more: readonly unknown[]): MarketData => parseMarketData({ ...shipped, markets: [...shipped.markets, ...more] });

test('the smallest amount is a decimal of the quote coin, exactly', () => {
  const listings = loadListings(listed(ethBtc, solEth));
  const rulesOf = (symbol: string) => {
    const market = listings.marketOf(symbol);
    if (market === undefined) throw new Error(`${symbol} is not listed`);
    return listings.rules(market);
  };
  expect(rulesOf('ETHBTC')).toMatchObject({ minNotionalUnits: 10_000n, maxNotionalUnits: 10_000_000_000n, tickLotUnits: 1 });
  expect(rulesOf('SOLETH')).toMatchObject({ minNotionalUnits: 200_000n, maxNotionalUnits: 300_000_000_000n });
  expect(listings.marketOf('ETHBTC')).toMatchObject({ minAmount: '0.0001', maxAmount: '100' });
});

test('amounts that are none, finer than the coin, or the wrong way round are refused by name', () => {
  for (const minAmount of [0, -1, '0', '-0.1', '1e-3', 'some', Number.NaN])
    expect(() => listed({ ...ethBtc, minAmount })).toThrow(`markets.${shipped.markets.length}.minAmount`);
  expect(() => listed({ ...ethBtc, minAmount: '100.5' })).toThrow('ETHBTC has a minimum above its maximum');
  expect(() => loadListings(listed({ ...ethBtc, minAmount: '0.000000001' }))).toThrow('an amount of ETHBTC is finer than BTC');
});

const small: MarketData = { ...listed(ethBtc, solEth), markets: listed(ethBtc, solEth).markets.filter(({ symbol }) => /^(ETHBTC|SOLETH|(BTC|ETH|SOL)USDC)$/.test(symbol)) }; // prettier-ignore

test('they are quoted and traded by the simulation, and nothing is refused', async () => {
  const venue = loadVenue(small);
  const { client, exchange, records } = engineClient();
  await openVenue({ client, venue, nowMs: Date.now() });
  const paths = createPricePaths('quoted-in-coins', 20_000, venue.assetData);
  const simulation = createSimulation({
    venue,
    paths,
    seed: 'quoted-in-coins',
    except: new Set(),
    restingSeconds: 60,
    scale: () => 1,
    best: () => ({ bid: null, ask: null }),
  });
  const first = 8_000_000;
  const submit = async (commands: readonly Command[]) => {
    const replies = await client.submitAll(commands);
    expect(replies.filter((reply) => !reply.ok)).toEqual([]);
  };
  await submit(simulation.opening(first));
  const watched = new Set(['ETHBTC', 'SOLETH']);
  for (let step = 1; step <= 400; step += 1) await submit(simulation.commands(first + step, watching(watched)));
  const traded = new Set(
    records.flatMap(({ events }) => events.flatMap((event) => (event.type === 'trade-executed' ? [event.marketId] : []))),
  );
  for (const symbol of watched) expect(traded).toContain(venue.listings.marketOf(symbol)?.marketId);
  expect(exchange.checkInvariants()).toEqual([]);
});

test('recordings of them play, each trade at its price, its size and its side', async () => {
  const venue = loadVenue(small);
  const { client, exchange, records } = engineClient();
  await openVenue({ client, venue, nowMs: Date.now() });
  const files = { ETHBTC: join(folder, 'ethbtc.csv'), SOLETH: join(folder, 'soleth.csv') };
  writeFileSync(
    files.ETHBTC,
    'ts_ms,price,qty,taker_side\n1700000001000,0.03471,0.412,buy\n1700000002000,0.034705,0.0015,sell\n1700000003000,0.03469,0.002,sell\n',
  );
  writeFileSync(files.SOLETH, 'ts_ms,price,qty,taker_side\n1700000001500,0.057312,3.1,sell\n1700000002500,0.0573,0.04,buy\n');
  const recordings = readRecordings(
    venue.listings,
    Object.entries(files).map(([symbol, file]) => ({ symbol, file })),
  );
  const player = createReplayPlayer({ client, venue, recordings, now: Date.now, log: { error: (text) => expect.unreachable(text) } });
  await player.goTo(0);
  await player.playTo(1_700_000_010_000);
  const printed = records.flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.type !== 'trade-executed') return [];
      const market = venue.listings.market(event.marketId);
      const [price, size] = [venue.listings.priceText(market, event.priceTicks), venue.listings.quantityText(market, event.quantityLots)];
      return [`${market.symbol} ${event.takerSide} ${size} at ${price}`];
    }),
  );
  // 0.0015 at 0.03471 is 0.00005 bitcoin: with the next 0.002 it is above the smallest amount.
  expect(printed).toEqual([
    'ETHBTC buy 0.412 at 0.03471',
    'SOLETH sell 3.10 at 0.057312',
    'SOLETH buy 0.04 at 0.057300',
    'ETHBTC sell 0.004 at 0.03469',
  ]);
  expect(recordings.notes[0]).toContain('3 told, 1 rounded to the tick and lot, 1 too small by themselves and joined to the next');
  expect(houseDepth(venue, recordings.markets[0] ?? venue.listings.market(0), 3_471).quantityLots).toBeGreaterThan(1);
  expect(exchange.checkInvariants()).toEqual([]);
});
