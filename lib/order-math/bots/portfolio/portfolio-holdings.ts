// The holdings of a portfolio beside what it should hold: values, shares, average prices and gains at the prices of the moment.
import type { BotHolding } from '#lib/contract/bots/bot.ts';
import { type PortfolioCoin, portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { Amount, readAmount, readPositive, writeAmount, writeResult } from '../../amounts/amount.ts';

export type HeldCoin = {
  readonly coin: string;
  readonly count: string;
  /** Null: there is no price. */
  readonly value: string | null;
  /** The share of everything; null: a price is missing. */
  readonly share: string | null;
  /** The share that it should have; 0 for a coin that is no longer among the terms. */
  readonly target: string;
  /** Paid ÷ held; null: nothing is held, or it is USDT. */
  readonly averagePrice: string | null;
  /** (Price − average price) × held; null: no price, or it is USDT. */
  readonly profit: string | null;
  /** Kept to buy it. */
  readonly carried: string;
};

type Asked = {
  readonly coins: readonly PortfolioCoin[];
  readonly holdings: readonly BotHolding[];
  /** USDT in its account, with what is kept for coins. */
  readonly money: string;
  /** Null: nothing has traded yet. */
  readonly priceOf: (coin: string) => string | null;
};

const read = (text: string): Amount => readAmount(text) ?? new Amount(0);

/** USDT last; coins that are neither held nor wanted are left out. */
export function heldCoins({ coins, holdings, money, priceOf }: Asked): readonly HeldCoin[] {
  const valueOf = ({ coin, count }: BotHolding): Amount | null => {
    const price = readPositive(priceOf(coin) ?? '');
    return read(count).isZero() ? new Amount(0) : price === null ? null : price.times(count);
  };
  const values = holdings.map(valueOf);
  const isWhole = values.every((value) => value !== null);
  const total = values.reduce<Amount>((sum, value) => sum.plus(value ?? 0), read(money));
  const share = (value: Amount | null): string | null =>
    !isWhole || value === null || total.isZero() ? null : writeResult(value.dividedBy(total));
  const targetOf = (coin: string): string => coins.find((one) => one.coin === coin)?.weight ?? '0';
  const held = holdings.flatMap((holding, place): readonly HeldCoin[] => {
    const { coin, count, paid, carried } = holding;
    const value = values[place] ?? null;
    const target = targetOf(coin);
    const size = read(count);
    if (size.isZero() && target === '0') return [];
    return [
      {
        coin,
        count,
        value: value === null ? null : writeAmount(value),
        share: share(value),
        target,
        averagePrice: size.isZero() ? null : writeResult(read(paid).dividedBy(size)),
        profit: value === null ? null : writeAmount(value.minus(paid)),
        carried,
      },
    ];
  });
  const cash: HeldCoin = {
    coin: portfolioQuoteCoin,
    count: money,
    value: money,
    share: share(read(money)),
    target: targetOf(portfolioQuoteCoin),
    averagePrice: null,
    profit: null,
    carried: '0',
  };
  return [...held, cash];
}
