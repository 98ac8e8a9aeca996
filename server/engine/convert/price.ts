// The amount that the books would give for a coin: exact fractions all the way, rounded down once, at the end.
import { Side } from '#lib/contract/enums.ts';
import { assetLimit } from '../accounts/ledger.ts';
import type { AssetId, MarketId } from '../ids.ts';
import { closedTo, type Market } from '../markets/market.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import type { ConvertTerms } from './conversions.ts';

/** Units as a fraction: what lies between two markets of a way is never rounded. */
type Fraction = readonly [over: bigint, under: bigint];

const million = 1_000_000n;
const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];

/** Base coin into the bids: quote units. Null: the book does not reach. */
function sellInto({ book: { bids }, rules }: Market, [over, under]: Fraction): Fraction | null {
  const [lotUnits, tickLotUnits] = [BigInt(rules.lotUnits), BigInt(rules.tickLotUnits)];
  let left = over;
  // The numerator of the proceeds, over under × lotUnits.
  let brought = 0n;
  for (let rank = 0; rank < bids.count && left > 0n; rank += 1) {
    const level = bids.ranked(rank);
    const standing = BigInt(bids.lotsOf(level)) * lotUnits * under;
    const taken = standing < left ? standing : left;
    brought += taken * BigInt(bids.priceOf(level)) * tickLotUnits;
    left -= taken;
  }
  return left > 0n ? null : [brought, under * lotUnits];
}

/** Quote coin into the asks: base units. Null: the book does not reach. */
function buyFrom({ book: { asks }, rules }: Market, [over, under]: Fraction): Fraction | null {
  const [lotUnits, tickLotUnits] = [BigInt(rules.lotUnits), BigInt(rules.tickLotUnits)];
  let left = over;
  let bought = 0n;
  for (let rank = 0; rank < asks.count; rank += 1) {
    const level = asks.ranked(rank);
    const standing = BigInt(asks.lotsOf(level));
    const lotCost = BigInt(asks.priceOf(level)) * tickLotUnits;
    const cost = standing * lotCost * under;
    if (left <= cost) return [bought * lotCost * under + left * lotUnits, lotCost * under];
    bought += standing * lotUnits;
    left -= cost;
  }
  return null;
}

/** At the index price. */
function atIndex({ rules, referencePriceTicks }: Market, side: Side, [over, under]: Fraction): Fraction {
  const [lotUnits, quoteUnits] = [BigInt(rules.lotUnits), BigInt(referencePriceTicks) * BigInt(rules.tickLotUnits)];
  return side === Side.sell ? [over * quoteUnits, under * lotUnits] : [over * lotUnits, under * quoteUnits];
}

/**
 * Through one market. Whoever converts gets what the books pay for the size, and never more than the index price: nobody is paid for
 * having pushed a book first. Refuses a book that pays so much less that it is too thin for the size, or stands elsewhere.
 */
function through(market: Market, assetId: AssetId, amount: Fraction, reachPpm: number): Fraction | RejectReason {
  const closed = closedTo(market);
  if (closed !== null) return closed;
  if (market.referencePriceTicks === 0) return RejectReason.noLiquidity;
  const side = market.rules.baseAssetId === assetId ? Side.sell : Side.buy;
  const paid = side === Side.sell ? sellInto(market, amount) : buyFrom(market, amount);
  if (paid === null) return RejectReason.convertTooThin;
  const max = atIndex(market, side, amount);
  const min: Fraction = [max[0] * (million - BigInt(reachPpm)), max[1] * million];
  if (isLess(paid, min)) return RejectReason.convertTooThin;
  return isLess(max, paid) ? max : paid;
}

const keyOf = (one: AssetId, other: AssetId): number => Math.min(one, other) * assetLimit + Math.max(one, other);

function marketOf({ conversions, markets }: State, one: AssetId, other: AssetId): Market | undefined {
  if (conversions.pairsOf !== markets.size) {
    conversions.pairs.clear();
    for (const { rules, contract } of markets.values())
      if (contract === null) {
        const key = keyOf(rules.baseAssetId, rules.quoteAssetId);
        if (!conversions.pairs.has(key)) conversions.pairs.set(key, rules.marketId);
      }
    conversions.pairsOf = markets.size;
  }
  const marketId = conversions.pairs.get(keyOf(one, other));
  return marketId === undefined ? undefined : markets.get(marketId);
}

export type ConvertPrice = {
  /** The units that converting brings, the spread taken off, rounded down. */
  readonly toUnits: bigint;
  /** The markets it is taken from: one, or two over a common coin. */
  readonly route: readonly MarketId[];
};

/** Less the spread, rounded down: the only rounding there is. */
const afterSpread = ([over, under]: Fraction, { spreadPpm }: ConvertTerms): bigint =>
  (over * (million - BigInt(spreadPpm))) / (under * million);

/** The markets of each way there is, the direct one first. */
function* waysBetween(state: State, assetId: AssetId, toAssetId: AssetId): Generator<readonly Market[]> {
  const direct = marketOf(state, assetId, toAssetId);
  if (direct !== undefined) yield [direct];
  for (const between of state.assets.keys()) {
    const [first, second] = [marketOf(state, assetId, between), marketOf(state, between, toAssetId)];
    if (first !== undefined && second !== undefined) yield [first, second];
  }
}

function along(way: readonly Market[], assetId: AssetId, amount: bigint, reachPpm: number): Fraction | RejectReason {
  let [coin, held]: [AssetId, Fraction] = [assetId, [amount, 1n]];
  for (const market of way) {
    const paid = through(market, coin, held, reachPpm);
    if (typeof paid === 'string') return paid;
    coin = market.rules.baseAssetId === coin ? market.rules.quoteAssetId : market.rules.baseAssetId;
    held = paid;
  }
  return held;
}

/**
 * From the market of the two coins or over one common coin, whichever brings more.
 * Refuses coins without a way between them, and where no way pays, with what is wrong with the first.
 */
export function priceConversion(
  state: State,
  terms: ConvertTerms,
  assetId: AssetId,
  toAssetId: AssetId,
  amount: bigint,
): ConvertPrice | RejectReason {
  let best: { readonly paid: Fraction; readonly way: readonly Market[] } | null = null;
  let reason: RejectReason | null = null;
  for (const way of waysBetween(state, assetId, toAssetId)) {
    const paid = along(way, assetId, amount, terms.reachPpm);
    if (typeof paid === 'string') reason ??= paid;
    else if (best === null || isLess(best.paid, paid)) best = { paid, way };
  }
  if (best === null) return reason ?? RejectReason.noConversion;
  return { toUnits: afterSpread(best.paid, terms), route: best.way.map(({ rules }) => rules.marketId) };
}
