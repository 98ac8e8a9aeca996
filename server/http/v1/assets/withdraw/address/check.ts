// Checks an address while it is typed.
import type { ResponseOf } from '#lib/contract/call.ts';
import { checkAddress } from '#lib/contract/calls/v1/assets/withdraw/address/check.ts';
import { findNetwork } from '#server/answers/wallets/find-network.ts';
import { networksLike } from '#server/answers/wallets/networks-like.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { hasWrongCapitals, isAddress, plainAddress } from '#server/services/wallets/addresses/is-address.ts';

type Checked = ResponseOf<typeof checkAddress>;

const checked = (problem: Checked['problem'], looksLike: string[] = []): Checked => ({ problem, looksLike });

export const serveCheckAddress = serveUser(
  checkAddress,
  ['wallets', 'listings'],
  ({ coin, network, address }, _session, { wallets, listings }) => {
    const found = findNetwork(wallets, coin, network);
    if (found instanceof Refusal) return found;
    const style = found.network.addressStyle;
    if (hasWrongCapitals(style, address.trim())) return checked('addressChecksum');
    if (isAddress(style, plainAddress(style, address))) return checked(null);
    const others = listings.assets.flatMap(({ code }) => wallets.coin(code)?.networks ?? []);
    return checked('invalidAddress', networksLike(address, found.coin.networks, others));
  },
);
