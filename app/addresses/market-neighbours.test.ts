// The markets that are offered in place of one that is not listed.
import { expect, test } from 'vitest';

import { marketNeighbours } from './market-neighbours.ts';

const market = (baseCoin: string, quoteCoin: string) => ({
  symbol: baseCoin + quoteCoin,
  baseCoin,
  quoteCoin,
  displayName: `${baseCoin}/${quoteCoin}`,
});
const markets = [
  market('BTC', 'USDT'),
  market('ETH', 'USDT'),
  market('DOGE', 'USDT'),
  market('BTC', 'USDC'),
  market('DOGE', 'USDC'),
  market('BTC', 'EUR'),
];

test.each([
  // The coin's own markets first, then those of the money.
  ['DOGEEUR', 'DOGEUSDT DOGEUSDC BTCEUR'],
  ['ETHUSDC', 'ETHUSDT BTCUSDC DOGEUSDC'],
  // Bitcoin is no money here: its own markets are offered.
  ['XYZBTC', 'BTCUSDT BTCUSDC BTCEUR'],
  ['BTCXYZ', 'BTCUSDT BTCUSDC BTCEUR'],
  ['XYZUSDT', 'BTCUSDT ETHUSDT DOGEUSDT'],
  // Nothing in it is known: the first of the list.
  ['NOPE', 'BTCUSDT ETHUSDT DOGEUSDT BTCUSDC DOGEUSDC BTCEUR'],
])('%s', (name, offered) => {
  expect(
    marketNeighbours(name, markets)
      .map(({ symbol }) => symbol)
      .join(' '),
  ).toBe(offered);
});

test('no more than eight', () => {
  const many = Array.from({ length: 30 }, (_, place) => market(`C${place}X`, 'USDT'));
  expect(marketNeighbours('ABCUSDT', many).length).toBe(8);
});
