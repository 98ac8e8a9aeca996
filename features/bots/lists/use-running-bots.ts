// The reader's bots that run, or the copies of leaders, live: those that need their owner first, then the newest.
import { useMemo } from 'react';

import { botNeeds, type BotRow } from '#lib/contract/bots/bot.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
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

/** `listedAs`: the bots, or the copies of leaders, which are listed by themselves. */
export function useRunningBots(listedAs: 'bot' | 'copy' = 'bot'): RunningBots {
  const all = useChannel(useHub(), 'bots', useUser() === null ? null : '').data;
  return useMemo(() => {
    if (all === null) return { bots: null, endedMark: 0 };
    const rows = [...all.values()].filter(({ bot }) => termsKinds[bot.kind].listedAs === listedAs);
    const running = rows.filter(({ state }) => state !== BotState.stopped);
    const ended = rows.filter(({ state }) => state === BotState.stopped);
    return { bots: running.toSorted(byNeed), endedMark: Math.max(0, ...ended.map(({ endTimeMs }) => endTimeMs ?? 0)) };
  }, [all, listedAs]);
}
