// Liquidation: what happens, step by step, to whom the margin has run out. Orders go first, then hedges, then tiers, then everything.
import { HoldSide, MarginMode, MarketState } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { Account, Order } from '../accounts/account.ts';
import { announceChange, inWallet, ofVenue, post, shrink } from '../accounts/positions/change-position.ts';
import {
  tierAt,
  tierSize,
  unitsUp,
  valueOf,
  type Holding,
  type MarginWallet,
  type Position,
  type Risk,
} from '../accounts/positions/contract.ts';
import { isEmpty, positionOf } from '../accounts/positions/holding.ts';
import { crossRisk, isolatedRisk, markValue } from '../accounts/risk/risk.ts';
import type { RiskUnit } from '../accounts/risk/risk-watch.ts';
import { announceLiquidation, takeOver } from '../accounts/risk/take-over.ts';
import { watchUnit } from '../accounts/risk/watch-risk.ts';
import { withdrawAll } from '../orders/cancel-order.ts';
import { CancelReason } from '../orders/order-event.ts';
import { noticeMargin } from '../lending/watch-margin.ts';
import { mulDivDown } from '../arithmetic/mul-div.ts';
import type { Context } from '../outcome.ts';
import { unifiedPlace } from '../unified/pool.ts';
import { appendMargin } from './append-margin.ts';
import { closeOnBook, reachTicks, settleFund } from './settle-fund.ts';

/** Orders that one liquidation sends before it gives the rest away. */
export const reduceLimit = 16;

const isUsedUp = ({ equity, maintenance }: Risk): boolean => maintenance > 0 && equity <= maintenance;
const isCross = ({ mode }: Holding): boolean => mode === MarginMode.cross;

/** Cancels what an account has open in the contracts of some holdings. */
function cancelOrders(context: Context, account: Account, holdings: readonly Holding[]): void {
  const isWanted = ({ marketId }: Order): boolean => holdings.some(({ contract }) => contract.market.marketId === marketId);
  withdrawAll(context, account, CancelReason.liquidation, isWanted, true);
}

/** Closes a long and a short of the same contract against each other at the mark price: nobody else is concerned. */
export function net(context: Context, holding: Holding): void {
  const { long, short, contract } = holding;
  const both = Math.min(long.lots, short.lots);
  if (both === 0) return;
  const piece = { lots: both, value: valueOf(contract, contract.markTicks, both) };
  let gains = 0;
  for (const position of [long, short]) {
    const { gain } = shrink(holding, position, piece);
    gains += gain;
    announceChange(context, holding, position, {
      cause: LedgerCause.netting,
      orderId: 0,
      lotsDelta: -both,
      value: piece.value,
      realised: gain,
    });
  }
  const clearing = ofVenue(context, 'clearing', contract.rules.marginAssetId, -gains);
  post(context, LedgerCause.netting, 0, [inWallet(holding, gains, 0), clearing], true);
}

/**
 * The lots that a step closes: down to the upper bound of the tier two below (the second tier: of the first) at the mark price.
 * Source: the venue's liquidation rules, closeQty = q − upperBound(tier k−2) ÷ M. What stays is rounded down.
 */
function stepLots({ contract }: Holding, position: Position): number {
  const size = tierSize(contract, { lots: position.lots, value: markValue(contract, position) });
  const target = contract.rules.tiers[Math.max(0, tierAt(contract, size) - 2)]?.upTo ?? 0;
  return position.lots - Math.min(position.lots, mulDivDown(position.lots, target, size));
}

type Ranked = { readonly holding: Holding; readonly position: Position; readonly tier: number; readonly worth: number };

/** The positions of a wallet that stand on everything in it, those of the highest tier first. */
export function crossPositions(wallet: MarginWallet): Ranked[] {
  const ranked: Ranked[] = [];
  for (const holding of wallet.holdings) {
    if (!isCross(holding)) continue;
    for (const position of [holding.long, holding.short]) {
      if (position.lots === 0) continue;
      const value = markValue(holding.contract, position);
      ranked.push({
        holding,
        position,
        tier: tierAt(holding.contract, tierSize(holding.contract, { lots: position.lots, value })),
        worth: unitsUp(holding.contract, value),
      });
    }
  }
  const place = ({ holding, position }: Ranked): number => holding.contract.market.marketId * 2 + (position.side === HoldSide.long ? 0 : 1);
  return ranked.toSorted((a, b) => b.tier - a.tier || b.worth - a.worth || place(a) - place(b));
}

