// A position of a copy in one market, with the market where it is known.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';

export type HeldPosition = {
  readonly order: TrackingOrder;
  /** Undefined: not known yet, or not listed any more. */
  readonly market: SpotMarket | ContractMarket | undefined;
};

export const nameOf = ({ order, market }: HeldPosition): string => nameOfMarket(order.symbolId, market);

/** A market that is not known: two decimals. */
export const priceIn = ({ market }: Pick<HeldPosition, 'market'>, price: string | null): string =>
  price === null ? '—' : isolateLtr(formatPrice(price, market?.pricePlace ?? 2));

export const quantityIn = ({ order, market }: HeldPosition): string =>
  isolateLtr(market === undefined ? shortNumber(order.quantity) : `${shortNumber(order.quantity)} ${market.baseCoin}`);
