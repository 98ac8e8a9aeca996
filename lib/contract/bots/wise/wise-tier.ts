// A tier of risk for a wise bot: the terms that were chosen for it, and what such choices have brought afterwards.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { signedText } from '../../wire/signed-text.ts';
import { SuggestionGrade } from '../suggestion-grade.ts';
import { wiseTerms } from './wise-terms.ts';

/** Days on which terms are chosen, days after them on which that choice is judged, and how often that is done, each time later. */
export const walkForward = { chosenDays: 21, judgedDays: 7, rounds: 4 } as const;

/** One round: chosen on the days before fromMs alone, judged from there to toMs. */
const wiseRound = z.object({
  fromMs: z.number(),
  toMs: z.number(),
  kind: z.enum(['grid', 'cta']),
  /** The share that the terms brought on the days on which they were chosen, and on the days after them. */
  chosenRate: signedText,
  judgedRate: signedText,
  /** The deepest fall on the days after, as a share. */
  maxDrawdownRate: decimalText,
});
export type WiseRound = z.output<typeof wiseRound>;

export const wiseTier = z.object({
  tier: z.enum(SuggestionGrade),
  symbolId: z.string(),
  /** Chosen on the days before this moment. */
  chosenMs: z.number(),
  /** With the least leverage and investment that they were tried with; who starts one puts in his own. */
  terms: wiseTerms,
  /** The share that the terms brought on the days on which they were chosen: the best of several, so more than can be expected. */
  chosenRate: signedText,
  /** All rounds one after the other, each with what the one before it left. */
  judgedRate: signedText,
  maxDrawdownRate: decimalText,
  /** Rounds that brought something. */
  wonRounds: z.number(),
  rounds: z.array(wiseRound),
});
export type WiseTier = z.output<typeof wiseTier>;
