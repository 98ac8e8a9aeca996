// The worth of what a bot holds, in units of its quote coin (contracts: of the margin coin), rounded down.
import { HoldSide } from '#lib/contract/enums.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';

import type { BotMarket, BotPrices } from '../bot-kind.ts';
import type { BotPosition, BotRecord, BotView } from '../bot-view.ts';
import type { BotLeg } from '../many-markets-kind.ts';

const noPrices: BotPrices = { lastTicks: 0, markTicks: 0 };

/** Towards minus infinity; `by` is positive. */
function divideDown(value: bigint, by: bigint): bigint {
  const whole = value / by;
  return whole * by > value ? whole - 1n : whole;
}

/** A market with its prices. */
type Priced = Pick<BotLeg, 'market' | 'prices'>;

/** Units of any coin of a bot's spot markets, in the coin that its money is told in; any other coin counts nothing. */
export function worthInLegs(legs: readonly Priced[], assetId: AssetId, units: number): number {
  const main = legs[0]?.market;
  if (assetId === main?.quote.assetId) return units;
  const leg = legs.find(({ market }) => market.rules.contract === undefined && market.base.assetId === assetId);
  return leg === undefined ? 0 : worthOf(leg.market, assetId, units, leg.prices.lastTicks);
}

/** Units of a coin at a price; a coin that the market does not have counts nothing. */
export function worthOf({ rules, base, quote }: BotMarket, assetId: AssetId, units: number, priceTicks: number): number {
  if (assetId === quote.assetId) return units;
  if (assetId !== base.assetId || rules.contract !== undefined) return 0;
  return Number(divideDown(BigInt(units) * BigInt(priceTicks) * BigInt(rules.tickLotUnits), BigInt(rules.lotUnits)));
}

/** The gain of a position that is not realised, at the mark price; of coin contracts converted at it as well. */
export function unrealised({ rules }: BotMarket, { holdSide, lots, entryValue }: BotPosition, markTicks: number): number {
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

type Unrealised = { readonly positions: readonly { readonly unrealisedUnits: number }[] };

/** @returns everything in its account at these prices, less what it owes */
export function equityOf({ coins, debts, positions }: Pick<BotView, 'coins' | 'debts'> & Unrealised, legs: readonly Priced[]): number {
  const owned = [...coins, ...debts.map(({ assetId, units }) => ({ assetId, units: -units }))];
  const held = owned.reduce((sum, { assetId, units }) => sum + worthInLegs(legs, assetId, units), 0);
  return positions.reduce((sum, { unrealisedUnits }) => sum + unrealisedUnits, held);
}

type Held = Pick<BotRecord, 'coins' | 'debts' | 'positions' | 'investedUnits' | 'addedUnits' | 'returnedUnits'>;
type Standing = Pick<BotView, 'positions' | 'equityUnits' | 'totalUnits'>;

/** The positions and worth of a bot at these prices, and its profit on all that was put in. */
export function standingOf(bot: Held, legs: readonly Priced[]): Standing {
  const positions = bot.positions.map((position) => {
    const leg = legs.find(({ market }) => market.marketId === position.marketId);
    return { ...position, unrealisedUnits: leg === undefined ? 0 : unrealised(leg.market, position, leg.prices.markTicks) };
  });
  const equityUnits = equityOf({ coins: bot.coins, debts: bot.debts, positions }, legs);
  return { positions, equityUnits, totalUnits: equityUnits - bot.investedUnits - bot.addedUnits + bot.returnedUnits };
}

/** `legs`: all of its markets, in order. */
export function viewOf(bot: BotRecord, legs: readonly Priced[]): BotView {
  const standing = standingOf(bot, legs);
  const prices = legs[0]?.prices ?? noPrices;
  return { ...bot, ...standing, ...prices, unpairedUnits: standing.totalUnits - bot.figures.matchedUnits };
}
