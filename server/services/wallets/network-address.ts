// An address in the manner of each network, checksums included, out of 32 bytes.
import type { CoinNetwork } from './coin-listing.ts';
import { base58, base58Check } from './base58.ts';
import { bech32Address } from './bech32.ts';

const tronVersion = 0x41;

/** A German account number with its check digits (ISO 13616): country code, 98 minus the remainder by 97, 18 digits. */
function iban(key: Uint8Array): string {
  const number = (BigInt(`0x${Buffer.from(key).toString('hex')}`) % 10n ** 18n).toString().padStart(18, '0');
  const rest = BigInt(`${number}131400`) % 97n;
  return `DE${String(98n - rest).padStart(2, '0')}${number}`;
}

export function networkAddress({ addressStyle, prefix = 'tb' }: Pick<CoinNetwork, 'addressStyle' | 'prefix'>, key: Uint8Array): string {
  const twenty = key.subarray(0, 20);
  switch (addressStyle) {
    case 'evm':
      return `0x${Buffer.from(twenty).toString('hex')}`;
    case 'bech32':
      return bech32Address(prefix, twenty);
    case 'base58':
      return base58(key);
    case 'tron':
      return base58Check(Buffer.concat([Buffer.from([tronVersion]), twenty]));
    case 'iban':
      return iban(key);
  }
}
