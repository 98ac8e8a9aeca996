// Funding: once per slot, one side of a perpetual pays the other. What payers cannot pay, receivers do not get.
import { MarginMode } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { announceChange, inWallet, isTold, ofVenue, post } from '../accounts/positions/change-position.ts';
import { maintenanceOf, unitsDown, unitsUp, type Contract, type Holding, type Position } from '../accounts/positions/contract.ts';
import { crossRisk, markValue } from '../accounts/risk/risk.ts';
import { noteHolding } from '../accounts/risk/watch-risk.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { SettleFunding } from './contract-command.ts';
import { isAtLimit } from '../liquidations/liquidate.ts';
import { mulDivDown, mulDivUp } from '../arithmetic/mul-div.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { lots, ticks, unitsOf } from '../units.ts';

const e8 = 100_000_000;

type Share = { readonly holding: Holding; readonly position: Position; readonly units: number };

/** The most that a position can be made to pay: isolated, down to its maintenance; cross, what stands behind it. The house pays all. */
function payable(context: Context, holding: Holding, position: Position): number {
  if (!isUserUnit(context, holding)) return Number.MAX_SAFE_INTEGER;
  if (holding.mode === MarginMode.isolated) return Math.max(0, position.margin - maintenanceOf(holding.contract, position.lots));
  return Math.max(0, crossRisk(context.state.ledger, holding.row, holding.wallet).equity);
}

/** Moves one position's funding: positive is received. An isolated position pays from, and receives into, its own margin. */
function pay(context: Context, share: Share, slotMs: number): void {
  const { holding, position, units: amount } = share;
  if (amount === 0) return;
  const isolated = holding.mode === MarginMode.isolated;
  const account = context.state.accounts.get(holding.accountId);
  const isUser = account?.kind === AccountKind.user;
  const { marginAssetId } = holding.contract.rules;
  if (isolated) position.margin += amount;
  const wallet = isolated ? inWallet(holding, 0, amount) : inWallet(holding, amount, 0);
  post(context, LedgerCause.funding, 0, [wallet, ofVenue(context, 'clearing', marginAssetId, -amount)], isTold(account?.kind));
  if (!isUser) return;
  noteHolding(context.state, holding);
  if (context.silent) return;
  if (isolated) announceChange(context, holding, position, { cause: LedgerCause.funding, orderId: 0, lotsDelta: 0, value: 0, realised: 0 });
  context.events.push({
    type: 'funding-paid',
    accountId: holding.accountId,
    marketId: holding.contract.market.marketId,
    holdSide: position.side,
    slotMs,
    lots: lots(position.lots),
    units: unitsOf(amount),
  });
}

/** The positions of a side, in the order of accounts. */
const positionsOf = (contract: Contract, side: Position['side']): { holding: Holding; position: Position }[] =>
  [...contract.holdings.values()]
    .filter((holding) => holding[side].lots > 0)
    .toSorted((a, b) => a.accountId - b.accountId)
    .map((holding) => ({ holding, position: holding[side] }));

export function settleFunding(context: Context, { marketId, slotMs, rateE8 }: SettleFunding): Outcome {
  const contract = context.state.markets.get(marketId)?.contract ?? null;
  if (contract === null || contract.rules.fundingIntervalMs === 0) return refuse(RejectReason.unknownMarket);
  if (contract.deliveredTicks !== 0) return refuse(RejectReason.contractEnded);
  if (contract.markTicks === 0) return refuse(RejectReason.noMarkPrice);
  const sound = Number.isSafeInteger(rateE8) && Math.abs(rateE8) <= contract.rules.fundingCapE8;
  if (!sound || !Number.isSafeInteger(slotMs) || slotMs % contract.rules.fundingIntervalMs !== 0)
    return refuse(RejectReason.invalidFunding);
  if (slotMs <= contract.fundedMs) return refuse(RejectReason.alreadySettled);
  contract.fundedMs = slotMs;
  context.events.push({ type: 'funding-settled', marketId, slotMs, rateE8, markTicks: ticks(contract.markTicks) });
  if (rateE8 !== 0) exchange(context, contract, slotMs, rateE8);
  return done();
}

/** Payers first, each rounded up and as far as it can; then receivers, each rounded down, in proportion when there is less than is due. */
function exchange(context: Context, contract: Contract, slotMs: number, rateE8: number): void {
  const rate = Math.abs(rateE8);
  const payers = positionsOf(contract, rateE8 > 0 ? 'long' : 'short').map(({ holding, position }): Share => {
    const due = mulDivUp(unitsUp(contract, markValue(contract, position)), rate, e8);
    return { holding, position, units: -Math.min(due, payable(context, holding, position)) };
  });
  const receivers = positionsOf(contract, rateE8 > 0 ? 'short' : 'long').map(({ holding, position }): Share => ({
    holding,
    position,
    units: mulDivDown(unitsDown(contract, markValue(contract, position)), rate, e8),
  }));
  const collected = payers.reduce((sum, share) => sum - share.units, 0);
  const due = receivers.reduce((sum, share) => sum + share.units, 0);
  for (const share of payers) pay(context, share, slotMs);
  const isShort = collected < due;
  let paid = 0;
  for (const share of receivers) {
    const amount = isShort ? mulDivDown(share.units, collected, due) : share.units;
    pay(context, { ...share, units: amount }, slotMs);
    paid += amount;
  }
  const rest = collected - paid;
  const { marginAssetId } = contract.rules;
  // The remainder of rounding goes to the insurance fund.
  post(
    context,
    LedgerCause.funding,
    0,
    [ofVenue(context, 'clearing', marginAssetId, -rest), ofVenue(context, 'insurance', marginAssetId, rest)],
    true,
  );
  // Whoever has paid may have come to the limit without any price having moved.
  for (const { holding, position } of payers) {
    const { unit } = holding.mode === MarginMode.isolated ? position : holding.wallet;
    if (isUserUnit(context, holding) && isAtLimit(context, unit)) context.state.liquidations.add(unit);
  }
}

const isUserUnit = ({ state }: Context, { accountId }: Holding): boolean => state.accounts.get(accountId)?.kind === AccountKind.user;
