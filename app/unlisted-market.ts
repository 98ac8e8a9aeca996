// Addresses that look like a market's page and have no market: a page that finds this out itself can no longer answer 404 in words.
import { NextResponse } from 'next/server';

import { localeTable } from '#lib/i18n/locales.ts';
import { listedSymbols } from './listed-symbols.ts';

const codes = localeTable.map(({ code }) => code).join('|');
const marketPage = new RegExp(`^(?:/(?:${codes}))?/spot/([A-Za-z0-9]+)/?$`);
/** A place where no page is, so that the one for such places answers. */
const nowhere = '/nowhere';

/** The market of an address, in capitals; null: it is no market's page. */
export const marketOfAddress = (path: string): string | null => marketPage.exec(path)?.[1]?.toUpperCase() ?? null;

/** Answers whether the address is of a market that is not listed. One whose exchange does not answer is left to the page. */
export async function isUnlistedMarket(path: string): Promise<boolean> {
  const symbol = marketOfAddress(path);
  return symbol !== null && (await listedSymbols())?.has(symbol) === false;
}

/** An address of the same language where no page is. */
export function addressNowhere(url: URL): URL {
  const away = new URL(url);
  away.pathname = `${url.pathname.replace(/\/$/, '')}${nowhere}`;
  return away;
}

/** What the language's routing answered for `addressNowhere`; where it had nothing to change, the address is changed here. */
export function answerNowhere(routed: NextResponse, away: URL): NextResponse {
  if (routed.headers.has('x-middleware-rewrite')) return routed;
  const headers = new Headers(routed.headers);
  headers.delete('x-middleware-next');
  return NextResponse.rewrite(away, { headers });
}
