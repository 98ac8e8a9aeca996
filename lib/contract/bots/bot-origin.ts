// The place where the terms of a bot come from: a suggestion, or its owner.
import * as z from 'zod/mini';

export const botOrigin = z.object({
  /** 1 terms of a suggestion, which aiId names; 2 the owner's own. */
  strategyAttribute: z.literal([1, 2]),
  /** Null: no suggestion was named. */
  aiId: z.nullable(z.string()),
});
export type BotOrigin = z.output<typeof botOrigin>;

export const ownTerms: BotOrigin = { strategyAttribute: 2, aiId: null };
