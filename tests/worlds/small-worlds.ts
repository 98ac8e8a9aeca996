// The worlds of a house in this process, without a thread: none goes on or falls asleep by itself.
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { WorldRequest } from '#server/worlds/thread/worlds-protocol.ts';
import type { Worlds, WorldState, WorldUnavailable } from '#server/worlds/worlds.ts';
import { openDesk, stateOf } from './call-scripts.ts';

export type SmallWorlds = Worlds & {
  /** All of them fall asleep, as they do after five minutes without anybody. */
  sleep(): Promise<void>;
  /** Every answer from now on is this problem; null: as ever. */
  fail(problem: WorldUnavailable | null): void;
  /** The orders and paces that were asked for, in order. */
  readonly log: readonly string[];
  close(): Promise<void>;
};

/** `runsOn`: the worlds whose time goes on while nobody looks. */
export function createSmallWorlds(
  folder: string,
  runsOn: (worldId: string) => Promise<boolean> = () => Promise.resolve(false),
): SmallWorlds {
  const awake = new Map<string, WorldState>();
  const log: string[] = [];
  const tell = (worldId: string, state: WorldState | null) => (state === null ? awake.delete(worldId) : awake.set(worldId, state));
  const open = () => openDesk(folder, [], { tell, runsOn });
  let desk: ReturnType<typeof open> | null = null;
  let failing: WorldUnavailable | null = null;
  const handle = async (request: WorldRequest): Promise<unknown> => {
    if (failing !== null) throw failing;
    desk ??= open();
    return desk.handle(request);
  };
  const close = async (): Promise<void> => {
    await desk?.handle({ type: 'close' });
    desk = null;
  };
  return {
    log,
    sleep: close,
    warm: () => undefined,
    close,
    fail: (problem) => void (failing = problem),
    create: async (worldId, genesis, tape) => {
      const answer = await handle({ type: 'create', worldId, genesis, ...(tape === undefined ? {} : { tape }) });
      return answer instanceof Refusal ? answer : stateOf(answer);
    },
    state: async (worldId) => stateOf(await handle({ type: 'state', worldId })),
    stateIfAwake: (worldId) => awake.get(worldId) ?? null,
    tell: async (worldId, order) => {
      log.push(JSON.stringify(order));
      const answer = await handle({ type: 'tell', worldId, order });
      return answer instanceof Refusal ? answer : stateOf(answer);
    },
    go: async (worldId, pace) => {
      log.push(pace.pace === 'run' ? `run ${pace.speed} until ${pace.untilMs}` : `step ${pace.ms}`);
      return stateOf(await handle({ type: 'go', worldId, pace }));
    },
    goOn: async (worldId) => {
      const answer = await handle({ type: 'go-on', worldId });
      return answer === null ? null : stateOf(answer);
    },
    startAnew: async (worldId) => {
      // It is what brings a world back that is damaged or full.
      if (failing !== null && failing.problem !== 'worldsAway') failing = null;
      return stateOf(await handle({ type: 'start-anew', worldId }));
    },
    letSleep: async (worldId) => (await handle({ type: 'let-sleep', worldId })) === true,
    remove: async (worldId) => void (await handle({ type: 'remove', worldId })),
    ask: (worldId, asked) => handle({ type: 'ask', worldId, asked }),
  };
}
