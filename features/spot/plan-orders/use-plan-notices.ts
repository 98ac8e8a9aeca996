// Tells, wherever the desk is open, when a plan order has fired or failed.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { PlanStatus } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { isTriggered } from '#lib/plans/is-triggered.ts';
import type { NumberedPlanChange } from '#lib/realtime/channel-data.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePlanWords } from './plan-words.ts';

export function usePlanNotices(changes: readonly NumberedPlanChange[], pairOf: (symbol: string) => string): void {
  const t = useTranslations('plans');
  const spot = useTranslations('spot');
  const words = usePlanWords();
  const told = useRef(0);
  useEffect(() => {
    for (const { number, plan } of changes) {
      if (number <= told.current) continue;
      told.current = number;
      const view = { label: spot('placed.view'), onChosen: () => useOrdersView.getState().show('planHistory') };
      const about = { kind: words.kind(plan), pair: isolateLtr(pairOf(plan.symbol)) };
      if (plan.status === PlanStatus.succeeded) showToast('done', t(isTriggered(plan) ? 'notice.fired' : 'notice.done', about), view);
      if (plan.status === PlanStatus.failed) showToast('failed', `${t('notice.failed', about)} ${words.status(plan)}`, view);
    }
    // The words are the page's language: they do not change under it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [changes, pairOf]);
}
