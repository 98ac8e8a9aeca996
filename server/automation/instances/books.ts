// The books of a bot, kept from what the core tells: coins, positions, sums.
import { Wallet } from '#lib/contract/enums.ts';
import type { FundingPaid, PositionChanged } from '#server/engine/futures/contract-event.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { type InterestCharged, type LoanRepaid, type LoanTaken, RepayCause } from '#server/engine/lending/margin-event.ts';
import type { TradeLeg } from '#server/engine/orders/order-event.ts';
import type { StrategyFundsMoved, StrategySharePaid } from '#server/engine/strategies/strategy-event.ts';
import type { LedgerEntry } from '#server/engine/wallets/ledger-event.ts';

import type { BotRecord } from '../bot-view.ts';
import { coinKey, legAt, type Instance } from './instance.ts';
import { standingOf, worthInLegs, worthOf } from './worth.ts';

export function noteEntry({ coins }: Instance, entry: LedgerEntry): void {
  const { assetId, availableAfter, frozenAfter, wallet = Wallet.spot, walletMarketId } = entry;
  const units = Number(availableAfter) + Number(frozenAfter);
  const coin = { assetId, wallet, ...(walletMarketId === undefined ? {} : { marketId: walletMarketId }), units };
  if (units === 0) coins.delete(coinKey(coin));
  else coins.set(coinKey(coin), coin);
}

export function noteFunds({ sums, legs, startedMs }: Instance, { assetId, units, direction }: StrategyFundsMoved): void {
  const worth = worthInLegs(legs, assetId, Number(units));
  if (direction === 'out') sums.returnedUnits += worth;
  else if (startedMs === null) sums.investedUnits += worth;
  else sums.addedUnits += worth;
}

export function noteShare(bot: Instance, { assetId, units }: StrategySharePaid): void {
  const { profitShare, legs } = bot;
  if (profitShare === null) return;
  bot.profitShare = { ...profitShare, paidUnits: profitShare.paidUnits + worthInLegs(legs, assetId, Number(units)) };
}

/** `leg`: the place of the market that was traded in, at that price. */
export function noteTrade(instance: Instance, { feeAssetId, feeUnits }: TradeLeg, leg: number, priceTicks: number): void {
  const { sums } = instance;
  const { market } = legAt(instance, leg);
  sums.fills += 1;
  sums.feeUnits += worthOf(market, feeAssetId, Number(feeUnits), priceTicks);
}

export function notePosition(instance: Instance, event: PositionChanged): void {
  const { marketId, holdSide, marginMode, leverage, lots, entryValue, marginUnits } = event;
  const others = instance.positions.filter((position) => position.marketId !== marketId || position.holdSide !== holdSide);
  const position = { marketId, holdSide, marginMode, leverage, lots, entryValue, marginUnits: Number(marginUnits) };
  instance.positions = lots === 0 ? others : [...others, position];
}

export function noteFunding({ sums }: Instance, { units }: FundingPaid): void {
  sums.fundingUnits += Number(units);
}

export type DebtEvent = LoanTaken | LoanRepaid | InterestCharged;

/** Coins that a wallet has more with it (less, below zero). What the insurance fund pays comes out of no wallet. */
export function lentUnits(event: DebtEvent): number {
  if (event.type === 'loan-taken') return Number(event.units);
  return event.type === 'loan-repaid' && event.cause !== RepayCause.insurance ? -Number(event.principalUnits + event.interestUnits) : 0;
}

/** The debt from now on, and the interest that was charged with it. */
export function noteDebt(instance: Instance, event: DebtEvent): void {
  const { marketId, assetId, principalAfter, interestAfter } = event;
  const units = Number(principalAfter) + Number(interestAfter);
  const others = instance.debts.filter((debt) => debt.marketId !== marketId || debt.assetId !== assetId);
  instance.debts = units === 0 ? others : [...others, { marketId, assetId, units }];
  if (event.type !== 'interest-charged') return;
  instance.sums.interestUnits += worthInLegs(instance.legs, assetId, Number(event.units));
}

/** The coins of all wallets together. */
function coinsOf({ coins }: Instance): BotRecord['coins'] {
  const units = new Map<AssetId, number>();
  for (const coin of coins.values()) units.set(coin.assetId, (units.get(coin.assetId) ?? 0) + coin.units);
  return Array.from(units, ([assetId, held]) => ({ assetId, units: held }));
}

/** Its worth at the prices of the moment, and its profit: without all else that a record tells. */
export function moneyOf(instance: Instance): { readonly equityUnits: number; readonly totalUnits: number } {
  const { sums, positions, debts, legs } = instance;
  return standingOf({ ...sums, coins: coinsOf(instance), positions, debts }, legs);
}

export function recordOf(instance: Instance): BotRecord {
  const { strategyId, ownerId, name, strategyType, legs, terms, copyOf, origin, notices, state, needsOwner } = instance;
  const { stopReason, profitShare, createdMs, startedMs, endedMs, sums, positions, debts, kind, lastDecision } = instance;
  return {
    strategyId,
    ownerId,
    name,
    strategyType,
    marketId: legAt(instance, 0).market.marketId,
    marketIds: legs.map(({ market }) => market.marketId),
    symbols: legs.map(({ market }) => market.symbol),
    toldAssetId: legAt(instance, 0).market.quote.assetId,
    terms,
    copyOf,
    profitShare,
    origin,
    notices,
    state,
    needsOwner,
    stopReason,
    createdMs,
    startedMs,
    endedMs,
    ...sums,
    coins: coinsOf(instance),
    futuresUnits: instance.coins.get(coinKey({ wallet: Wallet.futures, assetId: legAt(instance, 0).market.quote.assetId }))?.units ?? 0,
    positions,
    debts,
    figures: kind.figures(),
    lastDecision,
  };
}
