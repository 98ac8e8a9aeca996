// The journal of one's trades: positions that are over, with a note and tags of one's own, and what they brought together.
import * as z from 'zod/mini';

import { asText } from '../wire/fields.ts';
import { decimalText } from '../market.ts';
import { signedText } from '../wire/signed-text.ts';
import { closedPosition } from './contract-history.ts';

export const longestNote = 2000;
export const longestTag = 24;
export const mostTags = 5;

export const tradeNote = asText.check(z.trim(), z.maxLength(longestNote, `is longer than ${longestNote} characters`));

/** A word or two on one line; a comma would part it in two. */
export const tradeTag = asText.check(
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
export const journalTrade = z.extend(closedPosition, { note: z.string(), tags: z.array(z.string()) });
export type JournalTrade = z.output<typeof journalTrade>;

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
};

export const journalFigures = z.object({
  totals: z.array(z.object(figures)),
  /** The contracts, and below them the tags, with the most trades first; at most a hundred each. */
  markets: z.array(z.object({ ...figures, symbolId: z.string(), businessLine: z.number() })),
  tags: z.array(z.object({ ...figures, tag: z.string() })),
});
export type JournalFigures = z.output<typeof journalFigures>;
