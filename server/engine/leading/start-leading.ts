// An account begins to lead, and ends it.
import type { Account } from '../accounts/account.ts';
import { isEmpty } from '../accounts/positions/holding.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { mayOwnStrategies } from '../strategies/may-own.ts';
import { units } from '../units.ts';
import type { LeadLine } from '../accounts/leader.ts';
import type { StartLeading, StopLeading } from './leading-command.ts';

/** A person has so many further accounts at most, and room for those that were given up. */
const familyLimit = 200;

const lineOf = (state: State, marketId: number): LeadLine =>
  state.markets.get(marketId)?.rules.contract === undefined ? 'spot' : 'futures';

/** True while something of the line stands or waits: who follows begins with a clean book. */
function isBusy(state: State, account: Account, line: LeadLine): boolean {
  for (const { marketId } of account.open.values()) if (lineOf(state, marketId) === line) return true;
  for (const planId of account.plans ?? []) {
    const plan = state.plans.get(planId);
    if (plan !== undefined && lineOf(state, plan.marketId) === line) return true;
  }
  return line === 'futures' && [...(account.futures?.holdings.values() ?? [])].some((holding) => !isEmpty(holding));
}

export function startLeading({ state, events }: Context, { accountId, line, familyIds }: StartLeading): Outcome {
  const account = state.accounts.get(accountId);
  if (account === undefined || !mayOwnStrategies.has(account.kind)) return refuse(RejectReason.unknownAccount);
  if (account.strategy !== null) return refuse(RejectReason.strategyAccount);
  if (account.unified !== null) return refuse(RejectReason.accountUnified);
  const isFamily = familyIds.length <= familyLimit && familyIds.every((id) => state.accounts.get(id)?.strategy === null);
  if (!isFamily) return refuse(RejectReason.unknownAccount);
  const leads = account.leader?.lines.has(line) === true;
  if (!leads && isBusy(state, account, line)) return refuse(RejectReason.openPositionOrOrder);
  const family = new Set([accountId, ...familyIds]);
  account.leader ??= { accountId, lines: new Set(), family };
  account.leader.family = family;
  if (leads) return done();
  account.leader.lines.add(line);
  const row = line === 'spot' ? account.row : account.futures?.row;
  const balances =
    row === undefined
      ? []
      : [...state.assets.keys()]
          .map((assetId) => ({ assetId, units: units(state.ledger.available(row, assetId) + state.ledger.frozen(row, assetId)) }))
          .filter((balance) => balance.units !== 0n);
  events.push({ type: 'leading-started', accountId, line, balances });
  return done();
}

export function stopLeading({ state, events }: Context, { accountId, line }: StopLeading): Outcome {
  const account = state.accounts.get(accountId);
  if (account === undefined || account.leader === null) return refuse(RejectReason.unknownLeader);
  if (account.leader.lines.delete(line)) events.push({ type: 'leading-stopped', accountId, line });
  return done();
}
