// A kept address in the wire's words.
import type { KeptAddress } from '#lib/contract/money/withdrawal.ts';
import type { KeptAddress as Row } from '#server/services/wallets/address-book.ts';

export const keptAddressAnswer = ({ id, label, coin, network, address, memo, createdAtMs, usableAtMs }: Row): KeptAddress => ({
  addressId: String(id),
  label,
  coin,
  network,
  address,
  memo,
  createTimeMs: createdAtMs,
  usableTimeMs: usableAtMs,
});
