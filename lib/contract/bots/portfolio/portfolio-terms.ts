// The terms of a smart portfolio, which the specification calls hoard: several coins in fixed shares of one amount, brought back to them.
import * as z from 'zod/mini';

import { amount, coin } from '../../wire/fields.ts';

/** Coins of a portfolio. */
export const portfolioCoinLimits = { fewest: 2, most: 20 } as const;

/** The coin that is put in and counted in. It may stand among the coins itself, as the part that stays money. */
export const portfolioQuoteCoin = 'USDT';

/** A share of 1 as decimal text: 0.01 is one per cent. */
const rate = amount;

const portfolioCoin = z.object({ coin, weight: rate });
export type PortfolioCoin = z.output<typeof portfolioCoin>;

const portfolioMode = z.discriminatedUnion('by', [
  /** Looked at every five minutes: as soon as a coin is so much above or below its target, as a share of the target, all are brought back. */
  z.object({ by: z.literal('proportional'), threshold: rate }),
  /** Once in so many minutes, where a coin is more than 3 % away from its target. */
  z.object({ by: z.literal('timed'), intervalMinutes: z.number() }),
  /** Bought by the weights, and never brought back to them. */
  z.object({ by: z.literal('unbalanced') }),
]);
export type PortfolioMode = z.output<typeof portfolioMode>;

export const portfolioTerms = z.object({
  /** 2 to 20 different coins; the weights are 1 together. */
  coins: z.array(portfolioCoin),
  mode: portfolioMode,
  /** In USDT. */
  investment: amount,
  /** Limits of the whole, as shares of all that was put in; looked at every minute. Null: none is set. */
  takeProfitRate: z.nullable(rate),
  stopLossRate: z.nullable(rate),
  /** Coins are sold at the end, or given back as they are. */
  sellsAtEnd: z.boolean(),
});
export type PortfolioTerms = z.output<typeof portfolioTerms>;

/** Backtests by command, suggestions and bots of the house begin with these terms, and name what differs. */
export const firstPortfolioTerms: Omit<PortfolioTerms, 'coins' | 'investment'> = {
  mode: { by: 'proportional', threshold: '0.05' },
  takeProfitRate: null,
  stopLossRate: null,
  sellsAtEnd: true,
};

/** A change of one that runs. Other coins or weights are brought about at once, unless it is unbalanced: there they hold for what is added. */
export const portfolioEdit = z.partial(
  z.pick(portfolioTerms, { coins: true, mode: true, takeProfitRate: true, stopLossRate: true, sellsAtEnd: true }),
);
export type PortfolioEdit = z.output<typeof portfolioEdit>;

/** Actions of a portfolio, in the words of the specification. */
export const PortfolioAction = ['initial', 'add', 'rebalance', 'extraction', 'termination', 'edit'] as const;
export type PortfolioAction = (typeof PortfolioAction)[number];
