// Pages that belong to a user send a visitor to the door, and remember where the visitor wanted to go.
import 'server-only';

import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { localisedPath } from '#lib/i18n/locales.ts';
import { currentUser } from './exchange.ts';

/** Convenience only: what a visitor may see and do is decided by the exchange, call by call. */
export async function requireUser(path: string): Promise<void> {
  if ((await currentUser()) !== null) return;
  redirect(`${localisedPath(await getLocale(), '/login')}?from=${encodeURIComponent(path)}`);
}
