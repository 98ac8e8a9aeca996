// The worth of what a bot holds, in units of its quote coin (contracts: of the margin coin), rounded down.
import { HoldSide } from '#lib/contract/enums.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';

import type { BotMarket, BotPrices } from '../bot-kind.ts';
import type { BotPosition, BotRecord, BotView } from '../bot-view.ts';

/** Towards minus infinity; `by` is positive. */
function divideDown(value: bigint, by: bigint): bigint {
  const whole = value / by;
  return whole * by > value ? whole - 1n : whole;
}

/** Units of a coin at a price; a coin that the market does not have counts nothing. */
export function worthOf({ rules, base, quote }: BotMarket, assetId: AssetId, units: number, priceTicks: number): number {
  if (assetId === quote.assetId) return units;
  if (assetId !== base.assetId || rules.contract !== undefined) return 0;
  return Number(divideDown(BigInt(units) * BigInt(priceTicks) * BigInt(rules.tickLotUnits), BigInt(rules.lotUnits)));
}

/** The gain of a position that is not realised, at the mark price; of coin contracts converted at it as well. */
function unrealised({ rules }: BotMarket, { holdSide, lots, entryValue }: BotPosition, markTicks: number): number {
  const form = rules.contract?.form;
  if (form === undefined || lots === 0 || markTicks === 0) return 0;
  const [size, mark, lotUnits] = [BigInt(lots), BigInt(markTicks), BigInt(rules.lotUnits)];
  const isInverse = form === ContractForm.inverse;
  const value = isInverse ? divideDown(size * lotUnits, mark) : mark * size;
  const rise = value - BigInt(entryValue);
  // An inverse contract is worth fewer coins when its price rises.
  const gain = (holdSide === HoldSide.long) === isInverse ? -rise : rise;
  if (isInverse) return Number(gain);
  return Number(form === ContractForm.linear ? gain * BigInt(rules.tickLotUnits) : divideDown(gain * lotUnits, mark));
}

/** @returns everything in its account at these prices */
function equityOf(bot: BotRecord, market: BotMarket, { lastTicks, markTicks }: BotPrices): number {
  const coins = bot.coins.reduce((sum, { assetId, units }) => sum + worthOf(market, assetId, units, lastTicks), 0);
  return bot.positions.reduce((sum, position) => sum + unrealised(market, position, markTicks), coins);
}

export function viewOf(bot: BotRecord, market: BotMarket, prices: BotPrices): BotView {
  const equityUnits = equityOf(bot, market, prices);
  const totalUnits = equityUnits - bot.investedUnits - bot.addedUnits + bot.returnedUnits;
  return { ...bot, ...prices, equityUnits, totalUnits, unpairedUnits: totalUnits - bot.figures.matchedUnits };
}
