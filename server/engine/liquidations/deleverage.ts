// Auto-deleveraging: a bankrupt position that the fund cannot carry is closed against the winners of the other side, best first.
import { MarginMode } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { ContractForm } from '../markets/market-rules.ts';
import { mulDivDown, mulDivUp } from '../arithmetic/mul-div.ts';
import type { Context } from '../outcome.ts';
import type { State } from '../state.ts';
import { lots as asLots } from '../units.ts';
import { announceChange, closingOf, inWallet, ofVenue, post, shrink, type Piece } from '../accounts/positions/change-position.ts';
import { gainUnits, valueOf, type Contract, type Holding, type Position } from '../accounts/positions/contract.ts';
import { gainOf, markGain } from '../accounts/positions/holding.ts';
import { crossRisk, isolatedRisk, markValue } from '../accounts/risk/risk.ts';
import { noteHolding } from '../accounts/risk/watch-risk.ts';

type Ranked = { readonly holding: Holding; readonly position: Position; readonly score: number };

/** Maintenance through equity of what the position stands on: 1 is the limit. */
function marginRatio(state: State, holding: Holding, position: Position): number {
  const { equity, maintenance } =
    holding.mode === MarginMode.isolated ? isolatedRisk(holding.contract, position) : crossRisk(state.ledger, holding.row, holding.wallet);
  return equity <= 0 ? Number.POSITIVE_INFINITY : maintenance / equity;
}

/**
 * The priority of a position's deleveraging: return times margin ratio for gains, return divided by margin ratio for losses.
 * It orders, and is no money: a float. Source: the venue's auto-deleveraging rules, return = unrealised gain ÷ entry value.
 */
function scoreOf(state: State, holding: Holding, position: Position): number {
  const gain = markGain(holding.contract, position) / position.value;
  const ratio = marginRatio(state, holding, position);
  return gain >= 0 ? gain * ratio : gain / ratio;
}

/** The positions to deleverage when positions of a side have to give way, first to last. The fund itself is not among them. */
export function adlQueue(state: State, contract: Contract, side: Position['side']): Ranked[] {
  const ranked: Ranked[] = [];
  for (const holding of contract.holdings.values()) {
    const position = holding[side];
    if (position.lots === 0 || holding.accountId === state.insuranceAccount?.accountId) continue;
    ranked.push({ holding, position, score: scoreOf(state, holding, position) });
  }
  return ranked.toSorted((a, b) => b.score - a.score || a.holding.accountId - b.holding.accountId);
}

/** Closes a piece of somebody's position at a value that is not the market's. */
function closeAt(context: Context, holding: Holding, position: Position, piece: Piece): void {
  const { gain, margin } = shrink(holding, position, piece);
  announceChange(context, holding, position, {
    cause: LedgerCause.deleverage,
    orderId: 0,
    lotsDelta: -piece.lots,
    value: piece.value,
    realised: gain,
  });
  const clearing = ofVenue(context, 'clearing', holding.contract.rules.marginAssetId, -gain);
  post(context, LedgerCause.deleverage, 0, [inWallet(holding, gain + margin, -margin), clearing], true);
  const account = context.state.accounts.get(holding.accountId);
  if (account?.kind !== AccountKind.user) return;
  noteHolding(context.state, holding);
  context.emptied.push({ holding, side: position.side });
  if (context.silent) return;
  context.events.push({
    type: 'position-deleveraged',
    accountId: holding.accountId,
    marketId: holding.contract.market.marketId,
    holdSide: position.side,
    lots: asLots(piece.lots),
    value: piece.value,
  });
}

/** A debt in margin units as value units, rounded up. */
function debtValue({ rules, market, indexTicks }: Contract, debt: number): number {
  if (rules.form === ContractForm.inverse) return debt;
  return rules.form === ContractForm.linear ? Math.ceil(debt / market.tickLotUnits) : mulDivUp(debt, indexTicks, market.lotUnits);
}

/** Nobody, the house neither, is driven into debt for somebody else's: what stands behind the position must cover what the value takes from it. */
function canBear(state: State, { holding, position }: Ranked, piece: Piece): boolean {
  const { contract, row, wallet } = holding;
  if (holding.mode === MarginMode.isolated) {
    const { gain, margin } = closingOf(holding, position, piece);
    return gain + margin >= 0;
  }
  const atMark = valueOf(contract, contract.markTicks, piece.lots);
  return crossRisk(state.ledger, row, wallet).equity + gainUnits(contract, gainOf(contract, position.side, atMark, piece.value)) >= 0;
}

/** Closes all that the fund holds of a contract against the queue, at the value that ends its debt: the bankruptcy price. */
export function deleverage(context: Context, held: Holding, position: Position, debt: number): void {
  const { contract } = held;
  const worth = markValue(contract, position);
  const shift = debtValue(contract, debt);
  const gains = gainOf(contract, position.side, 0, 1) > 0;
  let [lots, value] = [position.lots, Math.max(0, gains ? worth + shift : worth - shift)];
  for (const other of adlQueue(context.state, contract, position.side === 'long' ? 'short' : 'long')) {
    if (lots === 0) return;
    const taken = Math.min(lots, other.position.lots);
    const piece: Piece = { lots: taken, value: taken === lots ? value : mulDivDown(value, taken, lots) };
    if (!canBear(context.state, other, piece)) continue;
    closeAt(context, other.holding, other.position, piece);
    closeAt(context, held, position, piece);
    lots -= taken;
    value -= piece.value;
  }
}
