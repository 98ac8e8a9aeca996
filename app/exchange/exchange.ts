// The client by which pages reach the exchange: the same calls as the browser's, over loopback, with the visitor's cookies.
import 'server-only';

import { getLocale } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';

import { createApiClient, type ApiClient } from '#lib/api/create-api-client.ts';
import type { UserInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { defaultTag, localeOf } from '#lib/i18n/locales.ts';
import { askingUser, askingUserHeader, readAskingUser } from '../access/asking-user.ts';
import { ownWorldHeader, readOwnWorld, type OwnWorld } from '../access/own-world.ts';
import { exchangeTimeoutMs } from '../environment/exchange-timeout.ts';
import { exchangeUrl } from '../environment/exchange-url.ts';
import { tellUnanswered } from './tell-unanswered.ts';

const noteFault = (_call: string, code: string): void => {
  if (code === '') tellUnanswered('call');
};

/** A client for this request: in the world that its address names, or else in that of its session. */
export async function exchange(): Promise<ApiClient> {
  const [mode, world] = [await modeOfSession(), await ownWorld()];
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
    worldId: world?.world.worldId ?? null,
    headers: { cookie: jar.toString(), ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }) },
    onFault: noteFault,
  });
}

/** A client for what is the same for everybody in a venue: it knows nothing of who asks. */
export function publicExchange(mode: TradingMode = TradingMode.live): ApiClient {
  const { code, languageKey, languageType } = localeOf(defaultTag);
  return createApiClient({
    baseUrl: exchangeUrl(),
    timeoutMs: exchangeTimeoutMs(),
    locale: code,
    language: languageKey,
    languageType,
    mode,
    onFault: noteFault,
  });
}

/**
 * The user who asks for the page; null: a visitor. The proxy has asked, and lets no page be made for whom it could not tell.
 * A page that it does not see asks by itself, and fails where the exchange does not say.
 */
export const currentUser = cache(async (): Promise<UserInfo | null> => {
  const asked = await headers();
  const told = asked.get(askingUserHeader);
  if (told !== null) return readAskingUser(told);
  const asking = await askingUser({ cookie: asked.get('cookie') ?? '', forwardedFor: asked.get('x-forwarded-for') });
  if (asking.isKnown) return asking.user;
  tellUnanswered('call');
  throw new Error('the exchange does not say who asks for the page');
});

export const modeOfSession = async (): Promise<TradingMode> =>
  (await currentUser())?.papTradingFlag === true ? TradingMode.paper : TradingMode.live;

/** The world of one's own that the page is in, as it was when the page was asked for; null: the page is in none. */
export const ownWorld = cache(async (): Promise<OwnWorld | null> => readOwnWorld((await headers()).get(ownWorldHeader)));

/** The venue that the page is about: live for a visitor. A world of one's own has the markets of live. */
export const worldOfPage = async (): Promise<TradingMode> => ((await ownWorld()) === null ? modeOfSession() : TradingMode.live);

/** The client for what a page tells of its markets: of its venue, or of its world. */
export const placeExchange = async (): Promise<ApiClient> =>
  (await ownWorld()) === null ? publicExchange(await worldOfPage()) : exchange();
