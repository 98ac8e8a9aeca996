// Says at once, wherever the desk is open, that the price has jumped over a stop of the reader's, and has the bell asked for its message.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { isPassedStop } from '#lib/contract/wire/orders/passed-stop.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { NumberedOrderChange } from '#lib/realtime/channel-data.ts';
import type { announce as announceNow } from '#lib/session/notices/announce.ts';

/** The message is written a little after the channel has told of the order. */
const writtenAfterMs = 1500;

export function useStopNotices(open: readonly SpotOrder[], changes: readonly NumberedOrderChange[], announce: typeof announceNow): void {
  const t = useTranslations('desk');
  const answers = useAnswers();
  // Those that were passed before the desk was opened are no news: their row says it.
  const told = useRef(new Set(open.map(({ orderId }) => orderId)));
  useEffect(() => {
    const passed = changes.flatMap(({ order: { orderId, createTimeMs, updateTimeMs } }) => {
      if (createTimeMs !== updateTimeMs || told.current.has(orderId)) return [];
      // An order that fills as it is placed is open in its first change alone.
      const order = open.find((one) => one.orderId === orderId);
      if (order === undefined || !isPassedStop(order)) return [];
      told.current.add(orderId);
      return [order];
    });
    for (const { symbol } of passed) {
      const text = t('notices.said.stopPassed', { pair: isolateLtr(symbol.replace(/_[A-Z]+$/, '')) });
      announce('trigger', text);
      showToast('failed', text);
    }
    // It is asked for even if the reader has left the desk by then.
    if (passed.length > 0) setTimeout(() => void answers.again(getInbox).catch(() => undefined), writtenAfterMs);
  }, [open, changes, t, answers, announce]);
}
