// The reader's bots that run, live: those that need their owner first, then the newest.
import { useMemo } from 'react';

import { botNeeds, type BotRow } from '#lib/contract/bots/bot.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';

const urgency = ({ needsOwner }: BotRow): number => (needsOwner === null ? botNeeds.length : botNeeds.indexOf(needsOwner));

/** @internal */
export const byNeed = (one: BotRow, other: BotRow): number =>
  urgency(one) - urgency(other) || other.createTimeMs - one.createTimeMs || Number(other.strategyId) - Number(one.strategyId);

type RunningBots = {
  /** Null until they are known, and for a visitor. */
  readonly bots: readonly BotRow[] | null;
  /** Bots that have ended while somebody looks on: changes with each. */
  readonly endedMark: number;
};

export function useRunningBots(): RunningBots {
  const all = useChannel(useHub(), 'bots', useUser() === null ? null : '').data;
  return useMemo(() => {
    if (all === null) return { bots: null, endedMark: 0 };
    const rows = [...all.values()];
    const running = rows.filter(({ state }) => state !== BotState.stopped);
    const ended = rows.filter(({ state }) => state === BotState.stopped);
    return { bots: running.toSorted(byNeed), endedMark: Math.max(0, ...ended.map(({ endTimeMs }) => endTimeMs ?? 0)) };
  }, [all]);
}
