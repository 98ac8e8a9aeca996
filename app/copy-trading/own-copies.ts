// The leaders whom a member copies, and what the copies have made, in short.
import 'server-only';

import { getTranslations } from 'next-intl/server';

import { byWorth, shownResults, type OwnResult } from '#features/home/member/own-results.tsx';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getMyLeaders } from '#lib/contract/calls/v1/trigger/strategy/copy/leaders.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';

export const myLeaders = async (client: ApiClient): Promise<readonly MyLeader[]> => (await client.call(getMyLeaders, {})).list;

/** Those with copies that run. */
export async function copyResults(leaders: readonly MyLeader[]): Promise<readonly OwnResult[]> {
  const t = await getTranslations('bots');
  return leaders
    .filter(({ copies }) => copies.some(({ isRunning }) => isRunning))
    .map((leader) => ({
      key: `${leader.line} ${leader.leaderId}`,
      href: leaderPath(leader),
      name: leader.profile?.name ?? t('follow.mine.leaderName', { number: leader.leaderId }),
      note: t(`follow.myLeaders.line.${leader.line}`),
      profit: leader.profit,
      worth: leader.worth,
      coin: leader.coin,
    }))
    .toSorted(byWorth)
    .slice(0, shownResults);
}
