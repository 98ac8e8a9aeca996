// What stands on the notice board when the server draws it.
import 'server-only';

import type { ResponseOf } from '#lib/contract/call.ts';
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { publicExchange } from './exchange.ts';

/** Null while the exchange does not say: the page asks again. */
export async function boardNotices(locale: string): Promise<ResponseOf<typeof getNotices>['list'] | null> {
  const answer = await publicExchange()
    .call(getNotices, { locale: localeOf(locale).code })
    .catch(() => null);
  return answer?.list ?? null;
}
