// The clock of the page's world: as the page was drawn with it, as its channel tells it, and as it is after one's own command.
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import type { CallDefinition } from '#lib/contract/call.ts';
import type { worldRun, WorldRun } from '#lib/contract/worlds/world.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { tellWorldTime } from '#lib/clock/venue-now.ts';
import type * as z from 'zod/mini';

export type WorldClock = {
  readonly timeMs: number;
  readonly isRunning: boolean;
  /** The scenario that runs; null: none does. */
  readonly scenario: NonNullable<WorldRun['scenario']>['kind'] | null;
  readonly run: WorldRun;
  readonly pending: boolean;
  readonly problem: string | null;
  /** A command that answers with the run. What is refused stands in `problem`. */
  readonly tell: <Request extends z.core.$ZodType>(call: CallDefinition<Request, typeof worldRun>, request: z.input<Request>) => void;
};

export function useWorldClock(initial: WorldRun): WorldClock {
  const api = useApi();
  const work = useWork();
  const [run, setRun] = useState(initial);
  const told = useChannel(useHub(), 'source', '').data;
  const source = told?.mode === 'world' ? told : null;
  const timeMs = Math.max(run.timeMs, source?.clockMs ?? 0);
  useEffect(() => tellWorldTime(timeMs), [timeMs]);
  return {
    timeMs,
    scenario: (source === null ? run.scenario?.kind : source.scenarios?.[0]?.kind) ?? null,
    isRunning: source === null ? run.speed !== 0 : source.state === 'playing',
    run,
    pending: work.pending,
    problem: work.problem,
    tell: (call, request) => void work.run(async () => setRun(await api.call(call, request))),
  };
}
