// The funded-trader programme: its rules for everybody, and a user's own part in it.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { ProgrammeDesk } from '#features/trader-pro/programme-desk.tsx';
import { RuleTable } from '#features/trader-pro/rule-table.tsx';
import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { accessPath } from '#lib/contract/accounts/access-path.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import type { ProgrammeState } from '#lib/contract/trader-pro/attempt.ts';
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { currentUser, exchange } from '../../exchange/exchange.ts';
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

/** Null: the exchange does not answer; the rules stand there all the same, and the browser asks again. */
async function loadState(): Promise<ProgrammeState | null> {
  try {
    return await (await exchange()).call(getTraderProState, {});
  } catch {
    return null;
  }
}

export default async function Page() {
  const [t, locale, user] = [await getTranslations('traderPro'), await getLocale(), await currentUser()];
  const balance = balanceText(locale);
  return (
    <PageMessages namespaces={['traderPro']}>
      <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-6 px-4 py-6 md:py-8">
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-2">
            <h1 className="page-title">{t('title')}</h1>
            <HelpHint to="traderPro" />
          </div>
          <p className="text-sm text-secondary">{t('description', { balance, days: programmeRules.days })}</p>
        </div>
        {user === null ? (
          <PageLink href={accessPath('login', { from: path })} className={`${buttonClasses('primary', 'medium')} self-start max-md:h-11`}>
            {t('logIn')}
          </PageLink>
        ) : (
          <ProgrammeDesk initial={await loadState()} />
        )}
        <RuleTable balance={balance} />
      </div>
    </PageMessages>
  );
}