/** Closes a position of a higher tier in part, on the book, within half of what is left. False when nothing could be done. */
export function reduce(context: Context, account: Account, wallet: MarginWallet, risk: Risk): boolean {
  const first = crossPositions(wallet).find(({ tier }) => tier > 0);
  if (first === undefined) return false;
  const { holding, position } = first;
  const entryValue = position.value;
  const reach = reachTicks(holding.contract, position, Math.floor(risk.equity / 2));
  const lots = stepLots(holding, position);
  const filled = closeOnBook(context, account.accountId, holding.contract, position, { lots, reach, isHedge: holding.isHedge });
  if (filled === 0) return false;
  announceLiquidation(context, holding, position, { step: 'reduced', lots: filled, entryValue, risk, fee: 0, left: 0 });
  return true;
}

/** Everything goes: each position with its share, by worth, of what stands behind all of them; the last one with what rounding left. */
function takeAll(context: Context, wallet: MarginWallet, risk: Risk): void {
  const positions = crossPositions(wallet);
  let [left, worth] = [risk.equity, positions.reduce((sum, one) => sum + one.worth, 0)];
  for (const { holding, position, worth: own } of positions) {
    const share = own === worth ? left : Math.sign(left) * mulDivDown(Math.abs(left), own, worth);
    takeOver(context, holding, position, risk, share);
    settleFund(context, holding.contract, Math.max(0, -share));
    left -= share;
    worth -= own;
  }
}

function liquidateCross(context: Context, account: Account, row: number, wallet: MarginWallet): void {
  const { ledger } = context.state;
  const risk = (): Risk => crossRisk(ledger, row, wallet);
  if (isUsedUp(risk())) {
    cancelOrders(context, account, wallet.holdings);
    for (const holding of wallet.holdings) if (isCross(holding)) net(context, holding);
    for (let step = 0; step < reduceLimit && isUsedUp(risk()); step += 1) if (!reduce(context, account, wallet, risk())) break;
    if (isUsedUp(risk())) takeAll(context, wallet, risk());
  }
  watchUnit(context.state, wallet.unit);
}

function liquidateIsolated(context: Context, account: Account, holding: Holding, position: Position): void {
  const { contract } = holding;
  appendMargin(context, holding, position);
  if (isUsedUp(isolatedRisk(contract, position))) {
    cancelOrders(context, account, [holding]);
    const risk = isolatedRisk(contract, position);
    takeOver(context, holding, position, risk, 0);
    settleFund(context, contract, Math.max(0, -risk.equity));
  }
  watchUnit(context.state, position.unit);
}

/** True if every contract that a unit's liquidation would touch is open. */
export function isLiquidationDue({ markets, accounts }: Context['state'], unit: RiskUnit): boolean {
  const isOpen = (marketId: number): boolean => markets.get(marketId)?.state === MarketState.online;
  if (unit.marketId !== -1) return isOpen(unit.marketId);
  const wallet = accounts.get(unit.accountId)?.futures?.wallets.get(unit.assetId);
  return wallet?.holdings.every((one) => !isCross(one) || isEmpty(one) || isOpen(one.contract.market.marketId)) ?? true;
}

/** Looks at a unit that was found at its limit, and liquidates it if it still is. */
export function liquidate(context: Context, unit: RiskUnit): void {
  const account = context.state.accounts.get(unit.accountId);
  if (account === undefined || account.futures === null) return;
  if (unit.marketId === -1) {
    const wallet = account.futures.wallets.get(unit.assetId);
    if (wallet !== undefined) liquidateCross(context, account, account.futures.row, wallet);
    return;
  }
  const holding = account.futures.holdings.get(unit.marketId);
  if (holding !== undefined) liquidateIsolated(context, account, holding, positionOf(holding, unit.side));
}

/**
 * True if a unit that a price has reached has used up its margin; one that has not is watched on, from where prices are now.
 * A unified account is noticed with all that stands behind it, and has a queue of its own.
 */
export function isAtLimit(context: Context, unit: RiskUnit): boolean {
  const { state } = context;
  const account = state.accounts.get(unit.accountId);
  const futures = account?.futures ?? null;
  if (account === undefined || futures === null) return false;
  if (unit.marketId === unifiedPlace) {
    if (account.unified !== null) noticeMargin(context, account.unified.margin);
    return false;
  }
  if (unit.marketId === -1) {
    const wallet = futures.wallets.get(unit.assetId);
    if (wallet === undefined) return false;
    // It is watched together with all the rest.
    if (wallet.pool?.shares(wallet.assetId) === true) return false;
    if (isUsedUp(crossRisk(state.ledger, futures.row, wallet))) return true;
    watchUnit(state, unit);
    return false;
  }
  const holding = futures.holdings.get(unit.marketId);
  if (holding === undefined) return false;
  const position = positionOf(holding, unit.side);
  if (isUsedUp(isolatedRisk(holding.contract, position))) return true;
  watchUnit(state, unit);
  return false;
}
