// The reader's leaders, and whose orders each copy follows.
import { useMemo } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import type { ApiError } from '#lib/api/api-error.ts';
import { getMyLeaders } from '#lib/contract/calls/v1/trigger/strategy/copy/leaders.ts';
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';
import { useUser } from '#lib/session/user.ts';

export type MyLeaders = {
  /** Null until they are known. */
  readonly leaders: readonly MyLeader[] | null;
  readonly error: ApiError | null;
  /** Undefined until it is known. */
  readonly leaderOf: (strategyId: string) => MyLeader | undefined;
  readonly refetch: () => unknown;
};

/** Profits move with prices. */
const everyMs = 30_000;

export function useMyLeaders(): MyLeaders {
  const { data, error, refetch } = useCall(getMyLeaders, {}, { enabled: useUser() !== null, everyMs });
  const leaders = data?.list ?? null;
  const ofCopies = useMemo(
    () => new Map((leaders ?? []).flatMap((leader) => leader.copies.map(({ strategyId }) => [strategyId, leader] as const))),
    [leaders],
  );
  return { leaders, error, leaderOf: (strategyId) => ofCopies.get(strategyId), refetch };
}
