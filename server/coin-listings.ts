// The coins as the wallets need them: networks, how their addresses look, and how many test coins one may ask for.
import type { AddressStyle as ListedStyle, AssetProfile } from '#server/market/market-data.ts';
import type { AddressStyle, CoinListing, CoinNetwork } from '#server/services/wallets/coin-listing.ts';

/** Worth of one delivery of test coins, in US dollars. */
const testWorthUsd = 25_000;

type Look = { readonly addressStyle: AddressStyle; readonly prefix?: string };

/** Test addresses are drawn in the family that a network's real ones belong to, with the prefixes of its test network. */
const families: Readonly<Partial<Record<ListedStyle, Look>>> = {
  evm: { addressStyle: 'evm' },
  tron: { addressStyle: 'tron' },
  iban: { addressStyle: 'iban' },
  bitcoin: { addressStyle: 'bech32', prefix: 'tb' },
  litecoin: { addressStyle: 'bech32', prefix: 'tltc' },
  cosmos: { addressStyle: 'bech32', prefix: 'cosmos' },
  cardano: { addressStyle: 'bech32', prefix: 'addr_test' },
};
const otherwise: Look = { addressStyle: 'base58' };

/** One leading digit and zeros: 0.26 becomes 0.2, 7,462 becomes 7,000. */
function roundedDown(amount: number): string {
  const power = Math.floor(Math.log10(amount));
  const leading = String(Math.floor(amount / 10 ** power));
  return power >= 0 ? leading + '0'.repeat(power) : `0.${'0'.repeat(-power - 1)}${leading}`;
}

export function coinListing({ code, networks, simulation }: AssetProfile): CoinListing {
  return {
    code,
    testCoinsMaximum: roundedDown(testWorthUsd / simulation.priceUsd),
    networks: networks.map(
      ({ network, confirmations, addressStyle }): CoinNetwork => ({ network, requiredConfirmations: confirmations, ...(families[addressStyle] ?? otherwise) }),
    ),
  };
}
