// The ads of a pair as the page asks for them, and what keeps the reader from taking one.
import 'server-only';

import { cache } from 'react';

import { boardPageSize, type AdPair, type BoardView, type Hurdle } from '#features/c2c/board/board-view.ts';
import type { PairDecimals } from '#features/c2c/take/take-sizes.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getIdentityCheck } from '#lib/contract/calls/v1/user/identity/check.ts';
import { fiatDecimals, isFiat } from '#lib/contract/c2c/fiats.ts';
import { paymentScheme, paymentSchemeIds } from '#lib/contract/c2c/payment/schemes.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { currentUser, exchange, modeOfSession, placeExchange } from '../exchange/exchange.ts';
import { shareInWorld } from '../exchange/world-answers.ts';

const coins = shareInWorld(async (client) => (await client.call(getCoins, {})).coins, { freshMs: 60_000 });

/** Null: there is no such pair. */
export const pairDecimals = cache(async (coin: string, quote: string): Promise<Omit<PairDecimals, 'priceDecimals'> | null> => {
  const known = new Map((await coins('')).map((one) => [one.coin, one.decimals]));
  const [coinDecimals, quoteDecimals] = [known.get(coin), isFiat(quote) ? fiatDecimals(quote) : known.get(quote)];
  return coinDecimals === undefined || quoteDecimals === undefined || coin === quote ? null : { coinDecimals, quoteDecimals };
});

/** The names of the schemes that pay in the quote, by id. */
export const schemesOf = (quote: string): Readonly<Record<string, string>> =>
  isFiat(quote)
    ? Object.fromEntries(
        paymentSchemeIds
          .map((id) => ({ id, ...paymentScheme(id) }))
          .filter(({ currencies }) => currencies.includes(quote))
          .map(({ id, name }) => [id, name]),
      )
    : {};

/** Null: the exchange does not answer. */
export async function loadAdverts(pair: AdPair, { side, amount, scheme, page }: BoardView) {
  const asked = { side, ...pair, ...(amount === '' ? {} : { amount }), schemes: scheme === '' ? [] : [scheme] };
  return (await placeExchange()).call(getAdverts, { ...asked, pageNo: page, pageSize: boardPageSize }).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

/** Demo trading asks for no identity; sub-accounts and guests are told something else. */
export async function identityHurdle(): Promise<Hurdle | null> {
  const user = await currentUser();
  if (user === null || user.childFlag || user.demoUType === 2 || (await modeOfSession()) === TradingMode.paper) return null;
  const check = await (await exchange()).call(getIdentityCheck, {}).catch(() => null);
  if (check === null || check.state === 'approved') return null;
  return check.state === 'waiting' ? 'identityWaiting' : 'identityNeeded';
}

const priceDigits = 8;

/** The decimals with which an index has as many digits as the prices of ads. */
export function indexDecimals(index: string | null): number {
  const [whole = '0', fraction = ''] = (index ?? '0').split('.');
  return whole === '0' ? priceDigits + (fraction.length - fraction.replace(/^0+/, '').length) : Math.max(0, priceDigits - whole.length);
}
