// The preview of a copy: what an opening of the leader would come to, from which size on he is copied at all, and what stands against it.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { copyQuantity, type CopySize } from './copy-size.ts';
import { Amount, readAmount, readPositive, ROUND_UP, writeAmount } from '../amounts/amount.ts';
import type { MartingaleMarket } from '../bots/martingale-market.ts';
import type { TermProblem } from '../bots/term-range.ts';
import { copyRangeProblems } from './copy-limits.ts';
import { copyStop, stopProblems, type CopyStop } from './copy-stop.ts';

/** A market as screens have it; `form` is there for contracts. */
export type CopyPreviewMarket = {
  readonly sizes: MartingaleMarket;
  /** Null: nothing has traded yet. */
  readonly lastPrice: string | null;
  readonly takerFeeRate: string;
};

/** An opening of the leader in it. */
export type PreviewedOpening = {
  readonly quantity: string;
  readonly leverage: number;
  /** Null: not known. */
  readonly equity: string | null;
};

/** Texts are plain decimals; null where there is no price, or a worth that is needed is not known. */
export type CopyPreview = {
  readonly problems: readonly TermProblem[];
  readonly price: string | null;
  readonly quantity: string | null;
  /** Price × quantity, and the money that it takes: of contracts its margin. Fees come on top. */
  readonly value: string | null;
  readonly margin: string | null;
  /** Below the least order of the market: it would be skipped. */
  readonly isTooSmall: boolean;
  /** Openings of the leader below this quantity are skipped as too small. */
  readonly leastLeaderQuantity: string | null;
  /** How far its total stop is, and its liquidation, when all of its money is at work; null: of spot, and without such a stop. */
  readonly stop: CopyStop | null;
};

type Read = { readonly price: Amount; readonly lot: Amount; readonly leverage: number; readonly ofLeader: Amount; readonly equity: Amount };

const decimals = 8;

/** The least quantity that the market takes, up to the lot. */
function leastQuantity({ minQuantity, minAmount }: MartingaleMarket, { price, lot }: Read): Amount {
  const byValue = (readAmount(minAmount) ?? new Amount(0)).dividedBy(price);
  const least = Amount.max(readAmount(minQuantity) ?? new Amount(0), byValue);
  return least.dividedBy(lot).toDecimalPlaces(0, ROUND_UP).times(lot);
}

/** The quantity of the leader from which on a copy is large enough; null: it does not go by his quantity. */
function leastOfLeader(sizing: CopyTerms['sizing'], least: Amount, investment: Amount, { equity, lot }: Read): Amount | null {
  const isRatio = sizing.by === 'equity';
  const ratio = isRatio ? investment.dividedBy(equity) : sizing.by === 'multiplier' ? readPositive(sizing.multiplier) : null;
  if (ratio === null || ratio.isZero()) return null;
  return least.dividedBy(ratio).dividedBy(lot).toDecimalPlaces(0, ROUND_UP).times(lot);
}

/** One that is not told is worth as much as is put in. */
function readOf(terms: CopyTerms, { sizes, lastPrice }: CopyPreviewMarket, opening: PreviewedOpening): Read | null {
  const [price, lot, ofLeader] = [readPositive(lastPrice ?? ''), readPositive(sizes.lotSize), readPositive(opening.quantity)];
  const equity = readPositive(opening.equity ?? terms.investment);
  if (price === null || lot === null || ofLeader === null || equity === null) return null;
  const most = Number(sizes.tiers?.[0]?.maxLeverage ?? 1);
  const leverage = sizes.form === undefined ? 1 : Math.max(1, Math.min(terms.leverage ?? opening.leverage, most));
  return { price, lot, leverage, ofLeader, equity };
}

function stopOf(
  terms: CopyTerms,
  { sizes, takerFeeRate }: CopyPreviewMarket,
  opening: PreviewedOpening,
): Pick<CopyPreview, 'stop' | 'problems'> {
  const { form, tiers = [] } = sizes;
  const problems = copyRangeProblems(terms, form === undefined ? 'spot' : 'futures');
  if (form === undefined || problems.length > 0) return { stop: null, problems };
  const market = { tiers, takerFeeRate };
  const leverage = Math.min(terms.leverage ?? opening.leverage, Number(tiers[0]?.maxLeverage ?? 1));
  return { stop: copyStop(terms, market, leverage), problems: stopProblems(terms, market, terms.leverage) };
}

export function copyPreview(terms: CopyTerms, market: CopyPreviewMarket, opening: PreviewedOpening): CopyPreview {
  const { stop, problems } = stopOf(terms, market, opening);
  const none = { price: market.lastPrice, quantity: null, value: null, margin: null, isTooSmall: false, leastLeaderQuantity: null, stop };
  const read = readOf(terms, market, opening);
  const investment = readPositive(terms.investment);
  if (read === null || investment === null || problems.some(({ field }) => field === 'sizing')) return { problems, ...none };
  const size: CopySize = terms.sizing;
  const order = {
    quantity: read.ofLeader,
    price: read.price,
    leverage: read.leverage,
    followerEquity: investment,
    leaderEquity: read.equity,
  };
  const quantity = copyQuantity(size, order, read.lot);
  const value = quantity.times(read.price);
  const least = leastQuantity(market.sizes, read);
  const leastLeader = leastOfLeader(terms.sizing, least, investment, read);
  return {
    problems,
    price: market.lastPrice,
    quantity: writeAmount(quantity),
    value: writeAmount(value),
    margin: writeAmount(value.dividedBy(read.leverage).toDecimalPlaces(decimals, ROUND_UP)),
    isTooSmall: quantity.lessThan(least),
    leastLeaderQuantity: leastLeader === null ? null : writeAmount(leastLeader),
    stop,
  };
}
