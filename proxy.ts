// Sends every page to its language and gives it a content policy with a fresh nonce. It decides nothing about who may see what, and of what there is only whether a market is listed, an article written, and a lead trader or a strategy known. Other spellings of an address lead to the right one.
import createMiddleware from 'next-intl/middleware';
import { NextRequest, NextResponse } from 'next/server';

import { languageCookie, languageCookieSeconds, languageOfAddress, rememberedHome } from '#lib/i18n/remembered-language.ts';
import { routing } from '#lib/i18n/routing.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { askingUser, askingUserHeader, writeAskingUser } from './app/access/asking-user.ts';
import { findOwnWorld, ownWorldHeader, writeOwnWorld } from './app/access/own-world.ts';
import { askedPage, askedPageHeader } from './app/addresses/asked-page.ts';
import { contentPolicy } from './app/environment/content-policy.ts';
import { missingOrder, missingRecord, missingRecordHeader, writeMissingRecord } from './app/addresses/missing-record.ts';
import { rightPath } from './app/addresses/right-address.ts';
import {
  addressNowhere,
  answerElsewhere,
  isUnlistedInWorld,
  isUnlistedMarket,
  unlistedHeader,
  unlistedName,
} from './app/addresses/unlisted-market.ts';
import { addressOfClosedWorld, addressUnanswered } from './app/addresses/unanswered.ts';
import { isUnwrittenPage } from './app/addresses/written-pages.ts';

const routeLanguage = createMiddleware(routing);

/** The next visit of the bare home page leads to the language of this address. */
function rememberLanguage(request: NextRequest, path: string, response: NextResponse): NextResponse {
  const code = languageOfAddress(path);
  if (request.cookies.get(languageCookie)?.value !== code)
    response.cookies.set(languageCookie, code, {
      path: '/',
      maxAge: languageCookieSeconds,
      sameSite: 'lax',
      secure: request.headers.get('x-forwarded-proto') === 'https',
    });
  return response;
}

/** Moves within the site bring the header `rsc` and stay in the language that they name. */
function homeOf(request: NextRequest): string | null {
  return request.headers.has('rsc') ? null : rememberedHome(request.nextUrl.pathname, request.cookies.get(languageCookie)?.value);
}

function withPolicy(response: NextResponse, policy: string): NextResponse {
  response.headers.set('content-security-policy', policy);
  return response;
}

export default async function proxy(request: NextRequest): Promise<NextResponse> {
  const asked = new URL(request.url);
  const path = rightPath(asked.pathname);
  // A spelling such as /en names its language: it is remembered before the right address is read.
  if (path !== asked.pathname) return rememberLanguage(request, path, NextResponse.redirect(new URL(`${path}${asked.search}`, asked), 308));
  const home = homeOf(request);
  if (home !== null) {
    const led = NextResponse.redirect(new URL(`${home}${asked.search}`, asked), 307);
    led.headers.set('vary', 'cookie');
    return led;
  }
  const nonce = btoa(crypto.randomUUID());
  const policy = contentPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  headers.set(askedPageHeader, askedPage(asked));
  headers.delete(ownWorldHeader);
  const asker = { cookie: headers.get('cookie') ?? '', forwardedFor: headers.get('x-forwarded-for') };
  const asking = await askingUser(asker);
  const routedTo = (address: URL): NextResponse => routeLanguage(new NextRequest(new NextRequest(address, request), { headers }));
  const instead = (address: URL): NextResponse => withPolicy(answerElsewhere(routedTo(address), address), policy);
  if (!asking.isKnown) return instead(addressUnanswered(asked));
  headers.set(askingUserHeader, writeAskingUser(asking.user));
  const found = await findOwnWorld({ pathname: request.nextUrl.pathname, ...asker });
  if (found?.is === 'elsewhere') return NextResponse.redirect(new URL(`${found.path}${asked.search}`, asked), 307);
  if (found?.is === 'refusal') return instead(addressOfClosedWorld(asked, found.code));
  if (found !== null) headers.set(ownWorldHeader, writeOwnWorld(found.world));
  const pathname = found?.path ?? request.nextUrl.pathname;
  // Records are of the venues: pages in a world look for themselves.
  const mode = asking.user?.papTradingFlag === true ? TradingMode.paper : TradingMode.live;
  const missing =
    found === null
      ? ((await missingRecord(pathname, mode)) ?? (await missingOrder(pathname, asking.user === null ? null : asker, mode)))
      : null;
  if (missing === null) headers.delete(missingRecordHeader);
  else headers.set(missingRecordHeader, writeMissingRecord(missing));
  const inside = new URL(pathname + asked.search, asked);
  const noMarket = found === null ? await isUnlistedMarket(pathname) : isUnlistedInWorld(pathname, found.world.run.symbols);
  const unlisted = missing !== null || noMarket || (await isUnwrittenPage(pathname));
  const name = unlisted ? unlistedName(pathname) : null;
  if (name === null) headers.delete(unlistedHeader);
  else headers.set(unlistedHeader, name);
  const address = unlisted ? addressNowhere(inside) : inside;
  const routed = routedTo(address);
  const response = unlisted || found !== null ? answerElsewhere(routed, address) : routed;
  return rememberLanguage(request, path, withPolicy(response, policy));
}

export const config = { matcher: ['/((?!api|socket.io|_next|.*\\.[a-z0-9]+$).*)'] };
