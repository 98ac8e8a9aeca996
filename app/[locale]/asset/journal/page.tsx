// The journal of one's trades.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { JournalPage } from '#features/assets/journal/journal-page.tsx';
import { isNarrowed, journalPath, journalScope, readJournalView } from '#features/assets/journal/journal-view.ts';
import { getJournalFigures } from '#lib/contract/calls/v1/assets/journal/figures.ts';
import { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { getSymbols } from '#lib/contract/calls/v1/mix/symbol/getSymbolList.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireUser } from '../../../access/require-user.ts';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('portfolio'))('journal.title'), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  await requireUser();
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const view = readJournalView(new URLSearchParams(query));
  const client = await exchange();
  const all = await client.call(getJournalFigures, {});
  // A contract or a tag that the reader has nothing of narrows to nothing, and is no fault.
  const isKnown = view.symbolId === '' || all.markets.some(({ symbolId }) => symbolId === view.symbolId);
  const scope = journalScope(view);
  const lines = [...new Set(all.markets.map(({ businessLine }) => businessLine))];
  const none = { list: [], nextId: null };
  const [figures, { list, nextId }, ...markets] = await Promise.all([
    isNarrowed(view) && isKnown ? client.call(getJournalFigures, scope) : all,
    isKnown ? client.call(getTradeJournal, { ...scope, pageSize: 20, ...(view.before === '' ? {} : { idLessThan: view.before }) }) : none,
    ...lines.map((businessLine) => client.call(getSymbols, { businessLine })),
  ]);
  return (
    <PageMessages namespaces={['portfolio', 'terminal']}>
      <JournalPage
        view={view}
        trades={list}
        nextId={nextId}
        figures={figures}
        all={all}
        traded={markets.flatMap(({ symbols }) => symbols)}
        action={localisedPath(await getLocale(), journalPath)}
        desk="/futures/usdt/BTCUSDT"
      />
    </PageMessages>
  );
}
