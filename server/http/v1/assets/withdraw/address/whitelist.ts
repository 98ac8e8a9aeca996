// Switches the whitelist.
import { setWhitelist } from '#lib/contract/calls/v1/assets/withdraw/address/whitelist.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetWhitelist = serveUser(setWhitelist, ['addressBook'], async ({ on }, session, { addressBook }) => {
  const state = await addressBook.setWhitelist(session, on);
  return { on: state.on, endsTimeMs: state.endsAtMs };
});
