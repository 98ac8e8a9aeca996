// The terms that an owner publishes a strategy on, as the wire tells them.
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Published } from '#server/services/plaza/published-strategies.ts';

const priceDecimals = 8;
export const priceText = (price: bigint): string => formatDecimal(price, priceDecimals);

export const toPublication = (published: Published | null): RankedStrategy['published'] =>
  published === null
    ? null
    : {
        name: published.name,
        showsParameters: published.showsParameters,
        price: priceText(published.price),
        profitShare: published.sharePercent,
      };
