// The client by which pages reach the exchange: the same calls as the browser's, over loopback, with the visitor's cookies.
import 'server-only';

import { getLocale } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';

import { createApiClient, type ApiClient } from '#lib/api/create-api-client.ts';
import { userInfo, type UserInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { defaultTag, localeOf } from '#lib/i18n/locales.ts';
import { exchangeTimeoutMs } from '../environment/exchange-timeout.ts';
import { exchangeUrl } from '../environment/exchange-url.ts';

/** A client for this request, in the world of its session. */
export const exchange = async (): Promise<ApiClient> => clientOfRequest(await worldOfPage());

async function clientOfRequest(mode: TradingMode): Promise<ApiClient> {
  const { code, languageKey, languageType } = localeOf(await getLocale());
  const [jar, asked] = [await cookies(), await headers()];
  const forwarded = asked.get('x-forwarded-for');
  return createApiClient({
    baseUrl: exchangeUrl(),
    timeoutMs: exchangeTimeoutMs(),
    locale: code,
    language: languageKey,
    languageType,
    mode,
    headers: { cookie: jar.toString(), ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }) },
  });
}

/** A client for what is the same for everybody in a world: it knows nothing of who asks. */
export function publicExchange(mode: TradingMode = TradingMode.live): ApiClient {
  const { code, languageKey, languageType } = localeOf(defaultTag);
  return createApiClient({
    baseUrl: exchangeUrl(),
    timeoutMs: exchangeTimeoutMs(),
    locale: code,
    language: languageKey,
    languageType,
    mode,
  });
}

/** The user who asks for the page; null: a visitor, or the exchange cannot tell. Asked once per page, and not without a session. */
export const currentUser = cache(async (): Promise<UserInfo | null> => {
  const jar = await cookies();
  if (!jar.getAll().some(({ name }) => name.endsWith(sessionCookie))) return null;
  try {
    return await (await clientOfRequest(TradingMode.live)).call(userInfo, {});
  } catch {
    return null;
  }
});

/** The world that the page is about: live for a visitor. */
export const worldOfPage = async (): Promise<TradingMode> =>
  (await currentUser())?.papTradingFlag === true ? TradingMode.paper : TradingMode.live;
