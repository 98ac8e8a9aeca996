'use client';
// The decisions of the bot with their reasons, newest first: every step in a sentence.
import { useTranslations } from 'next-intl';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { PagedBody } from '#components/trading/paged-body.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useBot } from '../bot-context.ts';

/** A step after which somebody may want to look. */
const grave = /refused|failed|liquidated|stands|unsold|below-range|above-range|stop-|not-covered/;

export function DecisionList() {
  const t = useTranslations('botJournal');
  const { bot, textOf } = useBot();
  const zoneMinutes = useZoneOffset();
  const { strategyId } = bot;
  const list = useCallPages(getStrategyDecisions, {
    narrowed: strategyId,
    request: (page) => ({ strategyId, pageSize: 50, ...page }),
    version: bot.decisionCount,
  });
  return (
    <PagedBody list={list} nothing={<EmptyState text={t('none')} />}>
      {(rows) => (
        <ol aria-label={t('name')} className="flex flex-col">
          {rows.map((decision) => (
            <li
              key={decision.id}
              className="grid grid-cols-[9.5rem_minmax(0,1fr)] justify-items-start gap-3 border-b border-subtle px-3 py-1.5 text-xs max-md:grid-cols-1 max-md:gap-0.5 max-md:py-2"
            >
              <TimeText timeMs={decision.timeMs} zoneMinutes={zoneMinutes} />
              <span className={grave.test(decision.code) ? 'text-warning' : 'text-primary'}>{textOf(decision)}</span>
            </li>
          ))}
        </ol>
      )}
    </PagedBody>
  );
}
