// The balances, open orders and open plans of an account, for readers.
import type { HoldSide } from '#lib/contract/enums.ts';
import type { Account, Order } from './account.ts';
import type { AccountId, AssetId } from '../ids.ts';
import { facesOf } from '../lending/margin-account.ts';
import type { MarginWalletKind } from '../lending/margin-command.ts';
import type { Plan, PlanProgress } from '../plans/plan.ts';
import type { State } from '../state.ts';
import { units, type Units } from '../units.ts';

export type BalanceView = { readonly assetId: AssetId; readonly available: Units; readonly frozen: Units };

export type OpenOrderView = Omit<Order, 'account' | 'extra' | 'holding' | 'slot'> & {
  readonly accountId: AccountId;
  /** The lots that the book shows of it: fewer than the remaining lots of an iceberg. */
  readonly shownLots: number;
  /** Contracts: true if it may only make a position smaller. In hedge mode, `holdSide` is the position that it is about. */
  readonly reduceOnly: boolean;
  readonly holdSide: HoldSide | null;
  /** The margin wallet that it trades in; null: its owner's own coins, or a contract. */
  readonly wallet: MarginWalletKind | null;
};

type OpenPlanView = Omit<Plan, 'account' | 'watches' | 'progress'> & {
  readonly accountId: AccountId;
  readonly wallet: MarginWalletKind | null;
  readonly progress: Readonly<PlanProgress> | null;
};

/** Assets in which the account has anything. */
export function balanceViews(state: State, accountId: AccountId): readonly BalanceView[] {
  const account = state.accounts.get(accountId);
  if (account === undefined) return [];
  return [...state.assets.keys()]
    .map((assetId) => ({
      assetId,
      available: units(state.ledger.available(account.row, assetId)),
      frozen: units(state.ledger.frozen(account.row, assetId)),
    }))
    .filter(({ available, frozen }) => available !== 0n || frozen !== 0n);
}

function facesOfId({ accounts }: State, accountId: AccountId): Account[] {
  const owner = accounts.get(accountId);
  return owner === undefined ? [] : facesOf(owner);
}

/** Oldest first. */
export const openOrderViews = (state: State, accountId: AccountId): readonly OpenOrderView[] =>
  facesOfId(state, accountId)
    .flatMap(({ open }) => [...open.values()])
    .map((order) => {
      const { account, extra, holding: _, slot, ...view } = order;
      return {
        ...view,
        accountId: account.accountId,
        shownLots: state.markets.get(order.marketId)?.book.remaining(slot) ?? 0,
        reduceOnly: extra?.reduceOnly ?? false,
        holdSide: extra?.holdSide ?? null,
        wallet: account.margin?.wallet ?? null,
      };
    })
    .toSorted((a, b) => a.orderId - b.orderId);

/** Oldest first. */
export const openPlanViews = (state: State, accountId: AccountId): readonly OpenPlanView[] =>
  facesOfId(state, accountId)
    .flatMap(({ plans }) => [...(plans ?? [])])
    .toSorted((a, b) => a - b)
    .flatMap((planId) => {
      const plan = state.plans.get(planId);
      if (plan === undefined) return [];
      const { account, watches: _, progress, ...view } = plan;
      return [
        {
          ...view,
          accountId: account.accountId,
          wallet: account.margin?.wallet ?? null,
          progress: progress === null ? null : { ...progress },
        },
      ];
    });
