// The preview of a signal bot: what an entry without a size of its own would come to in each of its markets, and what stands against it.
import type { SignalSize, SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { Amount, readAmount, readPositive, ROUND_DOWN, writeAmount } from '../../amounts/amount.ts';
import { maxLeverageAt } from '../../risk/maintenance-margin.ts';
import type { MartingaleMarket } from '../martingale-market.ts';
import { signalRangeProblems } from './signal-limits.ts';
import { invalidLeverage, type TermProblem } from '../term-range.ts';

/** One of its markets as screens have it; `form` is there for contracts. */
export type SignalMarket = {
  readonly symbol: string;
  readonly sizes: MartingaleMarket;
  /** Null: nothing has traded yet. */
  readonly lastPrice: string | null;
};

/** The first entry of a market, while nothing else is held. Texts are plain decimals; null where there is no price. */
type PreviewedEntry = {
  readonly symbol: string;
  readonly price: string | null;
  readonly quantity: string | null;
  /** Price × quantity, and the funds that it takes: of contracts its margin. Fees come on top. */
  readonly value: string | null;
  readonly margin: string | null;
};

export type SignalPreview = { readonly entries: readonly PreviewedEntry[]; readonly problems: readonly TermProblem[] };

/** The size of an entry whose alert names none: with one market all that is free, with several half of it. */
export const usualSignalSize = (terms: Pick<SignalTerms, 'defaultSize'>, markets: number): SignalSize =>
  terms.defaultSize ?? { investmentType: 'percentage_balance', amount: markets === 1 ? '100' : '50' };

/**
 * The value of an entry in quote coins while nothing is held: margin × leverage, where the margin is the amount or a per cent of the
 * investment; or base coins × price. Null: a field is no number.
 * @internal
 */
export function signalEntryValue({ investmentType, amount }: SignalSize, terms: SignalTerms, price: string): Amount | null {
  const [size, at, investment] = [readPositive(amount), readPositive(price), readPositive(terms.investment)];
  if (size === null || at === null || investment === null) return null;
  if (investmentType === 'contract') return size.times(at);
  const margin = investmentType === 'margin' ? size : investment.times(size).dividedBy(100);
  return margin.times(terms.leverage);
}

type Read = { readonly entry: PreviewedEntry; readonly value: Amount | null; readonly market: SignalMarket };

function entryOf(terms: SignalTerms, market: SignalMarket, markets: number): Read {
  const { symbol, sizes, lastPrice } = market;
  const none = { symbol, price: lastPrice, quantity: null, value: null, margin: null };
  const [price, lot] = [readPositive(lastPrice ?? ''), readPositive(sizes.lotSize)];
  const wanted = lastPrice === null ? null : signalEntryValue(usualSignalSize(terms, markets), terms, lastPrice);
  if (price === null || lot === null || wanted === null) return { entry: none, value: null, market };
  const most = terms.maxPosition === null ? wanted : Amount.min(wanted, readAmount(terms.maxPosition) ?? wanted);
  // Down to the lot.
  const quantity = most.dividedBy(price).dividedBy(lot).toDecimalPlaces(0, ROUND_DOWN).times(lot);
  const value = quantity.times(price);
  const margin = value.dividedBy(terms.leverage).toDecimalPlaces(8, ROUND_DOWN);
  const told = { quantity: writeAmount(quantity), value: writeAmount(value), margin: writeAmount(margin) };
  return { entry: { ...none, ...told }, value, market };
}

function sizeProblems(terms: SignalTerms, { value, market: { symbol, sizes } }: Read): readonly TermProblem[] {
  const minimum = readAmount(sizes.minAmount) ?? new Amount(0);
  if (value === null || value.greaterThanOrEqualTo(minimum)) return [];
  const field = terms.defaultSize === null ? 'investment' : 'defaultSize';
  return [{ field, code: 'amountBelowMinimum', params: { minimum: sizes.minAmount, coin: sizes.quoteCoin, symbol } }];
}

/** Spot 1; of contracts no more than the tier of the first entry allows. */
function leverageProblems({ leverage }: SignalTerms, { value, market: { sizes } }: Read): readonly TermProblem[] {
  const most = sizes.form === undefined ? '1' : maxLeverageAt(writeAmount(value ?? new Amount(0)), sizes.tiers ?? []);
  return most !== null && new Amount(most).greaterThanOrEqualTo(leverage) ? [] : [invalidLeverage];
}

/** Spot is bought first: an entry short needs contracts. All markets have one coin. */
function marketProblems(terms: SignalTerms, markets: readonly SignalMarket[]): readonly TermProblem[] {
  const [main] = markets;
  const refused = (code: 'marketWithoutBots' | 'invalidField', reason: string): TermProblem => ({
    field: 'symbols',
    code,
    params: { field: 'symbols', reason },
  });
  if (main === undefined || markets.length > 20) return [refused('invalidField', 'must be 1 to 20 markets')];
  if (new Set(markets.map(({ symbol }) => symbol)).size < markets.length) return [refused('invalidField', 'must not name one twice')];
  if (markets.some(({ sizes: { form } }) => form !== undefined && form !== 'linear')) return [refused('marketWithoutBots', '')];
  const isSpot = main.sizes.form === undefined;
  const isAlike = markets.every(({ sizes }) => sizes.quoteCoin === main.sizes.quoteCoin && (sizes.form === undefined) === isSpot);
  if (!isAlike) return [refused('invalidField', 'must be of one coin, and all spot or all contracts')];
  const isLong = terms.direction === 'long';
  return isSpot && !isLong
    ? [{ field: 'direction', code: 'invalidField', params: { field: 'direction', reason: 'must be long on spot' } }]
    : [];
}

const firstOfEach = (problems: readonly TermProblem[]): readonly TermProblem[] =>
  problems.filter(({ field, code }, at) => problems.findIndex((other) => other.field === field && other.code === code) === at);

/** A signal bot before it is started, for the form, for the preview call and for the check at the start: one and the same. */
export function signalPreview(terms: SignalTerms, markets: readonly SignalMarket[]): SignalPreview {
  const outside = [...signalRangeProblems(terms), ...marketProblems(terms, markets)];
  // Leverage divides: it is not worked with outside its limits.
  const isWorkable = !outside.some(({ field }) => field === 'leverage' || field === 'symbols');
  const read = isWorkable ? markets.map((market) => entryOf(terms, market, markets.length)) : [];
  return {
    entries: read.map(({ entry }) => entry),
    problems: firstOfEach([...outside, ...read.flatMap((one) => [...sizeProblems(terms, one), ...leverageProblems(terms, one)])]),
  };
}
