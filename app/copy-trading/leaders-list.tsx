// The page of a ranking of leaders, of spot or of futures, rendered with its first rows.
import 'server-only';

import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { copyPath } from '#features/copy-trading/copy-trading-paths.ts';
import { LeadersPage } from '#features/copy-trading/ranking/leaders-page.tsx';
import { leadersPageSize, readLeadersView } from '#features/copy-trading/ranking/leaders-view.ts';
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { ownWorld, publicExchange, worldOfPage } from '../exchange/exchange.ts';
import { withKnownMarket } from '../exchange/with-known-market.ts';
import { publicPage } from '../metadata/public-page.ts';
import { UnansweredPage } from '../frame/unanswered-page.tsx';
import { WorldLeaders } from './world-leaders.tsx';

export type LeadersListProps = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function leadersMetadata(line: LeaderLine): Promise<Metadata> {
  if ((await ownWorld()) !== null) return { title: (await getTranslations('leaderRecords'))(`title.${line}`) };
  const t = await getTranslations('leaderRecords.meta');
  const words = { title: t(`${line}.title`), description: t(`${line}.description`) };
  return { ...words, ...(await publicPage({ path: copyPath[line], ...words })) };
}

export async function LeadersList({ line, searchParams }: LeadersListProps & { readonly line: LeaderLine }) {
  if ((await ownWorld()) !== null) return <WorldLeaders line={line} />;
  const query = Object.entries(await searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  const client = publicExchange(await worldOfPage());
  const shown = await withKnownMarket(readLeadersView(new URLSearchParams(query)), (view) => {
    const asked = { line, windowDays: view.days } as const;
    return Promise.all([
      client.call(getRankedLeaders, {
        ...asked,
        sort: view.sort,
        state: view.state,
        ...(view.name === '' ? {} : { name: view.name }),
        ...(view.market === '' ? {} : { symbolId: view.market }),
        pageNo: view.page,
        pageSize: leadersPageSize,
      }),
      ...view.compare.map((leaderId) => client.call(getRankedLeaders, { ...asked, name: leaderId })),
    ]);
  });
  if (shown === null) return <UnansweredPage />;
  const { view } = shown;
  const [ranked, ...found] = shown.loaded;
  // A number may stand in the name of somebody else.
  const compared = found.flatMap(({ list }, place) => list.filter(({ leaderId }) => leaderId === view.compare[place]));
  return (
    <LeadersPage
      line={line}
      view={view}
      ranked={ranked}
      compared={compared}
      nowMs={Date.now()}
      columns={(await cookies()).get('columns')?.value}
    />
  );
}
