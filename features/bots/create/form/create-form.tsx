'use client';
// The form of a new bot: terms that are suggested, one's own, or somebody else's; what they come to; and the way to try and to start it.
import { useTranslations } from 'next-intl';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { Link } from '#lib/i18n/navigation.ts';
import { BacktestButton } from '../../backtest/backtest-button.tsx';
import { botKindIds, botKinds, createPath } from '../../kinds/bot-kinds.ts';
import { NoticePicks } from '../../notices/notice-picks.tsx';
import { StartButton } from '../start/start-button.tsx';
import { createWays, useCreateBot } from '../state/create-context.ts';
import { CopyAddress } from './copy-address.tsx';
import { CopyParameters } from './copy-parameters.tsx';
import { SuggestionPicks } from './suggestion-picks.tsx';

/** The kinds of the same place, as links: each has a page of its own. */
function KindLinks() {
  const t = useTranslations('bots.kind');
  const { kindId, kind, market } = useCreateBot();
  const name = 'name' in market ? market.name : market.symbol;
  const ids = botKindIds.filter((id) => botKinds[id].place === kind.place && botKinds[id].hasMarketPages === kind.hasMarketPages);
  if (ids.length < 2) return null;
  return (
    <nav aria-label={t('name')} className="flex flex-wrap gap-1 rounded-lg bg-surface-2 p-1">
      {ids.map((id) => (
        <Link
          key={id}
          href={createPath(id, name)}
          aria-current={id === kindId ? 'page' : undefined}
          className="flex h-8 flex-1 items-center justify-center rounded-md px-2 text-xs text-secondary hover:text-primary aria-[current]:bg-surface-1 aria-[current]:font-medium aria-[current]:text-primary max-md:h-11"
        >
          {t(`shape.${botKinds[id].shape}`)}
        </Link>
      ))}
    </nav>
  );
}

export function CreateForm() {
  const t = useTranslations('bots');
  const { kindId, kind, form, suggests, way, onWay, aiId, address, notices, setNotices } = useCreateBot();
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-3 p-3">
      <KindLinks />
      <div className="flex items-start justify-between gap-2">
        <div>
          {/* A page without a chart has it as its title. */}
          {kind.basketOf === undefined && kind.hasGuide === undefined ? (
            <h2 className="text-sm font-semibold">{t(`kind.${kindId}.name`)}</h2>
          ) : null}
          <p className="text-2xs text-muted">{t(`kind.${kindId}.about`)}</p>
        </div>
        <HelpHint to={kind.help} />
      </div>
      <TabList
        name={t('way.name')}
        idPrefix="bot-way"
        tabs={createWays.filter((id) => id !== 'ai' || suggests).map((id) => ({ id, label: t(`way.${id}`) }))}
        chosen={way}
        onChosen={onWay}
        className="border-b border-subtle"
      />
      <div role="tabpanel" id={panelId('bot-way', way)} aria-labelledby={tabId('bot-way', way)} className="flex flex-col gap-3">
        {way === 'ai' && form.useSuggestionText !== null ? <SuggestionPicks useText={form.useSuggestionText} /> : null}
        {way === 'copy' ? <CopyParameters /> : null}
        {way === 'manual' ? <form.Fields /> : null}
      </div>
      {way === 'copy' ? null : (
        <>
          <form.Funds />
          {way === 'manual' && form.MoreFields !== null ? (
            <details className="border-t border-subtle pt-2">
              <summary className="cursor-pointer py-1 text-xs text-secondary hover:text-primary max-md:py-3">{t('form.more')}</summary>
              <div className="pt-1">
                <form.MoreFields />
              </div>
            </details>
          ) : null}
          <details className="border-t border-subtle pt-2">
            <summary className="cursor-pointer py-1 text-xs text-secondary hover:text-primary max-md:py-3">{t('notices.title')}</summary>
            <div className="pt-1">
              <NoticePicks place={kind.place} chosen={notices} onChosen={setNotices} />
            </div>
          </details>
          {way === 'ai' && aiId === null ? null : (
            <section aria-label={t('preview.title')} className="flex flex-col gap-2 border-t border-subtle pt-3">
              <form.Preview />
            </section>
          )}
          <div className="flex flex-col gap-2">
            <BacktestButton />
            <StartButton />
            <div className="flex justify-center">
              <CopyAddress label={t('copy.link')} query={address} />
            </div>
          </div>
        </>
      )}
    </form>
  );
}
