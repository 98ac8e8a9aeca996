'use client';
// In the place of a chart: a message for the market that is chosen, ready to copy, and the last alerts of the reader's signal bots.
import { useTranslations } from 'next-intl';

import { latePlace } from '#components/ui/late/late-part.tsx';
import { useUser } from '#lib/session/user.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';
import { useCreateBot } from '#features/bots/create/state/create-context.ts';
import { alertTemplate, templateNames } from '../page/alert-templates.ts';
import { CopyLine } from '../page/copy-line.tsx';
import { useSignalForm } from '../signal-context.ts';

const RecentAlerts = latePlace(async () => (await import('./recent-alerts.tsx')).RecentAlerts);

/** The token is made when the bot starts. */
const noToken = '…';

export function AlertGuide() {
  const t = useTranslations('bots.signal');
  const { market } = useCreateBot();
  const { draft } = useSignalForm();
  const [symbolId = market.symbolId] = draft.symbols;
  const instrument = nameOfMarket(symbolId, undefined);
  const user = useUser();
  return (
    <>
      <section aria-labelledby="alert-guide" className="flex flex-col gap-3 p-3">
        <h2 id="alert-guide" className="text-sm font-semibold">
          {t('guideTitle')}
        </h2>
        <p className="max-w-prose text-xs text-secondary">{t('guide')}</p>
        <div className="grid gap-3 lg:grid-cols-2">
          {templateNames.map((name) => (
            <CopyLine key={name} name={t(`template.${name}`)} text={alertTemplate(name, instrument, noToken)} />
          ))}
        </div>
      </section>
      {user === null ? null : (
        <section aria-labelledby="recent-alerts" className="flex flex-col border-t border-subtle noscript:hidden">
          <h2 id="recent-alerts" className="px-3 pt-3 text-sm font-semibold">
            {t('recent')}
          </h2>
          <div className="flex h-44 flex-col overflow-y-auto p-3">
            <RecentAlerts />
          </div>
        </section>
      )}
    </>
  );
}
