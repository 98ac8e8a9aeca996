// The cost of trading everything from the best price down to a row: shown while the pointer rests on it.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { formatQuantity } from '#lib/format/numbers/format-quantity.ts';
import type { BookSide, MarketPrecision } from './group-levels.ts';
import { scaledInteger, scaledText } from './scaled-integer.ts';

export type Sweep = {
  readonly averagePrice: string;
  /** In the base coin. */
  readonly quantity: string;
  /** The same as plain text, for the ticket. */
  readonly plainQuantity: string;
  /** In the quote coin. */
  readonly amount: string;
  /** The distance of the average from the best price; always positive: it is always worse. */
  readonly slippage: string;
};

const two = 2n;

/** Sums in exact integers; the average is rounded half up to the market's decimals. Null when nothing stands up to that price. */
export function sweepTo(book: DepthBook, side: BookSide, price: string, market: MarketPrecision): Sweep | null {
  const limit = scaledInteger(price, market.pricePlace);
  if (limit === null) return null;
  let quantity = 0n;
  let amount = 0n;
  let best: bigint | null = null;
  for (const [priceText, quantityText] of book[side]) {
    const each = scaledInteger(priceText, market.pricePlace);
    const count = scaledInteger(quantityText, market.volumePlace);
    if (each === null || count === null) continue;
    if (side === 'bids' ? each < limit : each > limit) break;
    best ??= BigInt(each);
    quantity += BigInt(count);
    amount += BigInt(each) * BigInt(count);
  }
  if (quantity === 0n || best === null || best === 0n) return null;
  const average = (amount * two + quantity) / (quantity * two);
  const distance = amount - best * quantity;
  const millionths = ((distance < 0n ? -distance : distance) * 1_000_000n) / (best * quantity);
  return {
    averagePrice: formatPrice(scaledText(average, market.pricePlace), market.pricePlace),
    plainQuantity: scaledText(quantity, market.volumePlace),
    quantity: formatQuantity(scaledText(quantity, market.volumePlace), market.volumePlace),
    amount: formatPrice(scaledText(amount, market.pricePlace + market.volumePlace), 2),
    slippage: formatPercent(scaledText(millionths, 6), { decimals: 3 }),
  };
}
