// The page of leading: public, and for a user with what he leads.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { LeadPage } from '#features/copy-trading/lead/lead-page.tsx';
import { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { currentUser, exchange, worldOfPage } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { publicPage } from '../../../metadata/public-page.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leading');
  const words = { title: t('title'), description: t('description') };
  return { ...words, ...(await publicPage({ path: '/copy-trading/lead', ...words })) };
}

export default async function Page() {
  const isDemo = (await worldOfPage()) === TradingMode.paper;
  const own = (await currentUser()) === null ? null : await (await exchange()).call(getOwnLeading, {});
  const terminals = { spot: '/trade-spot/BTCUSDT', futures: `/trader-futures/usdt/${isDemo ? 'SBTCSUSDT' : 'BTCUSDT'}` };
  return (
    <PageMessages namespaces={['leading']}>
      <LeadPage initial={own} isDemo={isDemo} terminals={terminals} />
    </PageMessages>
  );
}
