// A movement of money between wallets: posted with its cause; what stands on each of them is looked at again before the command ends.
import { Wallet } from '#lib/contract/enums.ts';
import type { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { holdFacts, type HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import type { AssetId, MarketId, OrderId } from '../ids.ts';
import { openMargin, tagOf } from '../lending/margin-account.ts';
import type { Context } from '../outcome.ts';
import type { State } from '../state.ts';
import { noteLeaving } from '../unified/leaving.ts';
import { markDirty } from '../unified/mark-dirty.ts';
import type { Account } from './account.ts';
import type { Movement } from './ledger.ts';
import { openFutures } from './positions/open-holding.ts';
import { walletOf } from './risk/risk.ts';
import { noteWallet } from './risk/watch-risk.ts';

type Purse = {
  readonly account: Account;
  /** Left out: the spot wallet. */
  readonly wallet?: Wallet;
  /** The market of an isolated margin wallet. */
  readonly marketId?: MarketId;
};

/** An amount that comes to a wallet (above 0) in a movement, or goes, in safe integers of the coin's smallest unit. */
export type Leg = Purse & {
  readonly assetId: AssetId;
  readonly available: number;
  /** The wallet holds so much more or less of the coin for a purpose. Left out: that does not change. */
  readonly held?: { readonly purpose: HoldPurpose; readonly change: number };
};

/** An amount (below 0: the other way) of one coin out of a wallet into another. */
export const between = (from: Purse, to: Purse, assetId: AssetId, amount: number): Leg[] => [
  { ...from, assetId, available: -amount },
  { ...to, assetId, available: amount },
];

export type Move = {
  readonly cause: LedgerCause;
  /** Left out: no order is concerned. */
  readonly orderId?: OrderId;
  readonly legs: readonly Leg[];
  /** Left out: it is told. */
  readonly isTold?: boolean;
};

/** A leg as the ledger posts it; the wallet is opened when there is none. */
function movementOf(state: State, { account, assetId, available, held, wallet = Wallet.spot, marketId = -1 }: Leg): Movement {
  const frozen = held?.change ?? 0;
  const { accountId, row } = account;
  if (wallet === Wallet.spot) return { accountId, row, assetId, available, frozen };
  if (wallet === Wallet.futures) return { accountId, row: openFutures(state, account).row, assetId, available, frozen, wallet };
  const { account: inside } = openMargin(state, account, wallet, marketId);
  return { accountId, row: inside.row, assetId, available, frozen, ...tagOf(inside) };
}

/** An amount that has come in or gone out moves the limits of the wallet. */
function lookAgain({ state, moved }: Context, { account, assetId, held, wallet = Wallet.spot, marketId = -1 }: Leg): void {
  if (held !== undefined && holdFacts[held.purpose].isLeaving) noteLeaving(account, assetId, held.change);
  if (wallet === Wallet.spot) markDirty(state, account);
  else if (wallet === Wallet.futures) noteWallet(state, walletOf(openFutures(state, account), account.accountId, assetId));
  else moved.add(openMargin(state, account, wallet, marketId));
}

/** Without the look at what stands on it, which the caller owes. */
export function post({ state, events }: Context, { cause, orderId = 0, legs, isTold = true }: Move): void {
  const movements = legs.map((leg) => movementOf(state, leg));
  state.ledger.post(cause, orderId, movements, events, isTold);
}

export function lookAtLegs(context: Context, { legs }: Move): void {
  for (const leg of legs) lookAgain(context, leg);
}

/** Refuses (Error) what cannot be paid: the caller has looked. */
export function move(context: Context, moved: Move): void {
  post(context, moved);
  lookAtLegs(context, moved);
}
