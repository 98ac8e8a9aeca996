// Every market of the shipped list can be traded without rounding, and broken lists are refused by name.
import { expect, test } from 'vitest';

import { createExchange } from '#server/engine/exchange.ts';
import { loadListings } from './load-listings.ts';
import { loadMarketData, parseMarketData } from './market-data.ts';

const listings = loadListings();

test('36 coins are priced in USDC and in EUR, and the majors in USDT', () => {
  const pricedIn = (quote: string): Set<string> =>
    new Set(listings.markets.filter((market) => market.quote === quote).map(({ base }) => base));
  expect(pricedIn('USDC').size).toBe(36);
  expect(pricedIn('EUR')).toEqual(pricedIn('USDC'));
  for (const symbol of ['BTCUSDT', 'ETHUSDT', 'BTCUSDC', 'BTCEUR', 'USDCUSDT', 'EURUSDT'])
    expect(listings.marketOf(symbol)?.symbol).toBe(symbol);
});

test('the exchange lists every asset and market', () => {
  const exchange = createExchange();
  let sequence = 0;
  const commands = [
    ...listings.assets.map(({ assetId, code, decimals }) => ({ type: 'list-asset', assetId, code, decimals }) as const),
    ...listings.markets.map((market) => ({ type: 'list-market', rules: listings.rules(market) }) as const),
  ];
  for (const command of commands) {
    sequence += 1;
    expect(exchange.apply({ sequence, timeMs: 0, command }).reply).toMatchObject({ ok: true });
  }
});

test.each(listings.markets.map((market) => [market.symbol, market] as const))('%s keeps the rules of precision', (_symbol, market) => {
  expect(market.priceDecimals + market.quantityDecimals).toBeLessThanOrEqual(8);
  expect([market.minAmount, market.maxAmount]).toEqual(['1', '10000000']);
  const data = loadMarketData();
  const usd = (code: string): number => data.assets.find((asset) => asset.code === code)?.simulation.priceUsd ?? 0;
  const price = usd(market.base) / usd(market.quote);
  // A tick is at most a tenth of a percent of the price, and the smallest quantity is worth less than the smallest amount.
  expect(10 ** -market.priceDecimals / price).toBeLessThan(0.001);
  expect(market.minQuantityLots * 10 ** -market.quantityDecimals * price).toBeLessThan(1);
  expect(market.maxQuantityLots * 10 ** -market.quantityDecimals * price).toBeGreaterThan(10_000_000);
});

test('a thousand trillion of any cheap coin fits in 64 bits', () => {
  const cheap = loadMarketData().assets.filter(({ simulation }) => simulation.priceUsd < 0.001);
  expect(cheap.map(({ code }) => code)).toEqual(['SHIB', 'PEPE', 'BONK']);
  for (const { decimals } of cheap) expect(10n ** BigInt(15 + decimals)).toBeLessThan(2n ** 63n);
});

test('BTC moves in cents and millionths, and costs a tenth of a percent', () => {
  expect(listings.marketOf('BTCUSDT')).toMatchObject({ priceDecimals: 2, quantityDecimals: 6, makerFeePpm: 1000, takerFeePpm: 1000 });
});

test('a broken list is refused by name', () => {
  const data = loadMarketData();
  const [first, ...others] = data.markets;
  expect(() => parseMarketData({ ...data, assets: data.assets.slice(1) })).toThrow('BTCUSDT trades a coin that is not listed');
  expect(() => parseMarketData({ ...data, markets: [first, first, ...others] })).toThrow('a market is listed twice');
  expect(() => parseMarketData({ ...data, markets: [{ ...first, liquidity: 'bottomless' }] })).toThrow('unknown liquidity bottomless');
  expect(() => parseMarketData({ ...data, markets: [{ ...first, symbol: 'BTCDAI' }] })).toThrow('BTCDAI is not named BTCUSDT');
  expect(() => parseMarketData({ ...data, markets: [{ ...first, minAmount: -1 }] })).toThrow('markets.0.minAmount');
  expect(() => loadListings({ ...data, markets: data.markets.map((market) => ({ ...market, quantityDecimals: 8 })) })).toThrow(
    'precision of BTCUSDT',
  );
});
