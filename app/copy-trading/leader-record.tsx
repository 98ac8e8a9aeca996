// The page of a leader, rendered with all that its figures are made of.
import 'server-only';

import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';

import { FollowButton } from '#features/bots/kinds/copy/follow/follow-button.tsx';
import { followedLeaderOf } from '#features/bots/kinds/copy/follow/followed-leader.ts';
import { copyPath } from '#features/copy-trading/copy-trading-paths.ts';
import { LeaderPage } from '#features/copy-trading/leader/leader-page.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import { ownWorld, publicExchange, worldOfPage } from '../exchange/exchange.ts';
import { publicPage } from '../metadata/public-page.ts';
import { RecordStructuredData } from '../metadata/record-structured-data.tsx';
import { leaderThing } from '../metadata/structured-things.ts';
import { UnansweredPage } from '../frame/unanswered-page.tsx';
import { WorldLeader } from './world-leader.tsx';

export type LeaderProps = { readonly params: Promise<{ leaderId: string }> };
type Asked = LeaderProps & { readonly line: LeaderLine };

/** Null: the account never led the line. */
const loadLeader = cache(async (line: LeaderLine, leaderId: string) => {
  if (!/^[1-9]\d{0,15}$/.test(leaderId)) return null;
  try {
    return await publicExchange(await worldOfPage()).call(getLeaderRecord, { line, leaderId });
  } catch (error) {
    return error instanceof ApiError && error.key === 'neverLed' ? null : 'unreachable';
  }
});

export async function leaderMetadata({ line, params }: Asked): Promise<Metadata> {
  const { leaderId } = await params;
  if ((await ownWorld()) !== null) return { title: (await getTranslations('leaderRecords'))('leaderName', { number: leaderId }) };
  const loaded = await loadLeader(line, leaderId);
  if (loaded === null || loaded === 'unreachable') return { robots: { index: false } };
  const t = await getTranslations('leaderRecords');
  const words = {
    title: t('meta.leader.title', { name: loaded.leader.profile?.name ?? t('leaderName', { number: leaderId }), line: t(`title.${line}`) }),
    description: t('meta.leader.description'),
  };
  return { ...words, ...(await publicPage({ path: leaderPath({ line, leaderId }), ...words })) };
}

export async function LeaderRecord({ line, params }: Asked) {
  const { leaderId } = await params;
  if ((await ownWorld()) !== null) return <WorldLeader line={line} leaderId={leaderId} />;
  const loaded = await loadLeader(line, leaderId);
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const { leader } = loaded;
  const follow = leader.endTimeMs === null ? <FollowButton leader={followedLeaderOf(loaded)} back={leaderPath(leader)} /> : null;
  const t = await getTranslations('leaderRecords');
  const { startTimeMs, houseRule, profile } = leader;
  return (
    <>
      <RecordStructuredData
        name={profile?.name ?? t('leaderName', { number: leader.leaderId })}
        path={leaderPath(leader)}
        list={{ name: t(`title.${line}`), path: copyPath[line] }}
        about={(page) => leaderThing({ ...page, startTimeMs, isHouse: houseRule !== null, words: profile?.words ?? '' })}
      />
      <LeaderPage record={loaded} columns={(await cookies()).get('columns')?.value} follow={follow} />
    </>
  );
}
