// The markets of a world that is made out of a desk: the desk's own, and its twin in spot or among the perpetuals in USDT.
import 'server-only';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { marketPath } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { listedContracts, listedMarkets } from '../addresses/listed-symbols.ts';

export async function worldOfDesk(market: SpotMarket | ContractMarket) {
  const { symbol, baseCoin, quoteCoin } = market;
  const [spot, perpetuals] = await Promise.all([listedMarkets(), listedContracts('usdt')]);
  const twin =
    quoteCoin !== 'USDT'
      ? undefined
      : spot?.has(symbol) === true
        ? perpetuals?.get(`${baseCoin}${quoteCoin}`)
        : spot?.get(`${baseCoin}${quoteCoin}`);
  const markets = [market, ...(twin === undefined || twin.symbol === symbol ? [] : [twin])];
  return { markets: markets.map((one) => ({ symbol: one.symbol, name: one.displayName })), path: marketPath(market) };
}
