// A world as its panel shows it: asked for again while its time goes on, and shown at once as commands answer it.
import { createContext, use, useMemo } from 'react';

import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import type { CallDefinition, ResponseOf } from '#lib/contract/call.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import type { worldRun, WorldRow, WorldRun } from '#lib/contract/worlds/world.ts';
import type * as z from 'zod/mini';

export type WorldDetail = ResponseOf<typeof getWorld>;

const whileFastestMs = 1000;
const whileRunningMs = 3000;
const whilePausedMs = 15_000;

function lookAgainMs(known: WorldDetail | undefined): number {
  const speed = known?.run?.speed ?? 0;
  if (speed === 'fastest') return whileFastestMs;
  return speed === 0 ? whilePausedMs : whileRunningMs;
}

type PanelState = {
  readonly detail: WorldDetail;
  /** The moment of this device at which it was answered. */
  readonly toldAtMs: number;
  readonly showRun: (run: WorldRun) => void;
  readonly showWorld: (world: WorldRow) => void;
  /** Asks again. */
  readonly look: () => void;
};

export function useWorldState(worldId: string, initial: WorldDetail): PanelState {
  const { put, again } = useAnswers();
  const { data = initial, dataUpdatedAt } = useCall(getWorld, { worldId }, { initial, everyMs: lookAgainMs });
  return useMemo(() => {
    const change = (changed: (known: WorldDetail) => WorldDetail): void =>
      put(getWorld, { worldId }, (known) => (known === undefined ? undefined : changed(known)));
    return {
      detail: data,
      toldAtMs: dataUpdatedAt,
      showRun: (run) => {
        const { timeMs, gridMs, speed, untilMs, bytes } = run;
        change((known) => ({ ...known, run, problem: null, world: { ...known.world, bytes, clock: { timeMs, gridMs, speed, untilMs } } }));
      },
      showWorld: (world) => change((known) => ({ ...known, world })),
      look: () => void again(getWorld, getWorlds).catch(() => undefined),
    };
  }, [data, dataUpdatedAt, put, again, worldId]);
}

const PanelContext = createContext<PanelState | null>(null);
export const PanelProvider = PanelContext.Provider;

export function usePanel(): PanelState {
  const panel = use(PanelContext);
  if (panel === null) throw new Error('no world around this component');
  return panel;
}

type Telling = {
  readonly pending: boolean;
  readonly problem: string | null;
  readonly fail: (text: string) => void;
  /** A command that answers with the run. `said`: the words of a toast. */
  readonly tell: <Request extends z.core.$ZodType>(
    call: CallDefinition<Request, typeof worldRun>,
    request: z.input<Request>,
    said?: string,
  ) => Promise<boolean>;
};

/** The commands of one part of the panel: busy meanwhile, and why not when one was refused. */
export function useTelling(): Telling {
  const api = useApi();
  const { showRun } = usePanel();
  const { pending, problem, fail, run } = useWork();
  return {
    pending,
    problem,
    fail,
    tell: async (call, request, said) => {
      const refused = await run(async () => showRun(await api.call(call, request)));
      if (refused === null && said !== undefined) showToast('done', said);
      return refused === null;
    },
  };
}
