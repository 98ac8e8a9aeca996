// Up to which prices nothing can happen to a position or wallet: the distance to its limit, shared out over all prices that move it.
import { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { AccountKind } from '../../identity/account-kind.ts';
import { ContractForm } from '../../markets/market-rules.ts';
import { mulDivDown } from '../../arithmetic/mul-div.ts';
import { maintenanceOf, steepestPpm, type Contract, type Holding, type MarginWallet, type Position } from '../positions/contract.ts';
import { markGain, positionOf } from '../positions/holding.ts';
import type { Ledger } from '../ledger.ts';
import { crossRisk, isolatedRisk, markValue } from './risk.ts';
import type { RiskUnit } from './risk-watch.ts';
import type { State } from '../../state.ts';

/** Roundings of conversions, of which there are a few in each look. */
const slackUnits = 4;
/** An index price may not move further than a twentieth before a coin contract is looked at again: shares are counted with that in mind. */
const guard = 20;

/** The price at which a falling (long) or rising (short) mark has cost a position some margin units; null when it never can. */
function markBound(contract: Contract, position: Position, units: number): number | null {
  const { market, rules, markTicks, indexTicks } = contract;
  const steep = 1_000_000 + steepestPpm(contract);
  const isLong = position.side === HoldSide.long;
  if (rules.form === ContractForm.inverse) {
    const now = markValue(contract, position);
    // A long loses as its worth in coins grows, and its maintenance grows with it.
    const then = isLong ? now + mulDivDown(units, 1_000_000, steep) : now - units;
    return then <= 0 ? null : mulDivDown(position.lots, market.lotUnits, then);
  }
  const ticks =
    rules.form === ContractForm.linear
      ? Math.floor(units / (position.lots * market.tickLotUnits))
      : mulDivDown(units, indexTicks, position.lots * market.lotUnits);
  if (isLong) return markTicks - ticks > 0 ? markTicks - ticks : null;
  return markTicks + mulDivDown(ticks, 1_000_000, steep);
}

/** Coin contracts: the index prices at which converting the same dollars has cost some margin units. */
function watchIndex(contract: Contract, position: Position, unit: RiskUnit, units: number): void {
  const { market, indexTicks, watch } = contract;
  watch.add(unit, 'index', 'falling', indexTicks - Math.floor(indexTicks / guard));
  watch.add(unit, 'index', 'rising', indexTicks + Math.floor(indexTicks / guard));
  // The converted amount is the gain less the maintenance, in dollars; a loss weighs more as the coin falls, a gain less as it rises.
  const worth =
    BigInt(markGain(contract, position)) * BigInt(market.lotUnits) - BigInt(maintenanceOf(contract, position.lots)) * BigInt(indexTicks);
  if (worth === 0n) return;
  const share = BigInt(units) * BigInt(indexTicks);
  if (worth < 0n) watch.add(unit, 'index', 'falling', Number((BigInt(indexTicks) * -worth) / (-worth + share)) + 1);
  else if (worth > share) watch.add(unit, 'index', 'rising', Number((BigInt(indexTicks) * worth) / (worth - share)));
}

export function watchPosition(contract: Contract, position: Position, unit: RiskUnit, units: number): void {
  const isCoin = contract.rules.form === ContractForm.coin;
  // Mark and index move together: a tenth is kept for what they do to each other's share.
  const share = isCoin ? units - Math.ceil(units / 10) : units;
  const bound = markBound(contract, position, share);
  const direction = position.side === HoldSide.long ? 'falling' : 'rising';
  if (bound !== null) contract.watch.add(unit, 'mark', direction, bound);
  if (isCoin) watchIndex(contract, position, unit, share);
}

/** A unit that is at its limit already is looked at with the contract's next price, wherever it goes. No bound lies ahead of it. */
function watchNext({ watch, markTicks }: Contract, unit: RiskUnit): void {
  watch.add(unit, 'mark', 'falling', markTicks);
  watch.add(unit, 'mark', 'rising', markTicks);
}

/** Looks at an isolated position and leaves word when to look again. */
function watchIsolated(contract: Contract, position: Position): void {
  const { unit } = position;
  if (position.lots === 0) return;
  const { equity, maintenance } = isolatedRisk(contract, position);
  if (equity <= maintenance) {
    watchNext(contract, unit);
    return;
  }
  const parts = contract.rules.form === ContractForm.coin ? 2 : 1;
  const share = Math.max(0, Math.floor((equity - maintenance - slackUnits) / parts));
  watchPosition(contract, position, unit, share);
}

/** Looks at all cross positions of a wallet and leaves word in each contract when to look again. */
function watchCross(ledger: Ledger, row: number, { assetId, holdings, unit, pool }: MarginWallet): void {
  // It is watched together with all the rest.
  if (pool?.shares(assetId) === true) return;
  let parts = 0;
  for (const { mode, long, short, contract } of holdings) {
    if (mode !== MarginMode.cross) continue;
    const each = contract.rules.form === ContractForm.coin ? 2 : 1;
    parts += (long.lots > 0 ? each : 0) + (short.lots > 0 ? each : 0);
  }
  if (parts === 0) return;
  const { equity, maintenance } = crossRisk(ledger, row, { assetId, holdings, pool });
  const share = Math.max(0, Math.floor((equity - maintenance - slackUnits * parts) / parts));
  for (const { mode, long, short, contract } of holdings) {
    if (mode !== MarginMode.cross) continue;
    for (const position of [long, short]) {
      if (position.lots === 0) continue;
      if (equity <= maintenance) watchNext(contract, unit);
      else watchPosition(contract, position, unit, share);
    }
  }
}

/**
 * Looks at a unit from where prices are now; what was said of it before means nothing any more. The house stands for itself: nobody
 * watches it, whatever it trades or moves.
 */
export function watchUnit({ accounts, ledger }: State, unit: RiskUnit): void {
  unit.version += 1;
  unit.changed = false;
  const account = accounts.get(unit.accountId);
  const futures = account?.futures ?? null;
  if (futures === null || account?.kind !== AccountKind.user) return;
  if (unit.marketId === -1) {
    const wallet = futures.wallets.get(unit.assetId);
    if (wallet !== undefined) watchCross(ledger, futures.row, wallet);
    return;
  }
  const holding = futures.holdings.get(unit.marketId);
  if (holding !== undefined) watchIsolated(holding.contract, positionOf(holding, unit.side));
}

/** Looks at everybody who has changed in a contract since its last price: to be done before the next one is set. */
export function watchChanged(state: State, { watch }: Contract): void {
  for (const unit of watch.takeChanged()) watchUnit(state, unit);
}

/** After a wallet's money has changed: what its cross positions stand on is another, whichever of their prices moves next. */
export function noteWallet(state: State, { assetId, holdings, unit, pool }: MarginWallet): void {
  if (pool?.shares(assetId) === true) {
    pool.markDirty();
    return;
  }
  let crowded: Contract | null = null;
  for (const { contract, mode, long, short } of holdings) {
    if (mode !== MarginMode.cross || (long.lots === 0 && short.lots === 0)) continue;
    if (contract.watch.note(unit)) crowded = contract;
  }
  // Only when word has been left everywhere: who is looked at is taken for unchanged.
  if (crowded !== null) watchChanged(state, crowded);
}

function noteIsolated(state: State, contract: Contract, { lots, unit }: Position): void {
  // Bounds of a position that is gone must not be taken for its successor's, whose margin may be the wallet.
  if (lots === 0) unit.version += 1;
  else if (contract.watch.note(unit)) watchChanged(state, contract);
}

/**
 * After a holding has changed: its isolated positions, or the wallet that it is part of. Nothing is looked at yet: whoever trades
 * many times between two prices is looked at once, and at the same prices as if it had been at once.
 */
export function noteHolding(state: State, { contract, wallet, mode, long, short }: Holding): void {
  if (mode === MarginMode.isolated) {
    noteIsolated(state, contract, long);
    noteIsolated(state, contract, short);
  }
  // An isolated fill takes from the wallet what cross positions stand on.
  noteWallet(state, wallet);
}
