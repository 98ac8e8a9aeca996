// The invariants of money after every command: nothing comes from nowhere, and held money is held for something.
import { givenAsset, reservation } from '../accounts/settle.ts';
import { lotsLeft } from '../accounts/account.ts';
import { mayOwe } from '../identity/open-account.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { AccountId, AssetId } from '../ids.ts';
import { everyFace } from '../lending/margin-account.ts';
import type { State } from '../state.ts';

/** The sum of an asset over all accounts (the outside world included) must be zero. */
export function brokenSums(state: State): string[] {
  return [...state.assets.keys()].flatMap((assetId) => {
    let sum = 0n;
    const broken: string[] = [];
    for (const { row, accountId, kind, futures, unified } of everyFace(state)) {
      const [available, frozen] = [state.ledger.available(row, assetId), state.ledger.frozen(row, assetId)];
      sum += available + frozen;
      // Those of unified accounts have rules of their own.
      const mayBeOwing = mayOwe(kind) || kind === AccountKind.insurance || unified !== null;
      if ((!mayBeOwing && available < 0n) || (frozen < 0n && !mayOwe(kind)))
        broken.push(`account ${accountId} is below zero in asset ${assetId}`);
      if (futures !== null && futures.row !== row)
        sum += state.ledger.available(futures.row, assetId) + state.ledger.frozen(futures.row, assetId);
    }
    return sum === 0n ? broken : [...broken, `asset ${assetId} sums to ${sum}`];
  });
}

/** By account: what its withdrawals hold. */
function leavingMoney({ withdrawals }: State): ReadonlyMap<AccountId, readonly { readonly assetId: AssetId; readonly amount: bigint }[]> {
  const all = new Map<AccountId, { assetId: AssetId; amount: bigint }[]>();
  for (const { accountId, assetId, amount, fee } of withdrawals.held.values()) {
    const own = all.get(accountId) ?? [];
    own.push({ assetId, amount: BigInt(amount) + BigInt(fee) });
    all.set(accountId, own);
  }
  return all;
}

/** A debt is more than nothing, and no withdrawal is both held and over. */
export function brokenDebts({ accounts, withdrawals: { held, ended } }: State): string[] {
  const debts = [...accounts.values()].flatMap(({ accountId, debts: owed }) =>
    [...(owed ?? [])].filter(([, amount]) => !(amount > 0)).map(([assetId]) => `account ${accountId} owes nothing of asset ${assetId}`),
  );
  const twice = [...held.keys()].filter((reference) => ended.has(reference)).map((reference) => `withdrawal ${reference} is held and over`);
  return [...debts, ...twice];
}

/** The frozen money of an account must be exactly what its open orders, plans and withdrawals hold back. */
export function brokenReserves(state: State): string[] {
  const leaving = leavingMoney(state);
  return everyFace(state).flatMap((account) => {
    const held = new Map<number, bigint>();
    for (const order of account.open.values()) {
      const market = state.markets.get(order.marketId);
      // A contract's order freezes nothing: its claim on free margin is checked with the positions.
      if (market === undefined || market.contract !== null) continue;
      const asset = givenAsset(market, order.side);
      held.set(asset, (held.get(asset) ?? 0n) + BigInt(reservation(market, order.side, order.priceTicks, lotsLeft(order))));
    }
    for (const planId of account.plans ?? []) {
      const plan = state.plans.get(planId);
      const market = plan === undefined ? undefined : state.markets.get(plan.marketId);
      if (plan === undefined || market === undefined) continue;
      const asset = givenAsset(market, plan.side);
      held.set(asset, (held.get(asset) ?? 0n) + BigInt(plan.heldUnits));
    }
    for (const { assetId, amount } of (account.margin === null && leaving.get(account.accountId)) || [])
      held.set(assetId, (held.get(assetId) ?? 0n) + amount);
    for (const order of state.conversions.orders.values())
      if (order.account === account) held.set(order.assetId, (held.get(order.assetId) ?? 0n) + BigInt(order.amount));
    return [...state.assets.keys()]
      .filter((assetId) => state.ledger.frozen(account.row, assetId) !== (held.get(assetId) ?? 0n))
      .map(
        (assetId) =>
          `account ${account.accountId} has frozen ${state.ledger.frozen(account.row, assetId)} of asset ${assetId}, its orders, plans and withdrawals hold ${held.get(assetId) ?? 0n}`,
      );
  });
}
