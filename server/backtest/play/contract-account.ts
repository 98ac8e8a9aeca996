// The account of a bot of contracts in a backtest: one position, one way, reckoned by the core's own rules of margin and maintenance.
import { HoldSide, MarginMode, Side } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { feeOf } from '#server/engine/accounts/fee.ts';
import { grow, shrink } from '#server/engine/accounts/positions/change-position.ts';
import {
  maintenanceOf,
  newContract,
  sizeLimit,
  tierSize,
  unitsDown,
  unitsUp,
  valueOf,
} from '#server/engine/accounts/positions/contract.ts';
import { closedSide, closingLots, newHolding, openedSide, positionOf } from '#server/engine/accounts/positions/holding.ts';
import { split } from '#server/engine/accounts/positions/split.ts';
import { claimsOf, crossPart, isolatedRisk, markValue, newWallet } from '#server/engine/accounts/risk/risk.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import type { ContractRules } from '#server/engine/markets/market-rules.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { AccountOrder, BacktestAccount } from './account.ts';
import type { MarginPurse } from './purses.ts';

const e8 = 100_000_000;

/** The search for a price goes no further than this. */
const highestTicks = 2 ** 40;

/** The highest price (of a short position: the lowest) at which it is over; 0: there is none. Over at one price, it is at all beyond. */
function liquidationPrice(side: 'long' | 'short' | null, isOver: (priceTicks: number) => boolean): number {
  if (side === null) return 0;
  let [over, safe] = side === 'long' ? [1, highestTicks] : [highestTicks, 1];
  if (!isOver(over)) return 0;
  if (isOver(safe)) return safe;
  while (Math.abs(over - safe) > 1) {
    const middle = Math.floor((over + safe) / 2);
    if (isOver(middle)) over = middle;
    else safe = middle;
  }
  return over;
}

/** The risk of all cross positions together, each at the price that it was last looked at. */
function crossOf({ holdings }: MarginPurse): { readonly equity: number; readonly maintenance: number; readonly initial: number } {
  let [equity, maintenance, initial] = [0, 0, 0];
  for (const holding of holdings) {
    const part = crossPart(holding);
    equity += part.equity;
    maintenance += part.maintenance;
    initial += part.initial;
  }
  return { equity, maintenance, initial };
}

