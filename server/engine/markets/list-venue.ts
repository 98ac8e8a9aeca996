// The listing of a venue: assets and markets, each listed once, the states of markets, and their reference prices.
import { MarketState } from '#lib/contract/enums.ts';
import { assetLimit } from '../accounts/ledger.ts';
import type { ListAsset, ListMarket, SetMarketState, SetReferencePrice } from './market-command.ts';
import type { MarketRules } from './market-rules.ts';
import { marginOf, noticeMargin } from '../lending/watch-margin.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { newMarket, watchedTicks } from './market.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';

/** Printable ASCII, so that every way of writing it down gives the same name. */
const namePattern = /^[!-~]{1,32}$/;
/** Ids on disk and in rows are small. */
const marketIdLimit = 65_536;

export function listAsset(context: Context, { assetId, code, decimals }: ListAsset): Outcome {
  const { assets } = context.state;
  if (assets.has(assetId)) return refuse(RejectReason.assetExists);
  if (!Number.isSafeInteger(assetId) || assetId < 0 || assetId >= assetLimit || !namePattern.test(code))
    return refuse(RejectReason.unknownAsset);
  if (!Number.isSafeInteger(decimals) || decimals < 0 || decimals > 18) return refuse(RejectReason.unknownAsset);
  assets.set(assetId, { assetId, code, decimals });
  context.state.ledger.openAsset(assetId);
  context.events.push({ type: 'asset-listed', assetId, code, decimals });
  return done();
}

/** Every amount an order can reach must be a safe integer: that is what lets the core count without wide arithmetic. */
function holds(rules: MarketRules): boolean {
  const wholes = [rules.lotUnits, rules.tickLotUnits, rules.minQuantityLots, rules.maxQuantityLots];
  if (wholes.some((value) => !Number.isSafeInteger(value) || value < 1)) return false;
  if (!Number.isSafeInteger(rules.maxQuantityLots * rules.lotUnits)) return false;
  if (rules.minNotionalUnits < 0n || rules.maxNotionalUnits > BigInt(Number.MAX_SAFE_INTEGER)) return false;
  // A fee is a part of what was received, never all of it.
  if ([rules.makerFeePpm, rules.takerFeePpm].some((ppm) => !Number.isSafeInteger(ppm) || ppm < 0 || ppm >= 1_000_000)) return false;
  return Number.isSafeInteger(rules.priceBandPpm) && rules.priceBandPpm >= 0 && rules.priceBandPpm <= 1_000_000_000;
}

export function listMarket(context: Context, { rules }: ListMarket): Outcome {
  const { assets, markets } = context.state;
  if (markets.has(rules.marketId)) return refuse(RejectReason.marketExists);
  if (!assets.has(rules.baseAssetId) || !assets.has(rules.quoteAssetId)) return refuse(RejectReason.unknownAsset);
  if (!Number.isSafeInteger(rules.marketId) || rules.marketId < 0 || rules.marketId >= marketIdLimit)
    return refuse(RejectReason.unknownMarket);
  if (rules.baseAssetId === rules.quoteAssetId || !namePattern.test(rules.symbol) || !holds(rules))
    return refuse(RejectReason.invalidMarketRules);
  markets.set(rules.marketId, newMarket(rules));
  context.events.push({ type: 'market-listed', rules });
  return done();
}

export function setReferencePrice(context: Context, { marketId, priceTicks }: SetReferencePrice): Outcome {
  const market = context.state.markets.get(marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  if (!Number.isSafeInteger(priceTicks) || priceTicks <= 0) return refuse(RejectReason.invalidPrice);
  market.referencePriceTicks = priceTicks;
  if (market.conditions.count > 0) context.moves.push({ market, source: PriceSource.index, first: priceTicks, last: priceTicks });
  context.events.push({ type: 'reference-price-set', marketId, priceTicks });
  for (const unit of market.watch?.take(priceTicks, priceTicks) ?? []) {
    const margin = marginOf(context.state, unit);
    if (margin !== undefined) noticeMargin(context, margin);
  }
  return done();
}

/** Opens a market, leaves only cancelling, or halts it. Back online, what waits there sees the present prices. */
export function setMarketState(context: Context, { marketId, state }: SetMarketState): Outcome {
  const market = context.state.markets.get(marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  market.state = state;
  context.events.push({ type: 'market-state-set', marketId, state });
  if (state !== MarketState.online || market.conditions.count === 0) return done();
  for (const source of [PriceSource.last, PriceSource.index, PriceSource.mark]) {
    const price = watchedTicks(market, source);
    if (price > 0) context.moves.push({ market, source, first: price, last: price });
  }
  return done();
}
