// Reads the copiers' part of a leader's terminal. A user who does not lead the market's line is sent to the page that says how.
import 'server-only';

import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { ApiError } from '#lib/api/api-error.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getCopiedSizes } from '#lib/contract/calls/v1/trigger/trace/leader/copied.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { currentUser, exchange } from '../../exchange/exchange.ts';

export async function copiedOfLeader(symbolId: string): Promise<ResponseOf<typeof getCopiedSizes>> {
  const toExplanation = async (): Promise<never> => redirect(localisedPath(await getLocale(), '/copy-trading/lead'));
  if ((await currentUser()) === null) return toExplanation();
  const copied = await (await exchange()).call(getCopiedSizes, { symbolId }).catch((error: unknown) => {
    if (error instanceof ApiError && error.key === 'notLeading') return null;
    throw error;
  });
  return copied ?? toExplanation();
}
