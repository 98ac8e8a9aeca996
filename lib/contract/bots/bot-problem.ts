// A problem of the terms of a bot, as previews tell it.
import * as z from 'zod/mini';

/** A field whose value does not do, by the name that the call has for it, and a code of the error catalogue with its message. */
export const botProblem = z.object({
  field: z.string(),
  code: z.string(),
  msg: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BotProblem = z.output<typeof botProblem>;
