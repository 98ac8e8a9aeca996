// The end of a liquidation: what is left passes to the insurance fund, with all that still stands behind it.
import { MarginMode } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Context } from '../../outcome.ts';
import { lots as asLots, ticks, unitsOf } from '../../units.ts';
import { announceChange, grow, inWallet, ofVenue, post, shrink, type Piece } from '../positions/change-position.ts';
import { tierAt, tierSize, unitsUp, valueOf, type Contract, type Holding, type Position, type Risk } from '../positions/contract.ts';
import { feeOf } from '../fee.ts';
import { openHolding } from '../positions/open-holding.ts';
import { markValue } from './risk.ts';
import { split } from '../positions/split.ts';
import { noteHolding } from './watch-risk.ts';

/** Tells how a liquidation came about and what it took. Users alone are liquidated: nobody else is watched. */
export function announceLiquidation(
  context: Context,
  holding: Holding,
  position: Position,
  done: {
    readonly step: 'reduced' | 'taken';
    readonly lots: number;
    readonly entryValue: number;
    readonly risk: Risk;
    readonly fee: number;
    readonly left: number;
  },
): void {
  if (context.silent) return;
  const { contract } = holding;
  context.events.push({
    type: 'position-liquidated',
    accountId: holding.accountId,
    marketId: contract.market.marketId,
    holdSide: position.side,
    step: done.step,
    marginMode: holding.mode,
    lots: asLots(done.lots),
    entryValue: done.entryValue,
    markTicks: ticks(contract.markTicks),
    tier: tierAt(contract, tierSize(contract, { lots: done.lots, value: valueOf(contract, contract.markTicks, done.lots) })) + 1,
    equityUnits: unitsOf(done.risk.equity),
    maintenanceUnits: unitsOf(done.risk.maintenance),
    feeUnits: unitsOf(done.fee),
    insuranceUnits: unitsOf(done.left),
  });
}

/** The insurance fund takes a piece at the mark price: it stands where the owner stood. */
function inherit(context: Context, contract: Contract, position: Position, piece: Piece): void {
  const fund = context.state.insuranceAccount;
  if (fund === null || fund.futures === null) throw new Error('the venue has no insurance account');
  const holding = openHolding(fund.futures, fund, contract);
  // One-way like everybody: what it holds of the other side goes first.
  const opposite = position.side === 'long' ? holding.short : holding.long;
  const closing = Math.min(opposite.lots, piece.lots);
  const { closed, opened } = split(contract, piece, closing, contract.markTicks);
  const gain = closed.lots > 0 ? shrink(holding, opposite, closed).gain : 0;
  if (opened.lots > 0) grow(holding, position.side, opened);
  const { marginAssetId } = contract.rules;
  post(context, LedgerCause.liquidation, 0, [inWallet(holding, gain, 0), ofVenue(context, 'clearing', marginAssetId, -gain)], true);
}

/**
 * Passes a whole position to the insurance fund at the mark price, and the money behind it with it: what is left of the margin
 * goes to the fund (the liquidation fee first, and the rest), what is missing the fund adds. Its owner is left with neither.
 * For a cross position `equity` is its share of what stands behind all of them.
 */
export function takeOver(context: Context, holding: Holding, position: Position, risk: Risk, equity: number): void {
  const { contract } = holding;
  const { marginAssetId, liquidationFeePpm } = contract.rules;
  const piece: Piece = { lots: position.lots, value: markValue(contract, position) };
  const entryValue = position.value;
  const { gain, margin } = shrink(holding, position, piece);
  announceChange(context, holding, position, {
    cause: LedgerCause.liquidation,
    orderId: 0,
    lotsDelta: -piece.lots,
    value: piece.value,
    realised: gain,
  });
  const moved = [inWallet(holding, gain + margin, -margin), ofVenue(context, 'clearing', marginAssetId, -gain)];
  post(context, LedgerCause.liquidation, 0, moved, true);
  const taken = holding.mode === MarginMode.isolated ? gain + margin : equity;
  const fee = Math.max(0, Math.min(taken, feeOf(unitsUp(contract, piece.value), liquidationFeePpm)));
  post(context, LedgerCause.liquidation, 0, [inWallet(holding, -taken, 0), ofVenue(context, 'insurance', marginAssetId, taken)], true);
  announceLiquidation(context, holding, position, { step: 'taken', lots: piece.lots, entryValue, risk, fee, left: taken - fee });
  inherit(context, contract, position, piece);
  context.emptied.push({ holding, side: position.side });
  noteHolding(context.state, holding);
}
