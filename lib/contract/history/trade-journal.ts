// The journal of one's trades: positions that are over and sales on spot, with a note and tags of one's own, and what they brought together.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { asText, symbolId } from '../wire/fields.ts';
import { anyLine } from '../wire/list-fields.ts';
import { signedText } from '../wire/signed-text.ts';
import { closedPosition } from './contract-history.ts';

export const longestNote = 2000;
export const longestTag = 24;
export const mostTags = 5;

export const tradeNote = asText.check(z.trim(), z.maxLength(longestNote, `is longer than ${longestNote} characters`));

/** A word or two on one line; a comma would part it in two. */
const tradeTag = asText.check(
  z.trim(),
  z.minLength(1, 'must not be empty'),
  z.maxLength(longestTag, `is longer than ${longestTag} characters`),
  z.regex(/^[^\p{C},]*$/u, 'must be written in letters, without a comma'),
);

const noTwice = 'must not name a tag twice';
export const tradeTags = z.array(tradeTag).check(
  z.maxLength(mostTags, `has more than ${mostTags} tags`),
  z.refine((tags) => new Set(tags).size === tags.length, noTwice),
);

/** `note` is empty and `tags` has none where nothing was written. */
const words = { note: z.string(), tags: z.array(z.string()) };

const journalPosition = z.extend(closedPosition, words);
export type JournalPosition = z.output<typeof journalPosition>;

/**
 * The fills of an order that sold on spot with one's own coins. Its result is against the average cost of what was bought before in that
 * market, fees in both; coins that came otherwise have no cost.
 */
const journalSale = z.object({
  orderId: z.string(),
  symbolId: z.string(),
  businessLine: z.number(),
  /** The coins that were sold, and those of them that had been bought in this market before. */
  closedCount: decimalText,
  coveredCount: decimalText,
  /** The cost of those, for one coin, eight decimals, up; null: none of them were bought here. */
  averageOpenPrice: z.nullable(decimalText),
  /** Before the fee. */
  averageClosePrice: decimalText,
  /** The fee of all that was sold. */
  paidFees: signedText,
  /** The result of the covered part: its proceeds after the fee, less its cost. Null: nothing was covered. */
  netProfit: z.nullable(signedText),
  coin: z.string(),
  /** The first and the last of its fills. */
  openTimeMs: z.number(),
  closeTimeMs: z.number(),
  ...words,
});
export type JournalSale = z.output<typeof journalSale>;

export const journalTrade = z.union([journalPosition, journalSale]);
export type JournalTrade = z.output<typeof journalTrade>;

export const isSale = (trade: JournalTrade): trade is JournalSale => 'coveredCount' in trade;

/** Net above zero, below zero, or not known. */
export const journalResult = z.enum(['profit', 'loss', 'unknown'], { error: 'must be profit, loss or unknown' });
export type JournalResult = z.output<typeof journalResult>;

/** One market, a line (1: spot), or (neither) all, narrowed by a tag and by the result. */
export const journalScope = {
  symbolId: z.optional(symbolId),
  businessLine: z.optional(anyLine),
  tag: z.optional(tradeTag),
  result: z.optional(journalResult),
};

/** Results of several trades in one coin, after fees, funding and what the insurance fund took or paid. */
const figures = {
  coin: z.string(),
  trades: z.number(),
  /** Those with a net result above zero. */
  won: z.number(),
  netProfit: signedText,
  /** All results above zero, and all below zero. */
  gains: decimalText,
  losses: signedText,
  /** Won ÷ trades, four decimals, half up. */
  winRate: decimalText,
  /** Gains ÷ losses, two decimals, half up; null: nothing was lost. */
  profitFactor: z.nullable(decimalText),
  /** Net profit ÷ trades, half up to the smallest unit of the coin. */
  average: signedText,
  /** The sales without a known cost, which are no part of the figures; absent: none. */
  withoutCost: z.optional(z.number()),
};

export const journalFigures = z.object({
  totals: z.array(z.object(figures)),
  /** The markets, and below them the tags, with the most trades first; at most a hundred each. */
  markets: z.array(z.object({ ...figures, symbolId: z.string(), businessLine: z.number() })),
  tags: z.array(z.object({ ...figures, tag: z.string() })),
});
export type JournalFigures = z.output<typeof journalFigures>;
