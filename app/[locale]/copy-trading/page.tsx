// Copy trading without a page named: one's own copies where some run, else the lead traders of futures.
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { copyPath, ownCopiesPath } from '#features/copy-trading/copy-trading-paths.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { currentUser, exchange } from '../../exchange/exchange.ts';

export const metadata: Metadata = { robots: { index: false } };

/** An exchange that does not answer says so on the page that comes. */
async function hasCopies(): Promise<boolean> {
  if ((await currentUser()) === null) return false;
  const client = await exchange();
  return client.call(getMyCopies, { isRunning: true, pageSize: 1 }).then(
    ({ list }) => list.length > 0,
    () => false,
  );
}

export default async function Page() {
  redirect(localisedPath(await getLocale(), (await hasCopies()) ? ownCopiesPath : copyPath.futures));
}
