// Why an account cannot be had in another mode just now: everything that stands in the way, in the order in which it would be refused.
import { AccountMode, HoldSide, MarginMode, Wallet } from '#lib/contract/enums.ts';
import type { Account } from '../../accounts/account.ts';
import { isInDebt } from '../../accounts/debt.ts';
import { isEmpty } from '../../accounts/positions/holding.ts';
import { crossRisk, freeMargin } from '../../accounts/risk/risk.ts';
import { AccountKind } from '../../identity/account-kind.ts';
import { everyMarket } from '../../ids.ts';
import { coinOfAccount } from '../../lending/lending.ts';
import { newMargin } from '../../lending/margin-account.ts';
import { isPriced, marginRisk, type MarginRisk } from '../../lending/margin-risk.ts';
import { RejectReason } from '../../reject.ts';
import type { State } from '../../state.ts';
import { leavingOf } from '../../wallets/holds.ts';

type Check = (state: State, account: Account) => boolean;

const hasOrders = (account: Account, marketId: number): boolean => (account.openPerMarket.get(marketId) ?? 0) > 0;

/** Orders and plans in a margin wallet stand on what is to be moved. */
const marginWalletsBusy: Check = (_, { margins }) =>
  [...(margins?.values() ?? [])].some(({ account }) => account.open.size > 0 || (account.plans?.size ?? 0) > 0);

const marginWalletsOwe: Check = (_, { margins }) => [...(margins?.values() ?? [])].some(({ debts }) => debts.size > 0);

const hasIsolated: Check = (_, account) =>
  [...(account.futures?.holdings ?? [])].some(
    ([marketId, holding]) => holding.mode === MarginMode.isolated && (!isEmpty(holding) || hasOrders(account, marketId)),
  );

/** A position, an order or a plan in contracts. */
const hasContracts: Check = ({ plans, markets }, account) =>
  [...(account.futures?.holdings ?? [])].some(([marketId, holding]) => !isEmpty(holding) || hasOrders(account, marketId)) ||
  [...(account.plans ?? [])].some((planId) => markets.get(plans.get(planId)?.marketId ?? -1)?.contract !== null);

/** The risk of the account if everything were in one wallet already; money on its way out is in none. Null while a price is missing. */
function standingOfAll(state: State, account: Account): MarginRisk | null {
  const { ledger, lending } = state;
  const { accountId, futures, margins, unified } = account;
  if (unified !== null) return isPriced(state, unified.margin) ? marginRisk(state, unified.margin) : null;
  const unit = { accountId, marketId: everyMarket, side: HoldSide.long, assetId: -1, version: 0, changed: false };
  const leaving = leavingOf(state, account);
  const rows = [...[...(margins?.values() ?? [])].map((margin) => margin.account.row), ...(futures === null ? [] : [futures.row])];
  const changes = [...lending.assets.keys()].map((assetId) => ({
    assetId,
    held: rows.reduce((sum, one) => sum + ledger.cash(one, assetId), 0) - (leaving.get(assetId) ?? 0),
    owed: 0,
  }));
  const draft = newMargin(Wallet.spot, everyMarket, account, account, unit);
  return isPriced(state, draft, changes) ? marginRisk(state, draft, changes) : null;
}

/** Each coin has to bear its own contracts when nothing else does any more. */
const coinsFallShort: Check = ({ ledger }, { futures }) =>
  futures !== null &&
  [...futures.wallets.values()].some((wallet) => {
    const alone = { ...wallet, pool: null };
    const { equity, maintenance } = crossRisk(ledger, futures.row, alone);
    const isBusy = wallet.holdings.some((holding) => !isEmpty(holding));
    return isBusy && (equity <= maintenance || freeMargin(ledger, futures.row, alone, true) === 0);
  });

function toUnified(state: State, account: Account): RejectReason[] {
  const { lending } = state;
  const checks: readonly (readonly [Check, RejectReason])[] = [
    [() => coinOfAccount(lending) === undefined || state.lenderAccount === null || state.feeAccount === null, RejectReason.notLent],
    [() => isInDebt(account), RejectReason.accountInDebt],
    [marginWalletsBusy, RejectReason.marginWalletBusy],
    [(_, { leader }) => leader !== null && leader.lines.size > 0, RejectReason.accountLeads],
    [marginWalletsOwe, RejectReason.unifiedOwes],
    [hasIsolated, RejectReason.isolatedPosition],
  ];
  return checks.flatMap(([isSo, reason]) => (isSo(state, account) ? [reason] : []));
}

function toAdvanced(state: State, account: Account): RejectReason[] {
  const standing = standingOfAll(state, account);
  if (standing === null) return [RejectReason.noMarkPrice];
  const { assets, equity, initial, maintenance } = standing;
  if (assets < BigInt(state.lending.unified.minEquityUnits)) return [RejectReason.unifiedEquity];
  return initial > 0n && (equity < initial || equity <= maintenance) ? [RejectReason.marginNotEnough] : [];
}

/** All that stands in the way; empty when the account can be switched. */
export function switchProblems(state: State, account: Account, mode: AccountMode): RejectReason[] {
  const { unified } = account;
  if (account.kind !== AccountKind.user) return [RejectReason.unknownAccount];
  if ((unified?.mode ?? AccountMode.classic) === mode) return [RejectReason.modeUnchanged];
  const owes = unified !== null && unified.margin.debts.size > 0 ? [RejectReason.unifiedOwes] : [];
  if (mode === AccountMode.classic) return [...owes, ...(hasContracts(state, account) ? [RejectReason.openPositionOrOrder] : [])];
  const joining = unified === null ? toUnified(state, account) : [];
  if (mode === AccountMode.advanced) return [...joining, ...(joining.includes(RejectReason.notLent) ? [] : toAdvanced(state, account))];
  const alone = unified !== null && coinsFallShort(state, account) ? [RejectReason.marginNotEnough] : [];
  return [...joining, ...owes, ...alone];
}
