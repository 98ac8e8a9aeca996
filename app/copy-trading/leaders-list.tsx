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
import { publicExchange, worldOfPage } from '../exchange/exchange.ts';
import { publicPage } from '../metadata/public-page.ts';
import { UnansweredPage } from '../frame/unanswered-page.tsx';

export type LeadersListProps = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function leadersMetadata(line: LeaderLine): Promise<Metadata> {
  const t = await getTranslations('leaderRecords.meta');
  const words = { title: t(`${line}.title`), description: t(`${line}.description`) };
  return { ...words, ...(await publicPage({ path: copyPath[line], ...words })) };
}

export async function LeadersList({ line, searchParams }: LeadersListProps & { readonly line: LeaderLine }) {
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const view = readLeadersView(new URLSearchParams(query));
  const ranked = await publicExchange(await worldOfPage())
    .call(getRankedLeaders, {
      line,
      windowDays: view.days,
      sort: view.sort,
      state: view.state,
      ...(view.name === '' ? {} : { name: view.name }),
      pageNo: view.page,
      pageSize: leadersPageSize,
    })
    .catch(() => null);
  if (ranked === null) return <UnansweredPage />;
  return <LeadersPage line={line} view={view} ranked={ranked} columns={(await cookies()).get('columns')?.value} />;
}
