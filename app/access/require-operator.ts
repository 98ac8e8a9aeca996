// Administration pages send everybody who is not logged in as an operator to the login page. What may be done is decided by the exchange, call by call.
import 'server-only';

import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { wantedPage } from './require-user.ts';
import { exchange } from '../exchange/exchange.ts';

const notOperating: readonly ErrorKey[] = [
  'noPermission',
  'notLoggedIn',
  'sessionExpired',
  'abnormalLogin',
  'loggedOutElsewhere',
  'mainAccountOnly',
];

/** Null: there is no such thing. */
export async function askAsOperator<Answer>(ask: (client: ApiClient) => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask(await exchange());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.key === 'unknownContent' || error.key === 'invalidField') return null;
    if (error.key === 'identityNotWaiting') return null;
    if (error.key !== null && notOperating.includes(error.key)) {
      const from = encodeURIComponent(await wantedPage());
      redirect(localisedPath(await getLocale(), `/admin/login?from=${from}`));
    }
    throw error;
  }
}
