// Tells where to send a coin.
import { getDepositAddress } from '#lib/contract/calls/v1/assets/deposit/address.ts';
import { findNetwork } from '#server/answers/wallets/find-network.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { shownAddress } from '#server/services/wallets/addresses/is-address.ts';

export const serveDepositAddress = serveUser(getDepositAddress, ['wallets'], async ({ coin, network }, session, { wallets }) => {
  const found = findNetwork(wallets, coin, network);
  if (found instanceof Refusal) return found;
  const kept = await wallets.depositAddress(session, found.coin, found.network);
  const address = shownAddress(found.network.addressStyle, kept.address);
  const { network: name, confirmations } = found.network;
  return { coin, network: name, address, qrText: address, confirmations };
});
