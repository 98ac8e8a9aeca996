// The sums of what one's bots hold: by the coin that they are told in, and by the coins that lie in their accounts.
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { Amount, readSigned, writeAmount } from '#lib/order-math/amounts/amount.ts';

type Told = Pick<BotRow, 'coin' | 'invested' | 'added' | 'returned' | 'equity' | 'totalProfit'>;

export type CoinSums = {
  readonly coin: string;
  readonly putIn: string;
  readonly takenOut: string;
  readonly equity: string;
  readonly profit: string;
};
type Held = { readonly coin: string; readonly available: string; readonly frozen: string };
export type HeldCoin = Held & { readonly total: string };

const sum = (texts: readonly string[]): string => writeAmount(texts.reduce((all, text) => all.plus(readSigned(text) ?? 0), new Amount(0)));

export const putInOf = ({ invested, added }: Pick<Told, 'invested' | 'added'>): string => sum([invested, added]);

/** The coins in the order in which they first come. Sums of different coins are never mixed: no price is put on them here. */
export function sumsByCoin(bots: readonly Told[]): readonly CoinSums[] {
  return [...Map.groupBy(bots, ({ coin }) => coin)].map(([coin, of]) => ({
    coin,
    putIn: sum(of.map(putInOf)),
    takenOut: sum(of.map(({ returned }) => returned)),
    equity: sum(of.map(({ equity }) => equity)),
    profit: sum(of.map(({ totalProfit }) => totalProfit)),
  }));
}

/** Coins of which nothing is held are left out. */
export function heldCoins(held: readonly Held[]): readonly HeldCoin[] {
  return [...Map.groupBy(held, ({ coin }) => coin)]
    .map(([coin, of]) => {
      const [available, frozen] = [sum(of.map((one) => one.available)), sum(of.map((one) => one.frozen))];
      return { coin, available, frozen, total: sum([available, frozen]) };
    })
    .filter(({ total }) => /[1-9]/.test(total));
}
