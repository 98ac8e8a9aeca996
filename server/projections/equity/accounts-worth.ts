// The holdings and the worth of each of a user's accounts at this moment.
import { Decimal } from 'decimal.js';

import { type AccountKind, accountKinds } from '#lib/contract/accounts/account-kinds.ts';
import type { AccountCoin, AccountsWorth, UserAccount } from '#lib/contract/accounts/user-accounts.ts';
import { AccountMode, MarginMode, Wallet } from '#lib/contract/enums.ts';
import type { BalanceView } from '#server/engine/accounts/account-view.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { FuturesView } from '#server/engine/futures/futures-view.ts';
import type { MarginView } from '#server/engine/lending/margin-view.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { UnifiedView } from '#server/engine/unified/unified-view.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { createCoinLines } from './coin-lines.ts';

const Exact = Decimal.clone({ precision: 60 });
const valueDecimals = 8;

type Held = {
  readonly wallet: AccountKind['wallet'];
  readonly assetId: AssetId;
  readonly available: bigint;
  readonly frozen: bigint;
  readonly unrealised: bigint;
  readonly owed: bigint;
};

/** Cross positions stand on the whole wallet, isolated ones on margin of their own: equity less money is what is not money yet. */
function futuresHeld(view: FuturesView | null, marginOf: (marketId: number) => AssetId): Held[] {
  return (view?.wallets ?? []).map(({ assetId, available, frozen, equity, gains, isPooled }) => {
    // The money is counted with the one wallet that it is in.
    if (isPooled) return { wallet: Wallet.futures, assetId, available: 0n, frozen: 0n, unrealised: BigInt(gains), owed: 0n };
    let all = BigInt(equity);
    for (const position of view?.positions ?? [])
      if (position.marginMode === MarginMode.isolated && marginOf(position.marketId) === assetId) all += BigInt(position.equity);
    return { wallet: Wallet.futures, assetId, available, frozen, unrealised: all - available - frozen, owed: 0n };
  });
}

/** Coin by coin; of isolated wallets all together. */
function marginHeld(views: readonly MarginView[]): Held[] {
  const sums = new Map<string, Held>();
  for (const { wallet, coins } of views)
    for (const { assetId, available, frozen, principal, interest } of coins) {
      const before = sums.get(`${wallet} ${assetId}`);
      sums.set(`${wallet} ${assetId}`, {
        wallet,
        assetId,
        available: (before?.available ?? 0n) + available,
        frozen: (before?.frozen ?? 0n) + frozen,
        unrealised: 0n,
        owed: (before?.owed ?? 0n) + principal + interest,
      });
    }
  return [...sums.values()];
}

/** The one wallet, what is owed in it included. */
const unifiedHeld = ({ coins }: UnifiedView): Held[] =>
  coins.map(({ assetId, available, frozen, principal, interest }) => ({
    wallet: Wallet.spot,
    assetId,
    available,
    frozen,
    unrealised: 0n,
    owed: principal + interest,
  }));

/** Everything that the exchange says about an account, as of one moment. */
type Views = {
  readonly balances: readonly BalanceView[];
  readonly futures: FuturesView | null;
  readonly margins: readonly MarginView[];
  readonly unified: UnifiedView | null;
  readonly marginOf: (marketId: number) => AssetId;
};

/** Every wallet that there is: one that is not counted here does not compile. */
const heldIn: Readonly<Record<Wallet, (views: Views) => readonly Held[]>> = {
  spot: ({ balances, unified }) =>
    unified === null || unified.mode === AccountMode.classic
      ? balances.map((balance) => ({ ...balance, wallet: Wallet.spot, unrealised: 0n, owed: 0n }))
      : unifiedHeld(unified),
  cross: ({ margins }) => marginHeld(margins.filter(({ wallet }) => wallet === Wallet.cross)),
  isolated: ({ margins }) => marginHeld(margins.filter(({ wallet }) => wallet === Wallet.isolated)),
  futures: ({ futures, marginOf }) => futuresHeld(futures, marginOf),
};

