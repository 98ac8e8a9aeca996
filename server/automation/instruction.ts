// The instructions that a bot is given, by its owner or from outside, as the journal keeps them: JSON text, in the order of its sequence numbers.
import * as z from 'zod/mini';

import { botNotices } from '#lib/contract/bots/bot-notices.ts';
import { botEdit, botTerms } from '#lib/contract/bots/bot-terms.ts';
import { botOrigin } from '#lib/contract/bots/bot-origin.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { KlineInterval } from '#lib/contract/enums.ts';

const funds = { assetId: z.number(), units: z.number() };

const start = { strategyType: z.enum(StrategyType), terms: botTerms };

const marketIds = z.readonly(z.array(z.number()).check(z.minLength(1), z.maxLength(20)));

const candle = {
  interval: z.enum(KlineInterval),
  openMs: z.number(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volumeLots: z.number(),
};

/** Candles of one of its markets, from before the start: closed ones, and the one that was running. Prices in ticks, volumes in lots. */
const history = z.object({
  leg: z.number(),
  interval: z.enum(KlineInterval),
  lastOpenMs: z.number(),
  closes: z.readonly(z.array(z.number())),
  volumes: z.readonly(z.array(z.number())),
  running: z.nullable(z.object(candle)),
});
export type BotHistory = z.output<typeof history>;

/** A text from outside is so long at most. */
const messageLimit = 4000;

const sharePercent = z.number().check(z.int(), z.minimum(0), z.maximum(100));

const instruction = z.discriminatedUnion('action', [
  /** The first one of a bot; later ones of the same bot are ignored. */
  z.object({
    action: z.literal('start'),
    ...start,
    marketIds,
    /** The bot that it is a copy of. */
    copyOf: z.optional(z.number()),
    /** Percent of its profit that is promised to the author of that bot; left out: none. */
    sharePercent: z.optional(sharePercent),
    /** The loss of earlier copies of the same pair, in units of the coin that it is told in: nothing is shared up to it. Left out: none. */
    carriedUnits: z.optional(z.number().check(z.int(), z.minimum(0))),
    /** Left out: the usual ones. */
    notices: z.optional(botNotices),
    /** Left out: its terms are its owner's own. */
    origin: z.optional(botOrigin),
  }),
  /** Before the start; later it is ignored. */
  z.extend(history, { action: z.literal('history') }),
  /** From outside: `arrivedMs` is when it came, which may be before it is told. Its name is what tells a repeat. */
  z.object({
    action: z.literal('message'),
    text: z.string().check(z.minLength(1), z.maxLength(messageLimit)),
    arrivedMs: z.number(),
  }),
  /** marketIds: all that it has from then on, further ones behind those that it has had; left out: they stay as they are. */
  z.object({ action: z.literal('edit'), edit: botEdit, marketIds: z.optional(marketIds) }),
  z.object({ action: z.literal('set-notices'), notices: botNotices }),
  z.object({ action: z.enum(['pause', 'resume', 'last-round']) }),
  /** sells: sells or closes everything; otherwise it is given back as it is. */
  z.object({ action: z.literal('stop'), sells: z.boolean() }),
  /** Copies: the share that their leader asks for from now on, and a higher one that he has announced for a full hour. */
  z.object({
    action: z.literal('share'),
    percent: sharePercent,
    next: z.nullable(z.object({ percent: sharePercent, fromMs: z.number() })),
  }),
  z.object({ action: z.literal('add-funds'), ...funds }),
  z.object({ action: z.literal('withdraw-profit'), ...funds }),
]);
export type Instruction = z.output<typeof instruction>;

/** Starts told in former releases name the one market that a bot had. */
const formerStart = z.pipe(
  z.object({ action: z.literal('start'), ...start, marketId: z.number() }),
  z.transform(({ marketId, ...told }) => ({ ...told, marketIds: [marketId] })),
);
const anyInstruction = z.union([instruction, formerStart]);

/** The text of an instruction for the command `instruct-strategy`. */
export const instructionText = (told: Instruction): string => JSON.stringify(told);

/** The names of alerts begin so: nobody waits for what becomes of one. Owners' names have no such sign. */
export const alertSign = '!alert-';

/** True if somebody may wait for what becomes of it; null: it was not understood. */
export const isOfOwner = (name: string, told: Instruction | null): boolean =>
  !name.startsWith(alertSign) && told?.action !== 'start' && told?.action !== 'history' && told?.action !== 'share';

/** Null: it is none that this release understands. */
export function readInstruction(text: string): Instruction | null {
  try {
    return anyInstruction.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
