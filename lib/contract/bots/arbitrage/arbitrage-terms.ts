// The terms of an arbitrage bot: coins of spot against as much of the perpetual the other way, so that funding is earned and the price does not matter.
import * as z from 'zod/mini';

import { amount } from '../../wire/fields.ts';
import { signedText } from '../../wire/signed-text.ts';

export const arbitragePlacement = z.enum(['market', 'limit'], { error: 'must be market or limit' });

/** positive: coins bought and the perpetual sold short. negative: borrowed coins sold and the perpetual bought, while funding is below zero. */
export const arbitrageDirection = z.enum(['positive', 'negative'], { error: 'must be positive or negative' });
export type ArbitrageDirection = z.output<typeof arbitrageDirection>;

export const arbitrageTerms = z.object({
  /** Left out, as in everything that was started before there were two: positive. */
  direction: z.optional(arbitrageDirection),
  /** The money of both legs and the reserve, in quote coins. */
  investment: amount,
  /** The leverage of the perpetual; negative: of the borrowed coins as well. */
  leverage: z.number(),
  /** The value of a slice, in quote coins: it goes in and comes out by slices. */
  sliceAmount: amount,
  /** Coins are bought and sold at the market, or by an order at the last price. The perpetual always follows at the market. */
  placement: arbitragePlacement,
  /** The bot ends once it has made so many quote coins; null: never. */
  takeProfit: z.nullable(amount),
  /** A share a year. It ends when funding (less interest) has paid less so many settlements in a row; null: never. */
  minApr: z.nullable(amount),
  minAprSettlements: z.number(),
  /** It ends when the perpetual stands above spot by this share of it (below zero: under it) or less, negative: or more; null: never. */
  exitBasis: z.nullable(signedText),
  /** Coins are sold at the end, or given back as they are. The perpetual is always closed, and what is borrowed always bought and repaid. */
  sellsAtEnd: z.boolean(),
});
export type ArbitrageTerms = z.output<typeof arbitrageTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstArbitrageTerms: Omit<ArbitrageTerms, 'investment' | 'sliceAmount'> = {
  leverage: 2,
  placement: 'market',
  takeProfit: null,
  minApr: null,
  minAprSettlements: 3,
  exitBasis: null,
  sellsAtEnd: true,
};

/** True: it sells what it has borrowed, and the perpetual is long. */
export const isReverse = ({ direction }: Pick<ArbitrageTerms, 'direction'>): boolean => direction === 'negative';

/** A change of one that runs; null takes an exit away. */
export const arbitrageEdit = z.partial(
  z.pick(arbitrageTerms, {
    sliceAmount: true,
    placement: true,
    takeProfit: true,
    minApr: true,
    minAprSettlements: true,
    exitBasis: true,
    sellsAtEnd: true,
  }),
);
export type ArbitrageEdit = z.output<typeof arbitrageEdit>;
