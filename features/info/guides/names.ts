// The names of a market that numbers of an example carry.
import type { SpotMarket } from '#lib/contract/market.ts';
import type { Names } from './guide-example.tsx';

export const namesOf = ({ baseCoin, quoteCoin, pricePlace }: Pick<SpotMarket, 'baseCoin' | 'quoteCoin' | 'pricePlace'>): Names => ({
  sizeCoin: baseCoin,
  quoteCoin,
  pricePlace,
});
