// The made-up past of contracts: funding by the rule of today from premiums that differ, and a fund whose days come to what it opens with.
import { expect, test } from 'vitest';

import type { ContractListing } from '#server/engine/listings.ts';
import { createHistory } from '../../history.ts';
import { createPricePaths, dayMs } from '../../paths/price-path.ts';
import { loadVenue } from '../../venue.ts';
import { loadContracts } from '../load-contracts.ts';
import { createPremiums } from '../prices/premiums.ts';
import { createFundingPast } from './funding-past.ts';
import { createInsurancePast } from './insurance-past.ts';

const venue = loadVenue();
const contracts = loadContracts(undefined, venue);
venue.listings.listContracts(contracts.perpetuals, contracts.assets);
const genesisMs = Date.UTC(2026, 4, 14, 10, 30, 17);
const seed = 'contract-past';
const hourMs = 3_600_000;
const paths = createPricePaths(seed, Math.floor(genesisMs / dayMs), venue.assetData);
const premiums = createPremiums(venue, paths, seed);
const past = createFundingPast({ listings: venue.listings, paths, premiums, genesisMs, days: 90 });

const intervalOf = ({ contract }: ContractListing): number => contract.rules.contract?.fundingIntervalMs ?? 0;
/** For eight hours, in hundredths of a percent. */
const rates = (listing: ContractListing, most = 10_000): number[] =>
  past.settled(listing, 0, genesisMs, most).map(({ fundingRate }) => Number(fundingRate) * 10_000 * ((8 * hourMs) / intervalOf(listing)));

function perpetual(symbol: string): ContractListing {
  const found = contracts.perpetuals.find((one) => one.symbol === symbol);
  if (found === undefined) throw new Error(`${symbol} is not listed`);
  return found;
}

const newestOf = (listing: ContractListing): number => Math.floor(genesisMs / intervalOf(listing)) * intervalOf(listing);

test('every perpetual of every line has each slot of a month before, and none after genesis', () => {
  for (const listing of contracts.perpetuals) {
    const slots = past.settled(listing, genesisMs - 30 * dayMs, Number.POSITIVE_INFINITY, 30).map(({ settleTimeMs }) => settleTimeMs);
    expect([listing.symbol, slots]).toEqual([
      listing.symbol,
      Array.from({ length: 30 }, (_, place) => newestOf(listing) - place * intervalOf(listing)),
    ]);
  }
});

test('they reach back ninety days and no farther', () => {
  const listing = perpetual('BTCUSDT_UMCBL');
  const slots = past.settled(listing, 0, genesisMs, 10_000).map(({ settleTimeMs }) => settleTimeMs);
  expect(slots).toEqual(slots.map((_, place) => newestOf(listing) - place * intervalOf(listing)));
  expect(slots.at(-1)).toBe((Math.floor(genesisMs / dayMs) - 90) * dayMs);
});

test('a part is cut from the whole, and another reader of the same seed tells the same', () => {
  const listing = perpetual('ETHUSDT_UMCBL');
  const whole = past.settled(listing, 0, genesisMs, 10_000);
  const other = createFundingPast({ listings: venue.listings, paths, premiums: createPremiums(venue, paths, seed), genesisMs, days: 90 });
  const [from, to] = [whole[9]?.settleTimeMs ?? 0, whole[4]?.settleTimeMs ?? 0];
  expect(other.settled(listing, from, to, 10_000)).toEqual(whole.slice(4, 10));
  expect(other.settled(listing, 0, to, 2)).toEqual(whole.slice(4, 6));
});

test('bitcoin mostly pays 0.003 % to 0.01 % in eight hours, at times less than nothing; small coins stray farther', () => {
  const bitcoin = rates(perpetual('BTCUSDT_UMCBL'));
  const share = (list: readonly number[], holds: (rate: number) => boolean): number => list.filter(holds).length / list.length;
  expect(share(bitcoin, (rate) => rate >= 0.3 && rate <= 1)).toBeGreaterThan(0.6);
  expect(share(bitcoin, (rate) => rate < 1)).toBeGreaterThan(0.25);
  expect(Math.min(...bitcoin)).toBeLessThan(0);
  const spread = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);
  const coins = ['BTCUSDT_UMCBL', 'SOLUSDT_UMCBL', 'ADAUSDT_UMCBL', 'WLDUSDT_UMCBL'].map((symbol) => spread(rates(perpetual(symbol))));
  expect(coins).toEqual(coins.toSorted((one, other) => one - other));
  // No two contracts pay the same all the time.
  const all = contracts.perpetuals.map((listing) => rates(listing, 240).join());
  expect(new Set(all).size).toBe(all.length);
});

test('the chart of a perpetual ends where its book begins: off its index by the premium', () => {
  const history = createHistory(venue, paths, seed, genesisMs);
  const listing = perpetual('WLDUSDT_UMCBL');
  const [spot, own] = ['WLDUSDT', listing.symbol].map((symbol) => {
    const ticks = history.candles(symbol, '1m', genesisMs - 60_000, genesisMs).at(-1)?.closeTicks ?? Number.NaN;
    return ticks / 10 ** (venue.listings.marketOf(symbol)?.priceDecimals ?? 0);
  });
  const quoted = premiums.quoted(listing, genesisMs);
  expect(Math.abs(quoted)).toBeGreaterThan(Math.abs(premiums.premium(listing, genesisMs)));
  // To the tick of each.
  expect(Math.abs((own ?? 0) / ((spot ?? 1) * (1 + quoted)) - 1)).toBeLessThan(0.0001);
  expect([
    premiums.premium(perpetual('BTCUSDT_UMCBL'), genesisMs),
    premiums.quoted(venue.listings.markets[0] ?? listing, genesisMs),
  ]).toEqual([expect.any(Number), 0]);
});

test.each(['USDT', 'BTC', 'SUSDC'])('the fund of %s comes day by day to what it opens with', (coin) => {
  const fund = 200_000_000_000_000n;
  const insurance = createInsurancePast({ venue, paths, seed, genesisMs, days: 90 });
  const days = insurance.days(coin, fund);
  expect(days.length).toBe(91);
  expect(days[0]).toMatchObject({ day: Math.floor(genesisMs / dayMs), amountAfter: fund });
  for (const [place, { day, amount, amountAfter }] of days.entries()) {
    const before = days[place + 1];
    expect(day).toBe(Math.floor(genesisMs / dayMs) - place);
    expect(amountAfter - amount).toBe(before?.amountAfter ?? 0n);
  }
  const moved = days.slice(0, -1).map(({ amount }) => amount);
  expect([moved.some((amount) => amount > 0n), moved.some((amount) => amount < 0n)]).toEqual([true, true]);
  // It never grew or shrank by more than a twentieth in a day.
  for (const amount of moved) expect(Math.abs(Number(amount))).toBeLessThan(Number(fund) / 20);
});
