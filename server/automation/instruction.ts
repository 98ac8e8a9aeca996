// The instructions of an owner to a bot, as the journal keeps them: JSON text, in the order of its sequence numbers.
import * as z from 'zod/mini';

import { botNotices } from '#lib/contract/bots/bot-notices.ts';
import { botEdit, botTerms } from '#lib/contract/bots/bot-terms.ts';
import { botOrigin } from '#lib/contract/bots/bot-origin.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

const funds = { assetId: z.number(), units: z.number() };

const instruction = z.discriminatedUnion('action', [
  /** The first one of a bot; later ones of the same bot are ignored. */
  z.object({
    action: z.literal('start'),
    strategyType: z.enum(StrategyType),
    marketId: z.number(),
    terms: botTerms,
    /** Left out: the usual ones. */
    notices: z.optional(botNotices),
    /** Left out: its terms are its owner's own. */
    origin: z.optional(botOrigin),
  }),
  z.object({ action: z.literal('edit'), edit: botEdit }),
  z.object({ action: z.literal('set-notices'), notices: botNotices }),
  z.object({ action: z.enum(['pause', 'resume', 'last-round']) }),
  /** sells: sells or closes everything; otherwise it is given back as it is. */
  z.object({ action: z.literal('stop'), sells: z.boolean() }),
  z.object({ action: z.literal('add-funds'), ...funds }),
  z.object({ action: z.literal('withdraw-profit'), ...funds }),
]);
export type Instruction = z.output<typeof instruction>;

/** The text of an instruction for the command `instruct-strategy`. */
export const instructionText = (told: Instruction): string => JSON.stringify(told);

/** Null: it is none that this release understands. */
export function readInstruction(text: string): Instruction | null {
  try {
    return instruction.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
