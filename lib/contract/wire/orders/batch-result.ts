// The result of each order of a batch, in the order in which they were sent.
import * as z from 'zod/mini';

export const batchResult = z.object({
  list: z.array(
    z.object({
      /** '' when it was refused. */
      orderId: z.string(),
      clientOid: z.string(),
      /** '00000', or a code of the error catalogue with its message. */
      code: z.string(),
      msg: z.string(),
      /** The numbers in its message; left out where it was taken. */
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
export type BatchResult = z.output<typeof batchResult>;
