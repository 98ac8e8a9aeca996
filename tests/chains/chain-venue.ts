// A small venue on a real chain: its own database and core, and one user with a wallet.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAddress, type Address } from 'viem';
import { HDKey } from 'viem/accounts';

import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Chain } from '#server/services/wallets/chain.ts';
import { networkOf, type CoinListing } from '#server/services/wallets/coin-listing.ts';
import { createEvmChain, type EvmChain } from '#server/services/wallets/evm/create-evm-chain.ts';
import { overEvmNetworks, type EvmNetwork } from '#server/services/wallets/evm/evm-networks.ts';
import type { Signer } from '#server/services/wallets/evm/signer.ts';
import { openWallets, type OpenWallets } from '#server/services/wallets/open-wallets.ts';
import type { WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';
import { openStore } from '#server/store/open-store.ts';

const assets = [
  { assetId: 0, code: 'ETH', name: 'Ether', decimals: 8 },
  { assetId: 1, code: 'USDT', name: 'Tether', decimals: 8 },
] as const;
const listed: readonly CoinListing[] = assets.map(({ code }) => ({ code, networks: [], testCoinsMaximum: '1', listedPriceUsd: 1 }));
const ann = { userId: 'ann', accountId: 1000 };
const silent = { info: () => undefined, error: () => undefined };

/** The key that the operator would keep far away; the venue gets the public half. */
export const seedKey = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'");

/** A stop in the middle of things. */
class PowerCut extends Error {}

export async function startChainVenue(network: EvmNetwork, signer: Signer | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-chain-'));
  const store = await openStore({ dataDir, databaseUrl: '', log: silent });
  const exchange = createExchange();
  let sequence = 0;
  const apply = (command: Command) => exchange.apply({ sequence: (sequence += 1), timeMs: Date.now(), command }).reply;
  for (const { assetId, code, decimals } of assets) apply({ type: 'list-asset', assetId, code, decimals });
  apply({ type: 'open-account', accountId: 0, kind: AccountKind.outside });
  apply({ type: 'open-account', accountId: 1, kind: AccountKind.fees });
  apply({ type: 'open-account', accountId: ann.accountId, kind: AccountKind.user });
  await store.db.insert(user).values({ id: ann.userId, name: 'Ann', email: 'ann@example.com' });
  await store.db.insert(exchangeAccounts).values({ accountId: ann.accountId, userId: ann.userId, createdAtMs: Date.now() });

  const coins = overEvmNetworks(listed, [network]);
  const assetOf = (code: string) => assets.find((asset) => asset.code === code);
  const logged: string[] = [];
  const log = {
    info: () => undefined,
    error: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`),
  };
  /** Set by a test: cuts the power between two steps. */
  const cut = { afterSigning: false, beforeSending: false };
  let chain: EvmChain;
  let money: OpenWallets;
  const open = async (): Promise<void> => {
    chain = await createEvmChain({ networks: [network], signerOf: () => signer, db: store.db, assetOf, log, polls: false });
    const real: Chain = chain;
    const cuttable: Chain = {
      ...real,
      sign: async (payout) => {
        const done = await real.sign(payout);
        if (cut.afterSigning) throw new PowerCut();
        return done;
      },
      broadcast: async (...asked) => {
        if (cut.beforeSending) throw new PowerCut();
        return real.broadcast(...asked);
      },
    };
    money = await openWallets({
      store,
      client: { submit: async (command) => apply(command) },
      assetOf,
      coins,
      chain: cuttable,
      allowanceFactor: 1,
      heldUntilMs: async () => 0,
      areStopped: async () => false,
      hotWalletMicros: 1_000_000_000_000,
      tickEveryMs: 0,
      log,
    });
  };
  await open();
  const close = async (): Promise<void> => {
    await money.withdrawals.close();
    await money.wallets.close();
  };

  const way = (code: string) => {
    const coin = coins.find((one) => one.code === code);
    const over = coin === undefined ? undefined : networkOf(coin, network.network);
    if (coin === undefined || over === undefined) throw new Error(`${code} is not on ${network.network}`);
    return { coin, over };
  };
  return {
    cut,
    /** One more connection beside the venue's own, to the same data. */
    connect: (other: EvmNetwork, by: Signer | null): Promise<EvmChain> =>
      createEvmChain({ networks: [other], signerOf: () => by, db: store.db, assetOf, log, polls: false }),
    logged,
    look: () => chain.look(),
    address: async (code: string): Promise<Address> => {
      const { coin, over } = way(code);
      return getAddress((await money.wallets.depositAddress(ann, coin, over)).address);
    },
    /** Newest first, as `amount coin status depth`. */
    deposits: async (): Promise<string[]> =>
      (await money.wallets.deposits(ann, { limit: 20 })).map(
        ({ amountUnits, coin, status, confirmations }) => `${formatDecimal(amountUnits, 8)} ${coin} ${status} ${confirmations}`,
      ),
    /** `available+frozen`. */
    holding: (code: string): string => {
      const balance = exchange.balances(ann.accountId).find(({ assetId }) => assetId === assetOf(code)?.assetId);
      return `${formatDecimal(balance?.available ?? 0, 8)}+${formatDecimal(balance?.frozen ?? 0, 8)}`;
    },
    /** Asked for and confirmed by its owner: amount and fee in units of the venue. */
    withdraw: async (code: string, address: Address, amountUnits: bigint, feeUnits = 0n): Promise<number> => {
      const { coin, over } = way(code);
      const request = {
        coin: coin.code,
        network: over,
        address: address.toLowerCase(),
        memo: '',
        amountUnits,
        feeUnits,
        worthMicros: 1,
        clientOid: null,
      };
      const row = await money.withdrawals.apply(ann, request, 1_000_000);
      if (!('id' in row)) throw new Error(row.reason);
      const letter = (await money.inbox.list(ann.userId)).find(({ params }) => params['withdrawalId'] === String(row.id));
      await money.withdrawals.confirm(ann, row.id, letter?.params['code'] ?? '');
      return row.id;
    },
    withdrawal: async (id: number): Promise<WithdrawalRow> => {
      const row = (await money.withdrawals.page({ userId: ann.userId, limit: 50 })).find((one) => one.id === id);
      if (row === undefined) throw new Error(`no withdrawal ${id}`);
      return row;
    },
    reject: (id: number) => money.withdrawals.vote(id, 'anna', false),
    tick: () => money.withdrawals.tick(),
    restart: async (): Promise<void> => {
      await close();
      cut.afterSigning = false;
      cut.beforeSending = false;
      await open();
    },
    invariants: () => exchange.checkInvariants(),
    close: async (): Promise<void> => {
      await close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type ChainVenue = Awaited<ReturnType<typeof startChainVenue>>;