/** A bot holds this in its own account: coins, and gains of its positions that are not realised. */
export type HeldByBot = { readonly assetId: AssetId; readonly units: bigint; readonly unrealised: bigint };

type Asked = {
  readonly client: {
    balances(accountId: AccountId): Promise<readonly BalanceView[]>;
    futures(accountId: AccountId): Promise<FuturesView | null>;
    margins(accountId: AccountId): Promise<readonly MarginView[]>;
    unified(accountId: AccountId): Promise<UnifiedView | null>;
  };
  readonly listings: Listings;
  /** Everything that the bots of an account hold. */
  readonly bots: { held(ownerId: AccountId): readonly HeldByBot[] };
  /** The worth of one coin in USDT; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
};

/** Coin by coin. Nobody but the bot can use it; play money stays where it is told apart. */
function botsHeld(held: readonly HeldByBot[], isPlay: (assetId: AssetId) => boolean): Held[] {
  const sums = new Map<AssetId, Held>();
  for (const { assetId, units, unrealised } of held) {
    const before = sums.get(assetId);
    sums.set(assetId, {
      wallet: isPlay(assetId) ? Wallet.futures : 'strategy',
      assetId,
      available: 0n,
      frozen: (before?.frozen ?? 0n) + units,
      unrealised: (before?.unrealised ?? 0n) + unrealised,
      owed: 0n,
    });
  }
  return [...sums.values()];
}

/** In the order in which accounts are shown, each whether it holds anything or not. Worth rounded down to 8 decimals. */
export async function accountsWorth(accountId: AccountId, { client, listings, bots, usdtPrice }: Asked): Promise<AccountsWorth> {
  const [balances, futures, margins, unified] = await Promise.all([
    client.balances(accountId),
    client.futures(accountId),
    client.margins(accountId),
    client.unified(accountId),
  ]);
  const lines = createCoinLines(listings);
  const marginOf = (marketId: number): AssetId => listings.rules(listings.market(marketId)).contract?.marginAssetId ?? 0;
  const held = Object.values(heldIn)
    .flatMap((read) => read({ balances, futures, margins, unified, marginOf }))
    .concat(botsHeld(bots.held(accountId), (assetId) => lines.standsFor(listings.asset(assetId).code) !== null))
    .filter((one) => [one.available, one.frozen, one.unrealised, one.owed].some((units) => units !== 0n));

  const coinOf = (kind: AccountKind, { assetId, available, frozen, unrealised, owed }: Held): AccountCoin => {
    const { code, decimals } = listings.asset(assetId);
    const total = formatDecimal(available + frozen + unrealised - owed, decimals);
    const price = usdtPrice(kind.isPlay ? (lines.standsFor(code) ?? code) : code);
    return {
      coin: code,
      available: formatDecimal(available, decimals),
      frozen: formatDecimal(frozen, decimals),
      unrealised: formatDecimal(unrealised, decimals),
      owed: formatDecimal(owed, decimals),
      total,
      usdtValue: price === null ? null : new Exact(total).times(price).toDecimalPlaces(valueDecimals, Decimal.ROUND_FLOOR).toFixed(),
    };
  };
  const kindIdOf = ({ wallet, assetId }: Held): AccountKind['id'] =>
    wallet === 'strategy' ? wallet : lines.accountOf(wallet, listings.asset(assetId).code).id;
  const sum = (values: readonly (string | null)[]): string => values.reduce((all, one) => all.plus(one ?? 0), new Exact(0)).toFixed();
  const list = accountKinds.map((kind): UserAccount => {
    const own = held.filter((one) => kindIdOf(one) === kind.id);
    const coins = own.map((one) => coinOf(kind, one));
    const { id: account, accountType, businessLine, isPlay } = kind;
    return { account, accountType, businessLine, isPlay, usdtValue: sum(coins.map(({ usdtValue }) => usdtValue)), coins };
  });
  return { list, totalUsdtValue: sum(list.filter(({ isPlay }) => !isPlay).map(({ usdtValue }) => usdtValue)) };
}
