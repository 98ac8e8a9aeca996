// Delivery: a dated contract ends. Orders and plans go, every position is closed at the settlement price, and nothing trades any more.
import { MarginMode, MarketState } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { announceChange, inWallet, isTold, ofVenue, post, shrink } from '../accounts/positions/change-position.ts';
import { unitsUp, valueOf, type Contract, type Holding } from '../accounts/positions/contract.ts';
import { feeOf } from '../accounts/fee.ts';
import { isEmpty } from '../accounts/positions/holding.ts';
import { noteHolding } from '../accounts/risk/watch-risk.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { SettleDelivery } from './contract-command.ts';
import { CancelReason } from '../orders/order-event.ts';
import type { Market } from '../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { cancelWaitingPlan } from '../plans/close-plan.ts';
import { RejectReason } from '../reject.ts';
import { withdraw } from '../orders/match.ts';

export function settleDelivery(context: Context, { marketId, priceTicks }: SettleDelivery): Outcome {
  const { state } = context;
  const market = state.markets.get(marketId);
  const contract = market?.contract ?? null;
  if (market === undefined || contract === null || contract.rules.deliveryMs === 0) return refuse(RejectReason.unknownMarket);
  if (contract.deliveredTicks !== 0) return refuse(RejectReason.alreadySettled);
  if (priceTicks <= 0) return refuse(RejectReason.invalidPrice);
  if (context.timeMs < contract.rules.deliveryMs) return refuse(RejectReason.contractEnded);
  clear(context, market);
  contract.markTicks = priceTicks;
  contract.deliveredTicks = priceTicks;
  market.state = MarketState.halted;
  const holdings = [...contract.holdings.values()].toSorted((a, b) => a.accountId - b.accountId);
  for (const holding of holdings) close(context, contract, holding);
  for (const unit of state.liquidations) if (unit.marketId === marketId) state.liquidations.delete(unit);
  context.events.push({ type: 'contract-delivered', marketId, priceTicks });
  context.events.push({ type: 'market-state-set', marketId, state: MarketState.halted });
  return done();
}

/** Everything that still waits for this market. */
function clear(context: Context, market: Market): void {
  const { state } = context;
  const { marketId } = market.rules;
  const orders = Array.from(state.orders.values()).filter((order) => order.marketId === marketId);
  for (const order of orders) withdraw(context, market, order, CancelReason.delivery);
  for (const plan of Array.from(state.plans.values()).filter((one) => one.marketId === marketId)) {
    const place = state.fired.indexOf(plan);
    if (place !== -1) state.fired.splice(place, 1);
    else cancelWaitingPlan(context, market, plan, CancelReason.delivery);
  }
}

/** True if nothing that stands on everything in the wallet is open any more: what it lacks then would be owed for good. A unified account borrows instead. */
const isOver = ({ wallet: { pool, holdings } }: Holding): boolean =>
  pool === null && holdings.every((one) => one.mode === MarginMode.isolated || isEmpty(one));

/** The money left behind a position that has been closed, below zero if it cost more than there was; null while other positions share it. */
function leftBehind({ state }: Context, holding: Holding, leftOfMargin: number): number | null {
  if (holding.mode === MarginMode.isolated) return leftOfMargin;
  const isUser = state.accounts.get(holding.accountId)?.kind === AccountKind.user;
  return isUser && isOver(holding) ? state.ledger.cash(holding.row, holding.contract.rules.marginAssetId) : null;
}

/**
 * Closes what an account holds, less the delivery fee (rounded up, and never more than what is left). Nobody loses more than was behind
 * the position: the insurance fund pays what an isolated margin lacks, or a wallet with nothing else open.
 */
function close(context: Context, contract: Contract, holding: Holding): void {
  const account = context.state.accounts.get(holding.accountId);
  const isUser = account?.kind === AccountKind.user;
  const { marginAssetId, deliveryFeePpm } = contract.rules;
  for (const position of [holding.long, holding.short]) {
    if (position.lots === 0) continue;
    const piece = { lots: position.lots, value: valueOf(contract, contract.deliveredTicks, position.lots) };
    const { gain, margin } = shrink(holding, position, piece);
    announceChange(context, holding, position, {
      cause: LedgerCause.delivery,
      orderId: 0,
      lotsDelta: -piece.lots,
      value: piece.value,
      realised: gain,
    });
    post(
      context,
      LedgerCause.delivery,
      0,
      [inWallet(holding, gain + margin, -margin), ofVenue(context, 'clearing', marginAssetId, -gain)],
      isTold(account?.kind),
    );
    const left = leftBehind(context, holding, gain + margin);
    const missing = Math.max(0, -(left ?? 0));
    post(context, LedgerCause.delivery, 0, [inWallet(holding, missing, 0), ofVenue(context, 'insurance', marginAssetId, -missing)], true);
    const max = left === null ? Number.MAX_SAFE_INTEGER : Math.max(0, left);
    const fee = isUser ? Math.min(max, feeOf(unitsUp(contract, piece.value), deliveryFeePpm)) : 0;
    post(context, LedgerCause.fee, 0, [inWallet(holding, -fee, 0), ofVenue(context, 'fees', marginAssetId, fee)], true);
  }
  if (isUser) noteHolding(context.state, holding);
}
