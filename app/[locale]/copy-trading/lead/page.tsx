// The page of leading: public, and for a user with what he leads.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { LeadPage } from '#features/copy-trading/lead/lead-page.tsx';
import { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { deskOfSymbol } from '#lib/session/layout/panel-window.ts';
import { currentUser, exchange, ownWorld, worldOfPage } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { publicPage } from '../../../metadata/public-page.ts';

/** The first desk of a line in a world. */
function deskIn(symbols: readonly string[], line: LeaderLine): string | undefined {
  const symbol = symbols.find((one) => one.includes('_') === (line === 'futures'));
  return symbol === undefined ? undefined : deskOfSymbol(symbol);
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leading');
  const words = { title: t('title'), description: t('description') };
  return { ...words, ...(await publicPage({ path: '/copy-trading/lead', ...words })) };
}

export default async function Page() {
  const isDemo = (await worldOfPage()) === TradingMode.paper;
  const own = (await currentUser()) === null ? null : await (await exchange()).call(getOwnLeading, {});
  const world = await ownWorld();
  const [first = ''] = world?.run.symbols ?? [];
  const terminals =
    world === null
      ? { spot: '/trade-spot/BTCUSDT', futures: `/trader-futures/usdt/${isDemo ? 'SBTCSUSDT' : 'BTCUSDT'}` }
      : {
          spot: deskIn(world.run.symbols, 'spot') ?? deskOfSymbol(first),
          futures: deskIn(world.run.symbols, 'futures') ?? deskOfSymbol(first),
        };
  return (
    <PageMessages namespaces={['leading']}>
      <LeadPage initial={own} isDemo={isDemo} terminals={terminals} />
    </PageMessages>
  );
}
