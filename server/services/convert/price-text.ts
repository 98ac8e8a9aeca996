// The price of a conversion, from what was given and what it brings.
import { convertPrice } from '#lib/order-math/spot/convert.ts';

/** Coins received for one given; '0' when nothing was. */
export const priceText = (fromSize: string, toSize: string): string => convertPrice(fromSize, toSize) ?? '0';
