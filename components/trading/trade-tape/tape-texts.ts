// The texts of one trade on the tape.
import type { PublicTrade, SpotMarket } from '#lib/contract/market.ts';
import { dimZeros } from '#lib/format/numbers/dim-zeros.ts';
import { formatQuantity } from '#lib/format/numbers/format-quantity.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { formatTime } from '#lib/format/format-time.ts';

export type TapeWords = { readonly bought: string; readonly sold: string };

export type TapeTexts = {
  readonly price: string;
  readonly arrow: '↑' | '↓';
  readonly sideLabel: string;
  readonly quantity: string;
  /** Its closing zeros. */
  readonly zeros: string;
  readonly time: string;
};

export function tapeTexts(trade: PublicTrade, market: SpotMarket, zoneOffsetMinutes: number, words: TapeWords): TapeTexts {
  const bought = trade.takerSide === 'buy';
  const { whole, significant, trailing } = dimZeros(formatQuantity(trade.quantity, market.volumePlace));
  return {
    price: shortPrice(trade.price, market.pricePlace),
    arrow: bought ? '↑' : '↓',
    sideLabel: bought ? words.bought : words.sold,
    quantity: whole + significant,
    zeros: trailing,
    time: formatTime(trade.timeMs, zoneOffsetMinutes),
  };
}
