// The part of a pair's ads that the page shows: everything of it stands in the address.
import { boardPath } from '#lib/contract/c2c/board-path.ts';
import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { isPositiveDecimal, lengthCaps, readSent } from '#lib/format/numbers/decimal-input.ts';

export type AdPair = { readonly coin: string; readonly quote: string };

/** Before an identity is approved nobody trades here with real money. */
export type Hurdle = 'identityNeeded' | 'identityWaiting';

export type BoardView = {
  /** As the reader acts. */
  readonly side: AdvertSide;
  /** The amount of an order, in the quote; '': any. */
  readonly amount: string;
  /** '': any. */
  readonly scheme: string;
  /** From 1. */
  readonly page: number;
};

export const boardPageSize = 20;
const lastPage = 100;

/** All ads of a side. */
export const wholeBoard = (side: AdvertSide): BoardView => ({ side, amount: '', scheme: '', page: 1 });

/** An address that makes no sense shows all ads to buy from. */
export function readBoardView(query: URLSearchParams, schemes: readonly string[], quoteDecimals: number): BoardView {
  const amount = readSent(query.get('amount') ?? '', { decimals: quoteDecimals, maxLength: lengthCaps.size });
  const [scheme, page] = [query.get('scheme') ?? '', Number(query.get('page') ?? '1')];
  return {
    side: query.get('side') === 'sell' ? 'sell' : 'buy',
    amount: amount !== null && isPositiveDecimal(amount) ? amount : '',
    scheme: schemes.includes(scheme) ? scheme : '',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

export function boardAddress(pair: AdPair, { side, amount, scheme, page }: BoardView): string {
  const query = new URLSearchParams();
  if (side === 'sell') query.set('side', side);
  if (amount !== '') query.set('amount', amount);
  if (scheme !== '') query.set('scheme', scheme);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `${boardPath(pair)}${text === '' ? '' : `?${text}`}`;
}
