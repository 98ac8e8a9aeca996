// The funded-trader programme: its rules for everybody, and a user's own part in it.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { ProgrammeDesk, type ProgrammeStart } from '#features/trader-pro/programme-desk.tsx';
import { RuleTable } from '#features/trader-pro/rule-table.tsx';
import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { getTraderProHistory } from '#lib/contract/calls/v1/trigger/trader-pro/history.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { getTraderProUsers } from '#lib/contract/calls/v1/trigger/trader-pro/user-list.ts';
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { currentUser, exchange } from '../../exchange/exchange.ts';
import { wantedPage } from '../../access/require-user.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { publicPage } from '../../metadata/public-page.ts';

const path = '/trader-pro';
const balanceText = (locale: string): string => formatCoinAmount(String(programmeRules.startUsdt), 'USDT', locale);

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations('traderPro'), await getLocale()];
  const words = {
    title: t('metaTitle'),
    description: t('description', { balance: balanceText(locale), days: programmeRules.days }),
  };
  return { ...words, ...(await publicPage({ path, ...words })) };
}

/** The browser asks again for lists that did not come; the rules stand there all the same. */
async function loadStart(): Promise<ProgrammeStart> {
  const client = await exchange();
  const orNull = <Answer,>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);
  const [state, own, alerts, all] = await Promise.all([
    orNull(client.call(getTraderProState, {})),
    orNull(client.call(getTraderProHistory, {})),
    orNull(client.call(getTraderProAlerts, {})),
    orNull(client.call(getTraderProUsers, { pageNo: 1 })),
  ]);
  return { state, own, alerts, all };
}

export default async function Page() {
  const [t, locale, user] = [await getTranslations('traderPro'), await getLocale(), await currentUser()];
  const balance = balanceText(locale);
  return (
    <PageMessages namespaces={['traderPro']}>
      <div className="page-wide flex flex-1 flex-col gap-6 px-4 py-6 md:py-8">
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-2">
            <h1 className="page-title">{t('title')}</h1>
            <HelpHint to="traderPro" />
          </div>
          <p className="text-sm text-secondary">{t('description', { balance, days: programmeRules.days })}</p>
        </div>
        {user === null ? (
          <PageLink
            href={accessPath('login', { from: await wantedPage() })}
            className={`${buttonClasses('primary', 'medium')} self-start max-md:h-11`}
          >
            {t('logIn')}
          </PageLink>
        ) : (
          <ProgrammeDesk initial={await loadStart()} />
        )}
        <RuleTable balance={balance} />
      </div>
    </PageMessages>
  );
}
