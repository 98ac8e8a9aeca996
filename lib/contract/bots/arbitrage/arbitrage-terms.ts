// The terms of an arbitrage bot: coins of spot against as much of the perpetual sold short, so that funding is earned and the price does not matter.
import * as z from 'zod/mini';

import { amount } from '../../wire/fields.ts';
import { signedText } from '../../wire/signed-text.ts';

export const arbitragePlacement = z.enum(['market', 'limit'], { error: 'must be market or limit' });

export const arbitrageTerms = z.object({
  /** The money of both legs and the reserve, in quote coins. */
  investment: amount,
  /** The leverage of the short leg. */
  leverage: z.number(),
  /** The value of a slice, in quote coins: it goes in and comes out by slices. */
  sliceAmount: amount,
  /** Coins are bought and sold at the market, or by an order at the last price. The short leg always follows at the market. */
  placement: arbitragePlacement,
  /** The bot ends once it has made so many quote coins; null: never. */
  takeProfit: z.nullable(amount),
  /** A share a year. It ends when funding has paid less so many settlements in a row; null: never. */
  minApr: z.nullable(amount),
  minAprSettlements: z.number(),
  /** It ends when the perpetual stands above spot by this share of it or less (below zero: under it); null: never. */
  exitBasis: z.nullable(signedText),
  /** Coins are sold at the end, or given back as they are. The short leg is always closed. */
  sellsAtEnd: z.boolean(),
});
export type ArbitrageTerms = z.output<typeof arbitrageTerms>;

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
