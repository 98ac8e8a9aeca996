// A movement of one's money, as the wire carries it.
import * as z from 'zod/mini';

import { walletKindIds } from '../accounts/account-kinds.ts';
import { signedText } from '../wire/signed-text.ts';

export const movement = z.object({
  id: z.string(),
  timeMs: z.number(),
  account: z.enum(walletKindIds),
  coin: z.string(),
  /** As the ledger has it: `causeFacts` puts causes into groups. */
  cause: z.string(),
  /** '' where it has none. */
  orderId: z.string(),
  /** The amount that came (above zero) or went: the two changes together. */
  amount: signedText,
  availableChange: signedText,
  /** The change of the amount that orders, withdrawals and isolated positions hold. */
  frozenChange: signedText,
  availableAfter: signedText,
  frozenAfter: signedText,
  /** For a transfer: one's own account on the other side. */
  otherAccount: z.nullable(z.enum(walletKindIds)),
  /**
   * The user on the other side, for a transfer from one user to another. A name has whoever is of one's own family; '' for anybody else.
   */
  otherUser: z.nullable(z.object({ userId: z.string(), userName: z.string() })),
});
export type Movement = z.output<typeof movement>;
