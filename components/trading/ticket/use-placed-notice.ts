// The notice when an order is in.
import { useTranslations } from 'next-intl';

import type { Side } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { averagePrice } from '#lib/order-math/orders/average-price.ts';
import { type TradeFee, useFeeText } from '../order-end/use-fee-text.ts';
import { useTradedNotice, type Traded, type TradedNotice, type TradedOrder } from '../order-end/use-traded-notice.ts';

export type PlacedOrder = {
  readonly side: Side;
  readonly pair: string;
  /** Kind, price and size in words, where they are known. */
  readonly told: readonly string[];
  readonly baseCoin: string;
  /** The decimals of its prices; null: its amounts make no price. */
  readonly pricePlace: number | null;
  /** The requested order, if it goes into the book at once; null for the others. */
  readonly wanted: Omit<TradedOrder, 'side'> | null;
  readonly traded: Traded | null;
  /** The fee of what has traded: all of it has taken what was there. Null: not known. */
  readonly feeOf: ((traded: Traded) => TradeFee | null) | null;
  /** The result of several orders: how many there are now, and why the first of the others was not taken. */
  readonly batch: { readonly placed: number; readonly asked: number; readonly refusedText: string | null } | null;
  /** It waits in the book, or outside of it. */
  readonly waits: 'waiting' | 'plan';
};

export function usePlacedNotice(): (order: PlacedOrder) => TradedNotice {
  const t = useTranslations('ticket');
  const tradedNotice = useTradedNotice();
  const feeText = useFeeText();
  const filledText = (side: Side, coin: string, { dealCount }: Traded): string =>
    t(`placed.filled.${side}`, { quantity: isolateLtr(`${shortNumber(dealCount)} ${coin}`) });
  /** As the lists of orders have it. */
  const averageText = ({ dealCount, dealAmount }: Traded, pricePlace: number | null): string => {
    const average = pricePlace === null ? null : averagePrice(dealAmount, dealCount, pricePlace);
    return average === null || pricePlace === null ? '' : t('placed.average', { price: isolateLtr(formatPrice(average, pricePlace)) });
  };
  const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');
  return ({ side, pair, told, baseCoin, pricePlace, wanted, traded, feeOf, batch, waits }) => {
    const hasTraded = traded !== null && /[1-9]/.test(traded.dealCount);
    const fee = hasTraded ? (feeOf?.(traded) ?? null) : null;
    const costs = hasTraded ? [averageText(traded, pricePlace), fee === null ? '' : feeText(fee)] : [];
    const rest = wanted === null || traded === null ? null : tradedNotice({ side, ...wanted }, traded);
    if (rest !== null) return { tone: rest.tone, text: joined(rest.text, ...costs) };
    if (hasTraded) return { tone: 'done', text: joined(filledText(side, baseCoin, traded), ...costs) };
    if (batch !== null) {
      const { placed, asked, refusedText } = batch;
      const text = t('placed.several', { placed, asked, pair: isolateLtr(pair) });
      return refusedText === null ? { tone: 'done', text } : { tone: 'partly', text: `${text} ${refusedText}` };
    }
    return { tone: 'done', text: joined(t(`placed.${waits}.${side}`, { pair: isolateLtr(pair) }), ...told) };
  };
}
