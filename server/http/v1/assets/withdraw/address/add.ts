// Keeps an address.
import { addAddress } from '#lib/contract/calls/v1/assets/withdraw/address/add.ts';
import { findPlace } from '#server/answers/wallets/find-place.ts';
import { keptAddressAnswer } from '#server/answers/wallets/kept-address.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAddAddress = serveUser(
  addAddress,
  ['wallets', 'addressBook'],
  async ({ label, ...asked }, session, { wallets, addressBook }) => {
    const place = findPlace(wallets, asked);
    if (place instanceof Refusal) return place;
    const { coin, network, address, memo } = place;
    const kept = await addressBook.add(session, label, { coin: coin.code, network: network.network, address, memo });
    if (kept === 'exists') return refuse('addressExists');
    return kept === 'full' ? refuse('addressBookFull') : keptAddressAnswer(kept);
  },
);
