// Pages that belong to a user send a visitor to the login page, and remember where the visitor wanted to go.
import 'server-only';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { localisedPath } from '#lib/i18n/locales.ts';
import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { playMoneyPage } from '#lib/contract/money/paper-funds.ts';
import { askedPageHeader } from '../addresses/asked-page.ts';
import { currentUser, worldOfPage } from '../exchange/exchange.ts';

/** The page that was asked for, with its query and without its language. */
export const wantedPage = async (): Promise<string> => (await headers()).get(askedPageHeader) ?? '/';

/** Convenience only: what a visitor may see and do is decided by the exchange, call by call. */
export async function requireUser(): Promise<void> {
  if ((await currentUser()) !== null) return;
  redirect(localisedPath(await getLocale(), accessPath('login', { from: await wantedPage() })));
}

/** Pages of coins that come in and go out send whoever trades with play money to where that comes from. */
export async function leaveToPlayMoney(): Promise<void> {
  if ((await worldOfPage()) === 'paper') redirect(localisedPath(await getLocale(), playMoneyPage));
}

/** Pages of security, of coins that come in and go out, and of sub-accounts are the main account's; a guest has none of them. */
export async function requireMainAccount(): Promise<void> {
  const user = await currentUser();
  if (user?.childFlag === true || user?.demoUType === 2) redirect(localisedPath(await getLocale(), '/asset'));
}

/** Pages of worlds are for main accounts, guests too. */
export async function requireNoSubAccount(): Promise<void> {
  if ((await currentUser())?.childFlag === true) redirect(localisedPath(await getLocale(), '/asset'));
}

/** True for those who have an account already: login and registration are not for them. A guest may want one. */
export async function isAtHome(): Promise<boolean> {
  const user = await currentUser();
  return user !== null && user.demoUType !== 2;
}
