// The books of a bot, kept from what the core tells: coins, positions, sums.
import { Wallet } from '#lib/contract/enums.ts';
import type { FundingPaid, PositionChanged } from '#server/engine/futures/contract-event.ts';
import type { TradeLeg } from '#server/engine/orders/order-event.ts';
import type { StrategyFundsMoved } from '#server/engine/strategies/strategy-event.ts';
import type { LedgerEntry } from '#server/engine/wallets/ledger-event.ts';

import type { BotPrices } from '../bot-kind.ts';
import type { BotRecord } from '../bot-view.ts';
import type { Instance } from './instance.ts';
import { worthOf } from './worth.ts';

export function noteEntry({ coins }: Instance, entry: LedgerEntry): void {
  const { assetId, availableAfter, frozenAfter, wallet = Wallet.spot } = entry;
  const units = Number(availableAfter) + Number(frozenAfter);
  const key = `${wallet} ${assetId}`;
  if (units === 0) coins.delete(key);
  else coins.set(key, { assetId, wallet, units });
}

export function noteFunds(instance: Instance, { assetId, units, direction }: StrategyFundsMoved, { lastTicks }: BotPrices): void {
  const { sums, market, startedMs } = instance;
  const worth = worthOf(market, assetId, Number(units), lastTicks);
  if (direction === 'out') sums.returnedUnits += worth;
  else if (startedMs === null) sums.investedUnits += worth;
  else sums.addedUnits += worth;
}

export function noteTrade({ sums, market }: Instance, { feeAssetId, feeUnits }: TradeLeg, priceTicks: number): void {
  sums.fills += 1;
  sums.feeUnits += worthOf(market, feeAssetId, Number(feeUnits), priceTicks);
}

export function notePosition(instance: Instance, event: PositionChanged): void {
  const { holdSide, marginMode, leverage, lots, entryValue, marginUnits } = event;
  const others = instance.positions.filter((position) => position.holdSide !== holdSide);
  const position = { holdSide, marginMode, leverage, lots, entryValue, marginUnits: Number(marginUnits) };
  instance.positions = lots === 0 ? others : [...others, position];
}

export function noteFunding({ sums }: Instance, { units }: FundingPaid): void {
  sums.fundingUnits += Number(units);
}

export function recordOf(instance: Instance): BotRecord {
  const { strategyId, ownerId, name, strategyType, market, terms, origin, notices, state, needsOwner, stopReason } = instance;
  const { createdMs, startedMs, endedMs, sums, coins, positions, kind, lastDecision } = instance;
  return {
    strategyId,
    ownerId,
    name,
    strategyType,
    marketId: market.marketId,
    terms,
    origin,
    notices,
    state,
    needsOwner,
    stopReason,
    createdMs,
    startedMs,
    endedMs,
    ...sums,
    coins: Array.from(coins.values(), ({ assetId, units }) => ({ assetId, units })),
    positions,
    figures: kind.figures(),
    lastDecision,
  };
}
