'use client';
// One's own ads by their state, newest first: pausing, resuming and closing them.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { Page } from '#lib/api/query/use-pages.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { closeAdvert } from '#lib/contract/calls/v1/c2c/advert/close.ts';
import { getMyAdverts } from '#lib/contract/calls/v1/c2c/advert/mine.ts';
import { pauseAdvert } from '#lib/contract/calls/v1/c2c/advert/pause.ts';
import { resumeAdvert } from '#lib/contract/calls/v1/c2c/advert/resume.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { BarNotice } from '../../parts/bar-notice.tsx';
import type { TradeBar } from '../../parts/trade-bar.ts';
import { type AdAction, AdCard } from './ad-card.tsx';
import { adStates, adsPerPage, type AdState } from './ad-states.ts';

type Props = {
  readonly firstState: AdState;
  /** The first page of that state as the server knew it. */
  readonly initial: Page<OwnAdvert>;
  readonly bar: TradeBar | null;
};

const idPrefix = 'own-ads';
/** Prices move and orders are placed, and no channel tells of it. */
const lookEveryMs = 15_000;
const calls = { pause: pauseAdvert, resume: resumeAdvert, close: closeAdvert } as const;
const said = { pause: 'paused', resume: 'resumed', close: 'closed' } as const;

export function OwnAds({ firstState, initial, bar }: Props) {
  const t = useTranslations('c2cAds');
  const late = useTranslations('shell.late');
  const api = useApi();
  const why = useRefusalText();
  const { again } = useAnswers();
  const [state, setState] = useState(firstState);
  const [pending, setPending] = useState<{ readonly advertId: string; readonly action: AdAction } | null>(null);
  const [closing, setClosing] = useState<OwnAdvert | null>(null);
  const list = useCallPages(getMyAdverts, {
    narrowed: state,
    request: (page) => ({ ...page, pageSize: adsPerPage, ...(state === 'all' ? {} : { state }) }),
    version: 0,
    ...(state === firstState ? { initial } : {}),
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again(getMyAdverts).catch(() => undefined);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [again]);
  const choose = (next: AdState): void => {
    setState(next);
    window.history.replaceState(null, '', next === 'all' ? window.location.pathname : `${window.location.pathname}?state=${next}`);
  };
  const act = async ({ advertId }: OwnAdvert, action: AdAction): Promise<void> => {
    setPending({ advertId, action });
    try {
      await api.call(calls[action], { advertId });
      showToast('done', t(`done.${said[action]}`));
    } catch (error) {
      showToast('failed', why(error));
    }
    // The list says itself that it could not be had.
    await again(getMyAdverts).catch(() => undefined);
    setPending(null);
  };
  const publish = (
    <Link href="/crypto-c2c/ads/new" className={`${buttonClasses('primary')} max-md:h-11`}>
      {t('publish')}
    </Link>
  );
  return (
    <div className="page-wide px-4 py-6 md:py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="page-title">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-sm text-muted">{t('about')}</p>
        </div>
        {bar === null ? publish : null}
      </div>
      {bar === null ? null : (
        <div className="mt-4">
          <BarNotice bar={bar} mainOnly={t('form.mainOnly')} identity={t('form.identity')} verify={t('form.verify')} />
        </div>
      )}
      <TabList
        name={t('filter')}
        idPrefix={idPrefix}
        tabs={adStates.map((id) => ({ id, label: t(`states.${id}`) }))}
        chosen={state}
        onChosen={choose}
        look="roomy"
        className="mt-6 border-b border-subtle"
      />
      <div role="tabpanel" id={panelId(idPrefix, state)} aria-labelledby={tabId(idPrefix, state)} className="pt-4">
        {list.rows === null && !list.failed ? <ListWaiting /> : null}
        {list.rows === null && list.failed ? (
          <EmptyState text={late('failed')}>
            <Button className="max-md:h-11" onClick={list.retry}>
              {late('again')}
            </Button>
          </EmptyState>
        ) : null}
        {list.rows?.length === 0 ? (
          <EmptyState text={state === 'all' ? t('empty') : t('emptyState')}>{bar === null ? publish : null}</EmptyState>
        ) : null}
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {list.rows?.map((ad) => (
            <AdCard
              key={ad.advertId}
              ad={ad}
              pending={pending?.advertId === ad.advertId ? pending.action : null}
              onAction={(action) => {
                if (action === 'close') setClosing(ad);
                else void act(ad, action);
              }}
            />
          ))}
        </ul>
        {list.hasMore ? (
          <div className="mt-4 flex justify-center">
            <Button pending={list.loadingMore} className="max-md:h-11" onClick={() => void list.more()}>
              {t('more')}
            </Button>
          </div>
        ) : null}
      </div>
      {closing === null ? null : (
        <Question
          title={t('closeAsk')}
          yes={t('close')}
          no={t('keep')}
          look="danger"
          never={null}
          danger={null}
          onYes={() => {
            setClosing(null);
            void act(closing, 'close');
          }}
          onNo={() => setClosing(null)}
        >
          <p className="text-sm font-medium">{t(`pair.${closing.side}`, { coin: closing.coin, quote: closing.quote })}</p>
          <p className="text-sm text-secondary">{t('closeAbout')}</p>
        </Question>
      )}
    </div>
  );
}
