'use client';
// A user's part in the programme: joining it, the attempt that goes on, its alerts, and all attempts by their score.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { Question } from '#components/trading/question.tsx';
import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { getTraderProHistory } from '#lib/contract/calls/v1/trigger/trader-pro/history.ts';
import { joinTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/join.ts';
import { resetTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/reset.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { getTraderProUsers } from '#lib/contract/calls/v1/trigger/trader-pro/user-list.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { ProgrammeState } from '#lib/contract/trader-pro/attempt.ts';
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { useUser } from '#lib/session/user.ts';
import { AlertList } from './alert-list.tsx';
import { AttemptProgress } from './attempt-progress.tsx';
import { AttemptTable } from './attempt-table.tsx';
import { programmeDesk, useProgrammeAccount } from './use-programme-account.ts';

/** As the server had it, so that nothing below moves when it comes; null: the exchange did not answer in time, and is asked again. */
export type ProgrammeStart = {
  readonly state: ProgrammeState | null;
  readonly own: ResponseOf<typeof getTraderProHistory> | null;
  readonly alerts: ResponseOf<typeof getTraderProAlerts> | null;
  readonly all: ResponseOf<typeof getTraderProUsers> | null;
};

const everyMs = 2_000;
const changed = [getTraderProState, getTraderProHistory, getTraderProAlerts, getTraderProUsers] as const;

export function ProgrammeDesk({ initial }: { readonly initial: ProgrammeStart }) {
  const state = useCall(getTraderProState, {}, { initial: initial.state, everyMs }).data ?? initial.state;
  return state === null ? <ListWaiting /> : <ProgrammePart state={state} initial={initial} />;
}

function ProgrammePart({ state, initial }: { readonly state: ProgrammeState; readonly initial: ProgrammeStart }) {
  const t = useTranslations('traderPro');
  const why = useRefusalText();
  const user = useUser();
  const locale = useLocale();
  const account = useProgrammeAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [asks, setAsks] = useState(false);
  const join = useChange(joinTraderPro, changed);
  const reset = useChange(resetTraderPro, changed);
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(why(error));
    } finally {
      setPending(false);
    }
  };
  const { attempt, accountUserId, isInside, resetsLeft } = state;
  const isRunning = attempt?.state === 'running';
  const mayReset = attempt !== null && attempt.state !== 'passed' && (isInside || user?.isSub !== true);
  return (
    <div className="flex flex-col gap-6">
      {attempt === null ? null : <AttemptProgress attempt={attempt} />}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {attempt === null ? <Joining pending={pending} onJoin={() => void act(() => join({ locale: localeOf(locale).code }))} /> : null}
        {isRunning && !isInside && user?.isSub !== true && accountUserId !== null ? (
          <Button look="primary" className="max-md:h-11" pending={account.pending} onClick={() => account.enter(accountUserId)}>
            {t('trade')}
          </Button>
        ) : null}
        {isInside && isRunning ? (
          <>
            <PageLink href={programmeDesk} className={`${buttonClasses('primary', 'medium')} max-md:h-11`}>
              {t('trade')}
            </PageLink>
            <span className="text-sm text-muted">{t('inside')}</span>
          </>
        ) : null}
        {mayReset ? (
          <>
            <Button
              look={isRunning ? 'secondary' : 'primary'}
              className="max-md:h-11"
              disabled={resetsLeft === 0}
              pending={pending}
              onClick={() => setAsks(true)}
            >
              {t('reset')}
            </Button>
            <span className="text-sm text-muted">{t('resetsLeft', { count: resetsLeft })}</span>
          </>
        ) : null}
      </div>
      <ErrorLine text={problem} />
      {attempt === null ? null : <AlertList goesOn={isRunning} initial={initial.alerts} />}
      {attempt === null ? null : <OwnAttempts initial={initial.own} />}
      <AllAttempts initial={initial.all} />
      {asks ? (
        <Question
          title={t('resetAsk')}
          yes={t('reset')}
          no={t('keep')}
          look="danger"
          never={null}
          danger={null}
          onYes={() => {
            setAsks(false);
            void act(() => reset({}));
          }}
          onNo={() => setAsks(false)}
        >
          <p>
            {t(isRunning ? 'resetAbout' : 'againAbout', { balance: formatCoinAmount(String(programmeRules.startUsdt), 'USDT', locale) })}
          </p>
        </Question>
      ) : null}
    </div>
  );
}

/** Guests register first, and sub-accounts leave it to their main account. */
function Joining({ pending, onJoin }: { readonly pending: boolean; readonly onJoin: () => void }) {
  const t = useTranslations('traderPro');
  const user = useUser();
  if (user?.isSub === true) return <p className="text-sm text-muted">{t('fromMain')}</p>;
  if (user?.isGuest === true)
    return (
      <PageLink href="/register" className={`${buttonClasses('primary', 'medium')} max-md:h-11`}>
        {t('register')}
      </PageLink>
    );
  return (
    <Button look="primary" className="max-md:h-11" pending={pending} onClick={onJoin}>
      {t('join')}
    </Button>
  );
}

function OwnAttempts({ initial }: { readonly initial: ProgrammeStart['own'] }) {
  const t = useTranslations('traderPro');
  const data = useCall(getTraderProHistory, {}, { initial, everyMs }).data ?? initial;
  // A single one stands above already.
  return data === null || data.list.length < 2 ? null : <AttemptTable title={t('mine')} rows={data.list} />;
}

function AllAttempts({ initial }: { readonly initial: ProgrammeStart['all'] }) {
  const t = useTranslations('traderPro');
  const [pageNo, setPageNo] = useState(1);
  const first = pageNo === 1 ? initial : null;
  const data = useCall(getTraderProUsers, { pageNo }, { initial: first, everyMs: 10_000 }).data ?? first;
  if (data === null) return null;
  const { list, mine } = data;
  // One's own best stands below the page that it is not on.
  const rows = mine === null || list.some(({ place }) => place === mine.place) ? list : [...list, mine];
  return (
    <AttemptTable title={t('all')} rows={rows}>
      {pageNo === 1 && !data.hasMore ? null : (
        <div className="flex justify-center gap-3">
          <Button className="max-md:h-11" disabled={pageNo === 1} onClick={() => setPageNo(pageNo - 1)}>
            {t('better')}
          </Button>
          <Button className="max-md:h-11" disabled={!data.hasMore} onClick={() => setPageNo(pageNo + 1)}>
            {t('next')}
          </Button>
        </div>
      )}
    </AttemptTable>
  );
}
