// A bot as the wire carries it: what it was told, what it is doing, what it has made, and why it did what it did.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';
import { botNotices } from './bot-notices.ts';
import { botOrigin } from './bot-origin.ts';
import { botTerms } from './bot-terms.ts';
import { publication } from './plaza.ts';
import { BotState, StopReason, StrategyStatus, StrategyType } from './strategy-codes.ts';

/** Why a bot needs its owner; the most urgent of them when there are several. */
export const botNeeds = ['near-liquidation', 'refused', 'out-of-range'] as const;

/** A position of a bot of contracts. Prices in the quote coin, money in the margin coin. */
const botPosition = z.object({
  symbolId: z.string(),
  holdSide: z.enum(['long', 'short']),
  count: decimalText,
  averagePrice: decimalText,
  /** Null: no price at which it would be taken over. */
  liquidationPrice: z.nullable(decimalText),
  /** Isolated: its own; cross: all of the coin, which stands behind it. */
  margin: decimalText,
  leverage: z.number(),
  /** 1 isolated, 2 cross. */
  marginMode: z.literal([1, 2]),
  /** At the mark price. */
  unrealised: signedText,
});
export type BotPosition = z.output<typeof botPosition>;

/** The share of its profit that a copy owes to the author of what it copies. Profits are those before any share, and signed. */
const owedShare = z.object({
  /** The strategy that it copies. */
  strategyId: z.string(),
  percent: z.number(),
  profit: signedText,
  /** The highest profit that was shared: a share is of what is above it. */
  mark: decimalText,
  /** Would be paid if it ended now. */
  due: decimalText,
  /** Was paid so far. */
  paid: decimalText,
  /** The loss of earlier copies of the same author with which it began: nothing is shared up to it. */
  carried: decimalText,
  /** A higher share that a leader has announced, of what is made from then on; null: none. */
  next: z.nullable(z.object({ percent: z.number(), fromTimeMs: z.number() })),
});

/**
 * Money is told in `coin`, the quote coin, of contracts the margin coin; coins of the other kind count at the price of the moment.
 * At any moment totalProfit = equity + returned - invested - added (what was shared with an author is in it no more), and matchedProfit + unpairedProfit = totalProfit.
 */
export const botRow = z.object({
  strategyId: z.string(),
  ...botOrigin.shape,
  strategyType: z.enum(StrategyType),
  /** The main market, and the business line of it. */
  symbolId: z.string(),
  businessLine: z.number(),
  /** All of its markets, the main one first. */
  symbols: z.array(z.string()),
  /** The code of the specification, and ours, which is finer. */
  status: z.enum(StrategyStatus),
  state: z.enum(BotState),
  /** Null: it can be left alone. */
  needsOwner: z.nullable(z.enum(botNeeds)),
  createTimeMs: z.number(),
  /** Null: it waits for its start, or ended before it. */
  startTimeMs: z.nullable(z.number()),
  endTimeMs: z.nullable(z.number()),
  /** Null while it runs. */
  stopReason: z.nullable(z.enum(StopReason)),
  stopReasonCode: z.nullable(z.number()),
  /** As they are now: edits are in them. */
  bot: botTerms,
  /** Events that its owner is told of by messages. */
  notices: botNotices,
  coin: z.string(),
  /** Put in at the start. */
  invested: decimalText,
  /** Put in later. */
  added: decimalText,
  /** Given back so far: profit that was taken out, and everything at the end. */
  returned: decimalText,
  /** The worth of all that it has now. */
  equity: signedText,
  totalProfit: signedText,
  /** The profit of matched pairs (martingale: of ended rounds), net of both fees. */
  matchedProfit: signedText,
  /** The rest of the total: what is held has risen or fallen. */
  unpairedProfit: signedText,
  matchedCount: z.number(),
  fillCount: z.number(),
  /** The rows of its journal: one more with each. */
  decisionCount: z.number(),
  /** The fees of all trades; a part of the profits already. */
  fees: decimalText,
  /** The total as a share of all that was put in; signed. */
  totalRate: signedText,
  /** The total rate for a year of 365 days, without compounding; null in the first day. */
  annualisedRate: z.nullable(signedText),
  /** The range in force, which moves and edits have changed; null: it has none, or (above) no end. */
  lowerPrice: z.nullable(decimalText),
  upperPrice: z.nullable(decimalText),
  /** The first of its positions. Null: spot, or nothing is held. */
  position: z.nullable(botPosition),
  /** One for each of its contracts in which something is held. */
  positions: z.array(botPosition),
  /** Null: its profit is its owner's alone. */
  profitShare: z.nullable(owedShare),
});
export type BotRow = z.output<typeof botRow>;

/** A price at which a bot buys or sells, with what stands there at the moment. */
const botLevel = z.object({
  price: decimalText,
  /** Null: nothing stands here. */
  side: z.nullable(z.enum(['buy', 'sell'])),
  count: decimalText,
});
export type BotLevel = z.output<typeof botLevel>;

export const botCoin = z.object({ coin: z.string(), available: decimalText, frozen: decimalText });

/** A coin that a bot of several markets holds; money in the coin that the bot is told in. */
const botHolding = z.object({
  coin: z.string(),
  symbolId: z.string(),
  count: decimalText,
  /** Paid for it. */
  paid: decimalText,
  /** Kept to buy it, and not spent yet. */
  carried: decimalText,
});
export type BotHolding = z.output<typeof botHolding>;

/** One step of a bot, for its owner to read: its words stand in the catalogue under the code. */
export const botDecision = z.object({
  id: z.string(),
  timeMs: z.number(),
  code: z.string(),
  /** Prices, quantities and money as decimal text in the units of the market; `coin` names the coin of the money, else it is the bot's. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BotDecision = z.output<typeof botDecision>;

export const botDetail = z.extend(botRow, {
  /** Lowest first. */
  levels: z.array(botLevel),
  /** The coins in its account; there are none any more when it has ended. */
  coins: z.array(botCoin),
  /** Kinds that hold several coins: one for each of its markets. */
  holdings: z.optional(z.array(botHolding)),
  /** So much of its profit could be taken out now, in `coin`. */
  withdrawable: decimalText,
  /** Null: its owner has not published it, or has taken it back. */
  published: z.nullable(publication),
});
export type BotDetail = z.output<typeof botDetail>;

/**
 * done: what was asked for has happened. waits: it was taken down, and what becomes of it will stand in the bot's journal
 * (`v1/trigger/strategy/decisions`). Whatever is refused is an error, with the reason.
 */
export const botOutcome = z.enum(['done', 'waits']);

/** The answer to whatever changes a bot. Null: the bot was not known within the time that a call may take. */
export const botResult = z.object({ strategyId: z.string(), outcome: botOutcome, bot: z.nullable(botRow) });
