// Forgets a kept address. Not while the settings are locked: it could not be kept again before the lock ends.
import { removeAddress } from '#lib/contract/calls/v1/assets/withdraw/address/remove.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRemoveAddress = serveUser(
  removeAddress,
  ['addressBook', 'security'],
  async ({ addressId }, session, { addressBook, security }) => {
    if (await security.isLocked(session.userId)) return refuse('settingsLocked');
    return (await addressBook.remove(session, Number(addressId))) ? {} : refuse('unknownAddress');
  },
);
