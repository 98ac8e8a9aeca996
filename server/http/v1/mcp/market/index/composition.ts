// Tells what the index of a contract is made of now.
import { Decimal } from 'decimal.js';

import type { ResponseOf } from '#lib/contract/call.ts';
import { getIndexComposition } from '#lib/contract/calls/v1/mcp/market/index/composition.ts';
import { findContract } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { VenueRooms } from '#server/answers/rooms.ts';
import { servePublic } from '#server/http/serving/serve.ts';

type Heard = NonNullable<ReturnType<NonNullable<VenueRooms['market']['indexes']>['madeOf']>>;
type Source = ResponseOf<typeof getIndexComposition>['sources'][number];

const shareDecimals = 12;
const isPrice = (text: string): boolean => /^(0|[1-9]\d*)(\.\d+)?$/.test(text) && /[1-9]/.test(text);

function sourcesOf({ sources }: Heard): Source[] {
  const all = sources.filter(({ state }) => state === 'used').reduce((sum, { weight }) => sum.plus(weight), new Decimal(0));
  return sources.map(({ name, weight, state, price, saidMs }) => ({
    name,
    weight,
    share:
      state === 'used' && !all.isZero()
        ? new Decimal(weight).div(all).toDecimalPlaces(shareDecimals, Decimal.ROUND_HALF_UP).toFixed()
        : '0',
    state,
    price: price !== null && isPrice(price) ? price : null,
    saidMs,
  }));
}

export const serveIndexComposition = servePublic(
  getIndexComposition,
  ['listings', 'market'],
  ({ symbolId }, { listings, market: { indexes } }) => {
    const market = findContract(listings, symbolId);
    if (market instanceof Refusal) return market;
    const { indexCoin: baseCoin, indexQuote: quoteCoin } = market.contract;
    const heard = indexes?.madeOf(market.contract) ?? null;
    return {
      symbolId: market.symbol,
      baseCoin,
      quoteCoin,
      indexPrice: heard?.price ?? null,
      timeMs: heard?.timeMs ?? 0,
      sources: heard === null ? [] : sourcesOf(heard),
      rules: indexes === null ? null : { ...indexes.rules },
    };
  },
);
