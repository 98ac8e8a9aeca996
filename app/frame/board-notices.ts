// The notices on the board when the server draws it, and the words about its switch.
import 'server-only';

import type { ResponseOf } from '#lib/contract/call.ts';
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { askTip } from '#lib/session/notices/ask-tip.ts';
import { publicExchange } from '../exchange/exchange.ts';
import { shareAnswers } from '../exchange/shared-answer.ts';

/** Null while the exchange does not say: the page asks again. */
export async function boardNotices(locale: string): Promise<ResponseOf<typeof getNotices>['list'] | null> {
  const answer = await publicExchange()
    .call(getNotices, { locale: localeOf(locale).code })
    .catch(() => null);
  return answer?.list ?? null;
}

/** It hardly ever changes, and nobody misses it. */
const shareTip = shareAnswers((code) => askTip(publicExchange(), code, 'noticeBoard'), { freshMs: 10_000, usableMs: 60_000 });

/** In the operator's words; null: nothing is said. */
export const boardSwitchTip = (locale: string): Promise<string | null> => shareTip(localeOf(locale).code);
