// The invariants of unified accounts after every command: one wallet, cross positions only, and nothing owed but to the lender.
import { AccountMode, MarginMode } from '#lib/contract/enums.ts';
import type { Account } from '../accounts/account.ts';
import { isEmpty } from '../accounts/positions/holding.ts';
import type { State } from '../state.ts';
import { leavingOf } from '../wallets/holds.ts';
import { isExposed } from './cover.ts';

export const brokenUnified = (state: State): string[] => [...state.accounts.values()].flatMap((account) => brokenAccount(state, account));

function brokenAccount(state: State, account: Account): string[] {
  const { unified, futures, accountId, row } = account;
  if (unified === null) return futures?.pool === undefined || futures.pool === null ? [] : [`account ${accountId} shares and is classic`];
  const name = `unified account ${accountId}`;
  if (futures === null) return [`${name} has no futures`];
  const broken: string[] = [];
  const { ledger } = state;
  const isAdvanced = unified.mode === AccountMode.advanced;
  if (futures.row !== row || [...futures.holdings.values()].some((one) => one.row !== row)) broken.push(`${name} has more than one wallet`);
  if ([...futures.wallets.values()].some(({ pool }) => pool !== futures.pool || pool === null))
    broken.push(`${name} has a wallet that stands alone`);
  for (const { mode } of futures.holdings.values()) if (mode === MarginMode.isolated) broken.push(`${name} has isolated margin`);
  const others = [unified.futuresRow, ...[...(account.margins?.values() ?? [])].map((margin) => margin.account.row)];
  const leaving = leavingOf(state, account);
  for (const assetId of state.assets.keys()) {
    if (others.some((one) => ledger.available(one, assetId) !== 0n || ledger.frozen(one, assetId) !== 0n))
      broken.push(`${name} has asset ${assetId} in another wallet`);
    const available = ledger.available(row, assetId);
    const isOpen = futures.wallets.get(assetId)?.holdings.some((holding) => !isEmpty(holding)) === true;
    if (available < 0n && (futures.pool?.shares(assetId) === true || !isOpen)) broken.push(`${name} is below zero in asset ${assetId}`);
    if (available > 0n && unified.margin.debts.has(assetId)) broken.push(`${name} owes asset ${assetId} and has it`);
    if ((leaving.get(assetId) ?? 0) !== (unified.leaving.get(assetId) ?? 0))
      broken.push(`${name} miscounts what of asset ${assetId} leaves`);
  }
  if (!isAdvanced && unified.margin.debts.size > 0) broken.push(`${name} owes in basic mode`);
  if ((isAdvanced && isExposed(unified.margin)) !== state.lending.debtors.has(unified.margin))
    broken.push(`${name} stands wrongly in the queue for interest`);
  return broken;
}
