'use client';
// The reader's bots: those that run and those that have ended.
import { Pause } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { Question } from '#components/trading/question.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { pauseAllStrategies } from '#lib/contract/calls/v1/trigger/strategy/pauseAll.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { useUser } from '#lib/session/user.ts';
import { EndedBots } from './ended-bots.tsx';
import { RunningBots } from './running-bots.tsx';
import { useRunningBots } from './use-running-bots.ts';

const nothing: readonly never[] = [];
const tabs = ['running', 'history'] as const;

function PauseAll({ bots }: { readonly bots: readonly BotRow[] }) {
  const t = useTranslations('bots');
  const pauseAll = useChange(pauseAllStrategies, nothing);
  const refusalText = useRefusalText();
  const [asked, setAsked] = useState(false);
  const count = bots.filter(({ state }) => state === BotState.running || state === BotState.outOfRange).length;
  if (count < 2) return null;
  const press = (): void => {
    setAsked(false);
    pauseAll({}).then(
      ({ list }) => {
        const refused = list.filter(({ outcome }) => outcome === null).length;
        if (refused > 0) showToast('failed', t('pauseAll.refused', { count: refused }));
        else showToast('done', t(list.some(({ outcome }) => outcome === 'waits') ? 'outcomeWaits' : 'pauseAll.done'));
      },
      (error: unknown) => showToast('failed', refusalText(error)),
    );
  };
  return (
    <>
      <Button size="small" look="quiet" className="max-md:h-11" onClick={() => setAsked(true)}>
        <Pause size={13} aria-hidden /> {t('pauseAll.button')}
      </Button>
      {asked ? (
        <Question
          title={t('pauseAll.title', { count })}
          yes={t('pauseAll.button')}
          no={t('confirm.back')}
          look="primary"
          never={null}
          danger={null}
          onNo={() => setAsked(false)}
          onYes={press}
        >
          <p className="text-sm text-secondary">{t('pauseAll.text')}</p>
        </Question>
      ) : null}
    </>
  );
}

type Props = {
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
  /** Only of this market; left out: of all. */
  readonly symbolId?: string;
  /** A visitor comes back to it. */
  readonly back: string;
};

export function BotLists({ columns, symbolId, back }: Props) {
  const t = useTranslations('bots');
  const user = useUser();
  const { bots, endedMark } = useRunningBots();
  const choiceOf = useHiddenColumns(columns);
  const [tab, setTab] = useState<(typeof tabs)[number]>('running');
  const shown = bots?.filter((bot) => symbolId === undefined || bot.symbolId === symbolId) ?? null;
  if (user === null)
    return (
      <EmptyState text={t('empty.visitor')}>
        <LogInLinks back={back} size="medium" />
      </EmptyState>
    );
  return (
    <section aria-label={t('mine')} className="flex min-w-0 flex-col">
      <div className="flex items-center justify-between border-b border-subtle pe-2">
        <TabList
          name={t('mine')}
          idPrefix="bot-lists"
          tabs={tabs.map((id) => ({
            id,
            label: id === 'running' && shown !== null ? t('tab.count', { name: t(`tab.${id}`), count: shown.length }) : t(`tab.${id}`),
          }))}
          chosen={tab}
          onChosen={setTab}
          look="dense"
        />
        {symbolId !== undefined ? (
          <Link href="/trading-bot" className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
            {t('all')}
          </Link>
        ) : tab === 'running' ? (
          <PauseAll bots={shown ?? []} />
        ) : null}
      </div>
      <div role="tabpanel" id={panelId('bot-lists', tab)} aria-labelledby={tabId('bot-lists', tab)} className="min-w-0 overflow-x-auto">
        {tab === 'running' ? (
          <RunningBots bots={shown} choice={choiceOf('botsRunning')} withoutColumns={nothing} empty={t('empty.running')} />
        ) : (
          <EndedBots choice={choiceOf('botsEnded')} version={endedMark} />
        )}
      </div>
    </section>
  );
}
