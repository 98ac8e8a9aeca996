// The source codes of orders whose price comes from the book, 62 to 77 ⇄ side, whether they close, and the place of the offer.
import { OrderSource, Side } from '../../enums.ts';

/** `place`: 0 counterparty 1, 1 counterparty 5, 2 queue 1, 3 queue 5. `closes`: a position of a contract. */
type BestSource = { readonly side: Side; readonly closes: boolean; readonly place: number };

const kinds: readonly (readonly [first: OrderSource, side: Side, closes: boolean])[] = [
  [OrderSource.bestBuyCounterparty1, Side.buy, false],
  [OrderSource.bestSellCounterparty1, Side.sell, false],
  [OrderSource.bestCloseLongCounterparty1, Side.sell, true],
  [OrderSource.bestCloseShortCounterparty1, Side.buy, true],
];
const offers = 4;

/** Null for a source whose price does not come from the book. */
export function readBestSource(source: number): BestSource | null {
  for (const [first, side, closes] of kinds)
    if (Number.isInteger(source) && source >= first && source < first + offers) return { side, closes, place: source - first };
  return null;
}

/** The code of a source that closes a position of a contract, in place of the one of its side; any other source is itself. */
export function closingSource(source: number): number {
  const best = readBestSource(source);
  const found = best === null ? undefined : kinds.find(([, side, closes]) => closes && side === best.side);
  return best === null || found === undefined ? source : found[0] + best.place;
}

export const isBestPrice = (source: number): boolean => readBestSource(source) !== null;
