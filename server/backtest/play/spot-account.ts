// The account of a spot bot in a backtest. It counts as the core does: notionals without rounding, fees rounded up out of what is received.
import { Side } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { feeOf } from '#server/engine/accounts/fee.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { AccountOrder, BacktestAccount } from './account.ts';
import type { SpotPurse } from './purses.ts';

const noContract = (): RejectReason => RejectReason.unknownMarket;

/** Refuses (RangeError) money beyond what plain numbers hold. */
function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of units: ${value}`);
  return value;
}

function worthOf({ rules: { lotUnits, tickLotUnits } }: BotMarket, baseUnits: number, priceTicks: number): number {
  const lots = Math.floor(baseUnits / lotUnits);
  const dust = baseUnits - lots * lotUnits;
  const value = lots * priceTicks * tickLotUnits;
  return dust === 0 ? value : value + mulDivDown(dust, priceTicks * tickLotUnits, lotUnits);
}

export function createSpotAccount(market: BotMarket, purse: SpotPurse): BacktestAccount {
  const { rules, base, quote } = market;
  const { lotUnits, tickLotUnits } = rules;
  /** The base coins. */
  const coins: SpotPurse = { free: 0, frozen: 0 };
  const purseOf = (assetId: number): SpotPurse => (isQuote(assetId) ? purse : coins);
  const isQuote = (assetId: number): boolean => {
    if (assetId === base.assetId) return false;
    if (assetId === quote.assetId) return true;
    throw new Error(`${market.symbol} does not trade asset ${assetId}`);
  };
  const hold = ({ side, priceTicks, lots }: AccountOrder, sign: number): void => {
    const held = side === Side.buy ? purse : coins;
    const units = safe(side === Side.buy ? priceTicks * lots * tickLotUnits : lots * lotUnits) * sign;
    held.free -= units;
    held.frozen += units;
  };

  return {
    loan: null,
    checkOrder: ({ side, priceTicks, lots }) => {
      const needed = side === Side.buy ? priceTicks * lots * tickLotUnits : lots * lotUnits;
      return needed <= (side === Side.buy ? purse : coins).free ? null : RejectReason.insufficientBalance;
    },
    reserve: (order) => hold(order, 1),
    release: (order) => hold(order, -1),
    fill: (side, priceTicks, lots, feePpm) => {
      const notional = safe(priceTicks * lots * tickLotUnits);
      const baseUnits = safe(lots * lotUnits);
      const fee = feeOf(side === Side.buy ? baseUnits : notional, feePpm);
      coins.free = safe(coins.free + (side === Side.buy ? baseUnits - fee : -baseUnits));
      purse.free = safe(purse.free + (side === Side.buy ? -notional : notional - fee));
      return fee;
    },
    tradable: ({ lots }) => lots,
    take: (assetId, units) => {
      const into = purseOf(assetId);
      into.free = safe(into.free + units);
    },
    give: (assetId, units) => {
      const from = purseOf(assetId);
      const given = units === 0 ? from.free : units;
      if (given > from.free) return 0;
      from.free -= given;
      return given;
    },
    valueOf: (assetId, units, priceTicks) => (isQuote(assetId) ? units : worthOf(market, units, priceTicks)),
    held: (priceTicks) => safe(worthOf(market, coins.free + coins.frozen, priceTicks)),
    direction: () => coins.free + coins.frozen,
    setLeverage: noContract,
    setMarginMode: noContract,
    changeMargin: noContract,
    liquidationTicks: () => 0,
    liquidate: () => 0,
    fund: () => 0,
  };
}
