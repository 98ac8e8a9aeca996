// A small venue on a simulated chain: a core of its own, two users with wallets, and blocks that come when the test says so.
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange } from '#server/engine/exchange.ts';
import type { Reply } from '#server/engine/reply.ts';
import { formatDecimal, units } from '#server/engine/units.ts';
import type { CoinListing, CoinNetwork } from '#server/services/wallets/coin-listing.ts';
import { openWallets, type OpenWallets, type OpenWalletsOptions } from '#server/services/wallets/open-wallets.ts';
import { createSimulatedChain, type SimulatedChain } from '#server/services/wallets/simulated-chain.ts';
import type { WithdrawalRefusal, WithdrawalRequest } from '#server/services/wallets/withdrawals.ts';
import type { WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';

export const bitcoin: CoinNetwork = { network: 'Bitcoin', confirmations: 2, addressStyle: 'bitcoin' };
export const ethereum: CoinNetwork = { network: 'Ethereum', confirmations: 3, addressStyle: 'evm' };
const assets = [
  { assetId: 0, code: 'BTC', name: 'Bitcoin', decimals: 8 },
  { assetId: 1, code: 'ETH', name: 'Ether', decimals: 8 },
] as const;
export const btc: CoinListing = { code: 'BTC', networks: [bitcoin], testCoinsMaximum: '1', listedPriceUsd: 100 };
export const eth: CoinListing = { code: 'ETH', networks: [ethereum], testCoinsMaximum: '1', listedPriceUsd: 10 };
export const ann = { userId: 'ann', accountId: 1000 };
export const bob = { userId: 'bob', accountId: 1001 };

/** A block every eleven days: none comes by itself. */
const never = 1_000_000_000;

export async function startCoinVenue(store: Store, changes: Partial<OpenWalletsOptions> = {}) {
  const clock = { nowMs: 1_800_000_000_000 };
  const now = () => clock.nowMs;
  const exchange = createExchange();
  const commands: Command[] = [];
  /** Set by a test: the answer that a kind of command gets in the place of the core's; null: the core's after all. */
  const instead: { answer: (command: Command) => Reply | null } = { answer: () => null };
  let sequence = 0;
  const apply = (command: Command): Reply => exchange.apply({ sequence: (sequence += 1), timeMs: now(), command }).reply;
  for (const { assetId, code, decimals } of assets) apply({ type: 'list-asset', assetId, code, decimals });
  apply({ type: 'open-account', accountId: 0, kind: AccountKind.outside });
  apply({ type: 'open-account', accountId: 1, kind: AccountKind.fees });
  for (const { userId, accountId } of [ann, bob]) {
    apply({ type: 'open-account', accountId, kind: AccountKind.user });
    await store.db.insert(user).values({ id: userId, name: userId, email: `${userId}@example.com` });
    await store.db.insert(exchangeAccounts).values({ accountId, userId, createdAtMs: 1 });
  }
  const logged: string[] = [];
  const log = {
    info: (_details: object, message: string) => void logged.push(message),
    error: (_details: object, message: string) => void logged.push(`! ${message}`),
  };
  /** Set by a test. */
  const guard = { heldUntilMs: 0, areStopped: false };
  let chain: SimulatedChain;
  let money: OpenWallets;
  const open = async (): Promise<void> => {
    chain = createSimulatedChain({ key: 'key', blockEveryMs: never, log, now });
    money = await openWallets({
      store,
      client: {
        submit: async (command) => {
          commands.push(command);
          return instead.answer(command) ?? apply(command);
        },
      },
      assetOf: (code) => assets.find((asset) => asset.code === code),
      coins: [btc, eth],
      chain,
      allowanceFactor: 1,
      heldUntilMs: async () => guard.heldUntilMs,
      areStopped: async () => guard.areStopped,
      hotWalletMicros: 1_000_000,
      tickEveryMs: 0,
      log,
      now,
      ...changes,
    });
  };
  await open();
  const close = async (): Promise<void> => {
    await money.withdrawals.close();
    await money.wallets.close();
  };
  const request = (change: Partial<WithdrawalRequest> = {}): WithdrawalRequest => ({
    coin: 'BTC',
    network: bitcoin,
    address: 'tb1stranger',
    memo: '',
    amountUnits: 1000n,
    feeUnits: 10n,
    worthMicros: 100,
    clientOid: null,
    ...change,
  });
  const codeOf = async (id: number, userId = 'ann'): Promise<string> =>
    (await money.inbox.list(userId)).find(({ params }) => params['withdrawalId'] === String(id))?.params['code'] ?? '';
  return {
    clock,
    guard,
    logged,
    commands,
    instead,
    close,
    codeOf,
    request,
    chain: () => chain,
    money: () => money,
    /** Transfers on their way go on; the networks, too, begin anew. */
    restart: async (): Promise<void> => {
      await close();
      clock.nowMs += 1;
      await open();
    },
    mine: async (blocks: number): Promise<void> => {
      for (let block = 0; block < blocks; block += 1) await chain.mineBlock();
    },
    /** `available+frozen`, in units. */
    holding: ({ accountId }: typeof ann, code = 'BTC'): string => {
      const assetId = assets.find((asset) => asset.code === code)?.assetId;
      const balance = exchange.balances(accountId).find((one) => one.assetId === assetId);
      return `${formatDecimal(balance?.available ?? 0, 0)}+${formatDecimal(balance?.frozen ?? 0, 0)}`;
    },
    /** Money out of nowhere, that no network can undo. */
    give: ({ accountId }: typeof ann, amount: bigint, assetId = 0): void => {
      const reply = apply({ type: 'credit-deposit', accountId, assetId, units: units(amount), reference: `given:${sequence}` });
      if (!reply.ok) throw new Error(reply.reason);
    },
    /** Ann asks for a withdrawal. */
    ask: (change: Partial<WithdrawalRequest> = {}, limitMicros = 1_000_000, owner = ann): Promise<WithdrawalRow | WithdrawalRefusal> =>
      money.withdrawals.apply(owner, request(change), limitMicros),
    invariants: () => exchange.checkInvariants(),
  };
}
