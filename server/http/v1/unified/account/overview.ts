// Tells how the user's account stands as one.
import { getUnifiedAccount } from '#lib/contract/calls/v1/unified/account/overview.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { toUnifiedAccount } from '#server/projections/margins/to-unified-account.ts';

export const serveUnifiedAccount = serveUser(
  getUnifiedAccount,
  ['client', 'listings'],
  async (_request, { accountId }, { client, listings }) => {
    const view = await client.unified(accountId);
    return view === null ? refuse('noUser') : toUnifiedAccount(view, listings);
  },
);
