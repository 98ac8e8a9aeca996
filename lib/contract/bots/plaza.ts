// The strategy plaza as the wire carries it: strategies by their track records, dead ones included.
import * as z from 'zod/mini';

import { computedPart } from '../wire/computed-part.ts';
import { decimalText } from '../market.ts';
import { shortCurve } from '../wire/short-curve.ts';
import { signedText } from '../wire/signed-text.ts';
import { botTerms } from './bot-terms.ts';
import { BotState, StopReason, StrategyType } from './strategy-codes.ts';

/** The days that a ranking looks back on; 0: the whole life of each. The last days of an ended strategy are those before its end. */
export const rankingWindows = [7, 30, 90, 0] as const;
export type RankingWindow = (typeof rankingWindows)[number];

/** 1 rate, 2 profit, 3 copies, 4 shallowest drawdown, 5 longest life. */
export const rankingSorts = [1, 2, 3, 4, 5] as const;
export type RankingSort = (typeof rankingSorts)[number];

/** A bot counts from here on: it has run so long, with so much put in. */
export const rankingLeast = { runningMs: 86_400_000, investedUsdt: '50' } as const;
/** A name under which a strategy is published. */
export const longestStrategyName = 40;

/** The details of a strategy that its owner lets others see. */
export const publication = z.object({
  name: z.string(),
  /** Parameters are shown; of a strategy with a price, to those alone who have paid it. */
  showsParameters: z.boolean(),
  /** The price of all copies that one user ever makes, in USDT. */
  price: decimalText,
  /** Percent of the profit of a copy that goes to its owner. */
  profitShare: z.number(),
});

/** new: pays the price with the first copy; subscribed: has done so; own: of the author, or an account of the same user; house: free, for everybody. */
export const copierStandings = ['new', 'subscribed', 'own', 'house'] as const;

/** Money from somebody who has copied a strategy of one's own. */
export const strategyPayment = z.object({
  id: z.string(),
  timeMs: z.number(),
  cause: z.enum(['price', 'share']),
  strategyId: z.string(),
  coin: z.string(),
  amount: decimalText,
});

/** All that a strategy has brought in for one reason and in one coin. */
export const strategyPaymentSum = z.extend(z.omit(strategyPayment, { id: true, timeMs: true }), {
  /** The name that it is published under; null: it is not. */
  name: z.nullable(z.string()),
  symbolId: z.string(),
  payments: z.number(),
});
export type StrategyPaymentSum = z.output<typeof strategyPaymentSum>;

/** The strategies of a kind that count, and those of them that have ended. */
export const rankedCount = z.object({ strategyType: z.enum(StrategyType), all: z.number(), ended: z.number() });

/** A strategy of the ranking. Money in USDT. Whose it is is never told; a name and parameters only where its owner has published them. */
export const rankedStrategy = z.object({
  strategyId: z.string(),
  strategyType: z.enum(StrategyType),
  /** 1 spot; of contracts their line. */
  businessLine: z.number(),
  /** The main one. */
  symbolId: z.string(),
  /** All markets that it trades in, the main one first. */
  symbolIds: z.optional(z.array(z.string())),
  state: z.enum(BotState),
  startTimeMs: z.number(),
  /** Null: it runs. */
  endTimeMs: z.nullable(z.number()),
  stopReason: z.nullable(z.enum(StopReason)),
  /** The most that was put in in the window. */
  invested: decimalText,
  profit: signedText,
  /** Profit ÷ invested. */
  rate: signedText,
  /** The deepest fall from the highest worth before it, as a share. */
  drawdown: decimalText,
  /** At most 0. */
  worstDay: signedText,
  /** Since its start. */
  fees: decimalText,
  copies: z.number(),
  /** The profit of all copies after their fees ÷ what was put into them; null: there is none. */
  copiersRate: z.nullable(signedText),
  /** It belongs to the house. */
  isHouse: z.boolean(),
  /** False: it is published, and does not count yet. */
  isRanked: z.boolean(),
  /** The part of this period's figures that was computed for the time before it began. */
  computed: computedPart,
  /** Null: its owner has not published it, and it cannot be copied. */
  published: z.nullable(publication),
  /** Null: they are not shown to everybody. */
  bot: z.nullable(botTerms),
  /** The rate by then. Left out of lists that show none. */
  curve: z.optional(shortCurve),
});
export type RankedStrategy = z.output<typeof rankedStrategy>;
