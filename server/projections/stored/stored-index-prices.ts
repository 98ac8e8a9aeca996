// The index prices that a liquidation of a margin wallet was judged by, as their column holds them; '' for none.
import { z } from 'zod/mini';

import type { MarketId } from '#server/engine/ids.ts';
import { type Shape, storedValue } from './stored-value.ts';

type IndexPrice = { readonly marketId: MarketId; readonly priceTicks: number };

const pairs = z.array(z.tuple([z.int(), z.int()]));
const pricesOf = (list: z.output<typeof pairs>): readonly IndexPrice[] => list.map(([marketId, priceTicks]) => ({ marketId, priceTicks }));

type Stored = { readonly prices: readonly IndexPrice[] };
const bare: Shape<Stored> = z.pipe(
  pairs,
  z.transform((list) => ({ prices: pricesOf(list) })),
);
const named: Shape<Stored> = z.object({ prices: z.array(z.object({ marketId: z.int(), priceTicks: z.int() })) });

const stored = storedValue<Stored>('margin_records.prices', [bare, named]);

export const encodeIndexPrices = (prices: readonly IndexPrice[]): string =>
  stored.encode({ prices: prices.map(({ marketId, priceTicks }) => ({ marketId, priceTicks })) });
export const decodeIndexPrices = (text: string): readonly IndexPrice[] => (text === '' ? [] : stored.decode(text).prices);