/** Mark and index price are the price of the moment: candles of the past have no other. */
export function createContractAccount({ rules }: BotMarket, contractRules: ContractRules, purse: MarginPurse): BacktestAccount {
  const contract = newContract(contractRules, rules);
  const wallet = newWallet(0, contractRules.marginAssetId, null);
  const holding = newHolding(0, 0, contract, wallet, false);
  purse.holdings.push(holding);

  const at = (priceTicks: number): void => {
    contract.markTicks = priceTicks;
    contract.indexTicks = priceTicks;
  };
  const held = (): 'long' | 'short' | null => (holding.long.lots > 0 ? 'long' : holding.short.lots > 0 ? 'short' : null);
  const isIsolated = (): boolean => holding.mode === MarginMode.isolated;
  /** The worth of the position at a price: gain and own margin. */
  const positionWorth = (priceTicks: number): number => {
    const side = held();
    if (side === null) return 0;
    at(priceTicks);
    const { equity } = isolatedRisk(contract, holding[side]);
    return equity;
  };
  const closes = (side: Side, lots: number): number => closingLots(holding, { side, extra: null }, lots);
  const pledge = ({ side, priceTicks, lots, reduceOnly }: AccountOrder, sign: number): void => {
    if (reduceOnly) return;
    const pledged = side === Side.buy ? holding.buys : holding.sells;
    pledged.lots += sign * lots;
    pledged.value += sign * valueOf(contract, priceTicks, lots);
  };
  const isOver = (priceTicks: number): boolean => {
    const side = held();
    if (side === null) return false;
    if (isIsolated()) return positionWorth(priceTicks) <= maintenanceOf(contract, holding[side].lots);
    at(priceTicks);
    const { equity, maintenance } = crossOf(purse);
    return purse.cash + equity <= maintenance;
  };

  return {
    loan: null,
    checkOrder: (order, priceTicks) => {
      at(priceTicks);
      const closing = closes(order.side, order.lots);
      const opposite = positionOf(holding, closedSide(order.side)).lots;
      if (order.reduceOnly) return opposite === 0 ? RejectReason.noPosition : null;
      const value = valueOf(contract, order.priceTicks, order.lots);
      const { opened } = split(contract, { lots: order.lots, value }, closing, order.priceTicks);
      if (opened.lots === 0) return null;
      const own = positionOf(holding, openedSide(order.side));
      const pledged = order.side === Side.buy ? holding.buys : holding.sells;
      const largest = { lots: own.lots + pledged.lots + opened.lots, value: own.value + pledged.value + opened.value };
      if (tierSize(contract, largest) > sizeLimit(contract, own.leverage)) return RejectReason.riskLimit;
      const before = claimsOf(purse.holdings);
      pledge(order, 1);
      const needed = claimsOf(purse.holdings) - before;
      pledge(order, -1);
      const { equity, initial } = crossOf(purse);
      const has = isIsolated() ? purse.cash : purse.cash + equity - initial;
      return needed <= Math.max(0, has - before) ? null : RejectReason.insufficientBalance;
    },
    reserve: (order) => pledge(order, 1),
    release: (order) => pledge(order, -1),
    fill: (side, priceTicks, lots, feePpm) => {
      at(priceTicks);
      const trade = { lots, value: valueOf(contract, priceTicks, lots) };
      const { closed, opened } = split(contract, trade, closes(side, lots), priceTicks);
      const fee = feeOf(unitsUp(contract, trade.value), feePpm);
      if (closed.lots > 0) {
        const { gain, margin } = shrink(holding, positionOf(holding, closedSide(side)), closed);
        purse.cash += gain + margin;
      }
      if (opened.lots > 0) purse.cash -= grow(holding, openedSide(side), opened);
      purse.cash -= fee;
      return fee;
    },
    tradable: ({ side, lots, reduceOnly }) => (reduceOnly ? closes(side, lots) : lots),
    take: (_, units) => {
      purse.cash += units;
    },
    give: (_, units) => {
      const { equity, initial } = crossOf(purse);
      const { cash } = purse;
      const free = Math.max(0, Math.min(cash, cash + equity) - initial - claimsOf(purse.holdings));
      const given = units === 0 ? free : units;
      if (given > free) return 0;
      purse.cash -= given;
      return given;
    },
    valueOf: (_, units) => units,
    held: positionWorth,
    direction: () => holding.long.lots - holding.short.lots,
    setLeverage: (leverage) => {
      if (leverage < 1 || leverage > (contractRules.tiers[0]?.maxLeverage ?? 1)) return RejectReason.invalidLeverage;
      holding.long.leverage = leverage;
      holding.short.leverage = leverage;
      return null;
    },
    setMarginMode: (mode) => {
      if (held() !== null) return RejectReason.openPositionOrOrder;
      holding.mode = mode === 'isolated' ? MarginMode.isolated : MarginMode.cross;
      return null;
    },
    changeMargin: (units) => {
      const side = held();
      if (side === null || !isIsolated()) return RejectReason.notIsolated;
      if (units > purse.cash || holding[side].margin + units < 0) return RejectReason.insufficientBalance;
      holding[side].margin += units;
      purse.cash -= units;
      return null;
    },
    liquidationTicks: () => liquidationPrice(held(), isOver),
    liquidate: () => {
      const side = held();
      if (side === null) return 0;
      const { lots } = holding[side];
      const position = holding[side];
      position.lots = 0;
      position.value = 0;
      position.margin = 0;
      // The rest of the margin goes to the insurance fund with the position.
      if (!isIsolated()) purse.cash = 0;
      return lots;
    },
    fund: (rateE8, priceTicks) => {
      const side = held();
      if (side === null || rateE8 === 0) return 0;
      at(priceTicks);
      const value = markValue(contract, holding[side]);
      const pays = rateE8 > 0 === (side === HoldSide.long);
      const most = isIsolated()
        ? Math.max(0, holding[side].margin - maintenanceOf(contract, holding[side].lots))
        : Math.max(0, purse.cash + positionWorth(priceTicks));
      const rate = Math.abs(rateE8);
      const amount = pays
        ? -Math.min(most, mulDivUp(unitsUp(contract, value), rate, e8))
        : mulDivDown(unitsDown(contract, value), rate, e8);
      if (isIsolated()) holding[side].margin += amount;
      else purse.cash += amount;
      return amount;
    },
  };
}
