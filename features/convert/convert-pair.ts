// The two coins that a page of converting is about, as its address says, and an amount that shows their rate.
import type { ConvertCoins } from '#lib/contract/calls/v1/spot/convert/currencies.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';

type Coin = ConvertCoins['coins'][number];

const usualFrom = 'USDT';
const usualTo = 'BTC';
/** The multiple of the least amount: about the size of a first conversion. */
const referenceTimes = 100;

/** A value that makes no sense gives the usual pair; null: fewer than two coins are converted. */
export function pairOf(
  coins: readonly Coin[],
  fromCoin: string | undefined,
  toCoin: string | undefined,
): { readonly from: Coin; readonly to: Coin } | null {
  const find = (code: string | undefined): Coin | undefined => coins.find(({ coin }) => coin === code);
  const from = find(fromCoin) ?? find(toCoin === usualFrom ? usualTo : usualFrom) ?? coins[0];
  const wanted = find(toCoin);
  const others = coins.filter((coin) => coin !== from);
  const to =
    wanted === undefined || wanted === from ? (others.find(({ coin }) => coin === usualTo || coin === usualFrom) ?? others[0]) : wanted;
  return from === undefined || to === undefined ? null : { from, to };
}

/** Without the language. */
export const pairAddress = ({ from, to }: { readonly from: Coin; readonly to: Coin }): string =>
  `/spot/convert?from=${from.coin}&to=${to.coin}`;

export const referenceSizeOf = ({ minAmount }: Coin): string => writeAmount(new Amount(minAmount).times(referenceTimes));
