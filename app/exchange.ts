// How pages reach the exchange: the same calls as the browser makes, over loopback, with the visitor's cookies.
import 'server-only';

import { getLocale } from 'next-intl/server';
import { cookies, headers } from 'next/headers';

import { createApiClient, type ApiClient } from '#lib/api/create-api-client.ts';
import { userInfo, type UserInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { localeOf } from '#lib/i18n/locales.ts';

const exchangeUrl = (): string => process.env['EXCHANGE_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** A client for this request. */
export async function exchange(): Promise<ApiClient> {
  const { code, languageKey, languageType } = localeOf(await getLocale());
  const [jar, asked] = [await cookies(), await headers()];
  const forwarded = asked.get('x-forwarded-for');
  return createApiClient({
    baseUrl: exchangeUrl(),
    locale: code,
    language: languageKey,
    languageType,
    headers: { cookie: jar.toString(), ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }) },
  });
}

/** Who asks for the page; null for a visitor, and when the exchange cannot tell. */
export async function currentUser(): Promise<UserInfo | null> {
  try {
    return await (await exchange()).call(userInfo, {});
  } catch {
    return null;
  }
}
