// The account of a spot bot in a backtest. It counts as the core does: notionals without rounding, fees rounded up out of what is received.
import { Side } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { feeOf } from '#server/engine/accounts/fee.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { AccountOrder, BacktestAccount } from './account.ts';

type Free = { base: number; quote: number };

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

export function createSpotAccount(market: BotMarket): BacktestAccount {
  const { rules, base, quote } = market;
  const { lotUnits, tickLotUnits } = rules;
  const free: Free = { base: 0, quote: 0 };
  const frozen: Free = { base: 0, quote: 0 };
  const coinOf = (assetId: number): keyof Free => {
    if (assetId === base.assetId) return 'base';
    if (assetId === quote.assetId) return 'quote';
    throw new Error(`${market.symbol} does not trade asset ${assetId}`);
  };
  const hold = ({ side, priceTicks, lots }: AccountOrder, sign: number): void => {
    const coin = side === Side.buy ? 'quote' : 'base';
    const units = safe(side === Side.buy ? priceTicks * lots * tickLotUnits : lots * lotUnits) * sign;
    free[coin] -= units;
    frozen[coin] += units;
  };

  return {
    checkOrder: ({ side, priceTicks, lots }) => {
      const needed = side === Side.buy ? priceTicks * lots * tickLotUnits : lots * lotUnits;
      return needed <= (side === Side.buy ? free.quote : free.base) ? null : RejectReason.insufficientBalance;
    },
    reserve: (order) => hold(order, 1),
    release: (order) => hold(order, -1),
    fill: (side, priceTicks, lots, feePpm) => {
      const notional = safe(priceTicks * lots * tickLotUnits);
      const baseUnits = safe(lots * lotUnits);
      const fee = feeOf(side === Side.buy ? baseUnits : notional, feePpm);
      free.base = safe(free.base + (side === Side.buy ? baseUnits - fee : -baseUnits));
      free.quote = safe(free.quote + (side === Side.buy ? -notional : notional - fee));
      return fee;
    },
    tradable: ({ lots }) => lots,
    take: (assetId, units) => {
      const coin = coinOf(assetId);
      free[coin] = safe(free[coin] + units);
    },
    give: (assetId, units) => {
      const coin = coinOf(assetId);
      const given = units === 0 ? free[coin] : units;
      if (given > free[coin]) return 0;
      free[coin] -= given;
      return given;
    },
    valueOf: (assetId, units, priceTicks) => (coinOf(assetId) === 'quote' ? units : worthOf(market, units, priceTicks)),
    worth: (priceTicks) => safe(free.quote + frozen.quote + worthOf(market, free.base + frozen.base, priceTicks)),
    direction: () => free.base + frozen.base,
    setLeverage: noContract,
    setMarginMode: noContract,
    changeMargin: noContract,
    liquidationTicks: () => 0,
    liquidate: () => 0,
    fund: () => 0,
  };
}
