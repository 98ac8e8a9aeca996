// A bot's own page, for its owner: what it does, what it has made, and why it did what it did.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';

import { BotPage } from '#features/bots/bot/bot-page.tsx';
import { BotPanels } from '#features/bots/bot/bot-panels.tsx';
import { BotSummary } from '#features/bots/bot/summary/bot-summary.tsx';
import { botKinds, kindOfType, marketAddress } from '#features/bots/kinds/bot-kinds.ts';
import { MarketPage } from '#features/terminal/market-page.tsx';
import { writeTerminal } from '#features/terminal/terminal-data.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { BotDetail } from '#lib/contract/bots/bot.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { requireUser } from '../../../../access/require-user.ts';
import { exchange } from '../../../../exchange/exchange.ts';
import { readInterval } from '../../../../exchange/market-answers.ts';
import { PageMessages } from '../../../../messages/page-messages.tsx';
import { contractFacts } from '../../contract-facts.tsx';
import { loadMarketOfBot } from '../../load-bot-market.ts';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

type Props = { readonly params: Promise<{ strategyId: string }>; readonly searchParams: Promise<{ interval?: string }> };

/** Null: the user has no such bot. */
const loadBot = cache(async (strategyId: string): Promise<BotDetail | null | 'unreachable'> => {
  if (!/^[1-9]\d{0,15}$/.test(strategyId)) return null;
  try {
    return await (await exchange()).call(getStrategy, { strategyId });
  } catch (error) {
    return error instanceof ApiError && error.key === 'unknownStrategy' ? null : 'unreachable';
  }
});

/** The chart begins with the candles that the bot looks at, so that its indicator is seen. */
const candlesOf = ({ strategyType, bot }: BotDetail): string | undefined => botKinds[kindOfType(strategyType)].factsOf(bot).candles;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('pages'))('ownBotTitle'), robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const { strategyId } = await params;
  await requireUser();
  const bot = await loadBot(strategyId);
  if (bot === null) notFound();
  if (bot === 'unreachable') return <UnansweredPage />;
  const loaded = await loadMarketOfBot(bot.symbolId, readInterval((await searchParams).interval ?? candlesOf(bot)));
  // A market that is listed no more has no chart; its bots have ended and stand in the list.
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const locale = await getLocale();
  const t = await getTranslations('bots');
  const { market } = loaded.data;
  return (
    <PageMessages namespaces={['botJournal', 'bots', 'chart', 'contracts', 'desk', 'futures', 'plaza', 'terminal']}>
      <BotPage key={strategyId} initial={bot} market={market}>
        <MarketPage
          text={writeTerminal(loaded.data)}
          locale={locale}
          facts={contractFacts(loaded, locale)}
          address={marketAddress(kindOfType(bot.strategyType))}
          names={{ page: t(`kind.${kindOfType(bot.strategyType)}.name`), chart: t('part.chart'), aside: t('part.bot') }}
          aside={<BotSummary />}
          first="aside"
          below={<BotPanels />}
        />
      </BotPage>
    </PageMessages>
  );
}
