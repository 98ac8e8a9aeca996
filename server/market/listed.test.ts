// Since when markets are listed: days before the opening of the venue, or a date; charts begin there.
import { expect, test } from 'vitest';

import { loadContracts } from './contracts/load-contracts.ts';
import { createHistory } from './history.ts';
import { listedMsOf } from './listed.ts';
import { createPricePaths, dayMs } from './paths/price-path.ts';
import { loadVenue } from './venue.ts';

const openedMs = Date.UTC(2026, 4, 14, 10, 30);
const venue = loadVenue(undefined, openedMs);

test.each([
  [761, openedMs, Date.UTC(2024, 3, 13)],
  [0, openedMs, Date.UTC(2026, 4, 14)],
  ['2026-09-01', openedMs, Date.UTC(2026, 8, 1)],
  [761, 0, 0],
] as const)('%s of a venue that opened at %i is %i', (written, opened, shown) => {
  expect(listedMsOf(written, opened)).toBe(shown);
});

test('every market of the lists has its day: most the first of the history, some a later one', () => {
  const all = [...venue.listings.markets, ...loadContracts(undefined, venue).perpetuals];
  const days = all.map(({ listedMs }) => (Date.UTC(2026, 4, 14) - listedMs) / dayMs);
  expect(days.every((day) => Number.isInteger(day) && day > 0 && day <= 761)).toBe(true);
  expect(days.filter((day) => day < 761).length).toBeGreaterThan(20);
  // Funding is looked back on for 90 days.
  for (const { symbol, listedMs } of loadContracts(undefined, venue).perpetuals)
    expect([symbol, openedMs - listedMs > 90 * dayMs]).toEqual([symbol, true]);
});

test('the chart of a market begins on the day of its listing', () => {
  const history = createHistory(venue, createPricePaths('meridian', Math.floor(openedMs / dayMs), venue.assetData), 'meridian', openedMs);
  const firstDay = (symbol: string): number | undefined => history.candles(symbol, '1D', 0, openedMs)[0]?.openTimeMs;
  expect(firstDay('ENAEUR')).toBe(Date.UTC(2026, 3, 6));
  expect(firstDay('BTCUSDT')).toBe(Date.UTC(2024, 3, 13));
  expect(history.minutes('ENAEUR', Date.UTC(2026, 3, 5) / dayMs)).toBeNull();
});
