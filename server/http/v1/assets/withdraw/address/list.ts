// Lists the kept addresses.
import { getAddressBook } from '#lib/contract/calls/v1/assets/withdraw/address/list.ts';
import { keptAddressAnswer } from '#server/answers/wallets/kept-address.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAddressBook = serveUser(getAddressBook, ['addressBook'], async (_request, session, { addressBook }) => {
  const [list, { on, endsAtMs }] = await Promise.all([addressBook.list(session), addressBook.whitelist(session)]);
  return { list: list.map(keptAddressAnswer), whitelist: { on, endsTimeMs: endsAtMs } };
});
