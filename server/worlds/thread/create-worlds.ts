// The worlds from the rest of the house: requests to their thread, which is started again where it has died.
import { Worker } from 'node:worker_threads';

import { FileAnswer } from '#server/answers/lists/file-answer.ts';
import { errorRefusal } from '#server/answers/refusal/error-refusal.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { SharedRooms } from '#server/answers/rooms.ts';
import { refusal } from '#server/channels/follower.ts';
import type { WorldLine, ChannelEvent } from '#server/channels/worlds/world-line.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { threadMemory } from '#server/monitoring/thread-memory.ts';
import { type Worlds, type WorldState, WorldUnavailable } from '../worlds.ts';
import { newTurnMemory, readTurn, turnNumber } from './turn-of.ts';
import type {
  FromWorlds,
  HouseAnswer,
  HouseRequest,
  ToWorlds,
  WorldAnswer,
  WorldRequest,
  WorldsData,
  WorldsThreadData,
} from './worlds-protocol.ts';

type Options = WorldsData & {
  readonly settings: Pick<SharedRooms['settings'], 'of'>;
  /** True if the time of a world goes on while nobody looks. */
  readonly runsOn: (worldId: string) => Promise<boolean>;
  /** The thread is looked at so often, and ends with a turn that is the same one at so many looks. Two minutes when left out. */
  readonly watch?: Watch;
  readonly log: { info(text: string): void; warn(text: string): void; error(text: string): void };
};

export type OpenWorlds = Worlds & {
  /** The sockets of its channels are at this end. */
  readonly line: WorldLine;
  /** Worlds that are awake, and the bytes of their thread; 0: it is not there. */
  load(): Promise<{ readonly awake: number; readonly memory: number }>;
  close(): Promise<void>;
};

type Watch = { readonly everyMs: number; readonly looks: number };
/** The longest step of a world with all markets takes a part of this. */
const longestTurn: Watch = { everyMs: 5000, looks: 24 };

/** A world that has taken the thread with it so often is not opened again. */
const mostDeaths = 2;

type Waiting = { resolve(answer: unknown): void; reject(error: WorldUnavailable): void };

/**
 * A heap beyond this ends the thread: worlds fall asleep, and nothing else has noticed. A small nursery makes it tidy up while it reads its
 * code, which it would keep twice the space for otherwise.
 */
const largestHeap = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 };

async function* given(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

function settle({ resolve, reject }: Waiting, answer: WorldAnswer): void {
  if ('problem' in answer) return reject(new WorldUnavailable(answer.problem, answer.reason));
  if ('refused' in answer) return resolve(new Refusal(answer.refused, answer.params));
  if ('file' in answer) return resolve(new FileAnswer(answer.file.name, answer.file.mediaType, given(answer.file.chunks)));
  resolve(answer.answer);
}

/** The thread as long as it lives. */
class WorldsThread {
  readonly #turns = newTurnMemory();
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(
    data: WorldsData,
    { everyMs, looks }: Watch,
    onMessage: (message: Exclude<FromWorlds, { type: 'answer' }>) => void,
    onEnd: (reason: string, turnOf: string | null) => void,
  ) {
    this.#worker = new Worker(new URL('../../worlds-worker.ts', import.meta.url), {
      workerData: { ...data, turns: this.#turns } satisfies WorldsThreadData,
      resourceLimits: largestHeap,
    });
    this.#worker.on('message', (message: FromWorlds) => {
      if (message.type !== 'answer') return onMessage(message);
      const asked = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (asked !== undefined) settle(asked, message.answer);
    });
    let reason = 'the thread of worlds has ended';
    this.#worker.on('error', (error) => {
      reason = errorText(error);
    });
    let [turn, same] = [0, 0];
    const watching = setInterval(() => {
      const now = turnNumber(this.#turns);
      same = now === turn && readTurn(this.#turns) !== null ? same + 1 : 0;
      turn = now;
      if (same < looks) return;
      reason = 'a turn had no end';
      void this.#worker.terminate();
    }, everyMs).unref();
    this.#worker.on('exit', () => {
      clearInterval(watching);
      for (const { reject } of this.#waiting.values()) reject(new WorldUnavailable('worldsAway', reason));
      this.#waiting.clear();
      onEnd(reason, readTurn(this.#turns));
    });
  }

  ask(request: WorldRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      this.post({ type: 'request', id: this.#lastId, request });
    });
  }

  memory(): Promise<number> {
    return threadMemory(this.#worker);
  }

  post(message: ToWorlds): void {
    this.#worker.postMessage(message);
  }
}

export function createWorlds({ settings, runsOn, log, watch = longestTurn, ...data }: Options): OpenWorlds {
  const states = new Map<string, WorldState>();
  /** The deaths of the thread in the turn of a world. */
  const deaths = new Map<string, number>();
  const listeners = new Set<(events: readonly ChannelEvent[]) => void>();
  const say = (events: readonly ChannelEvent[]): void => listeners.forEach((listener) => listener(events));
  let thread: WorldsThread | null = null;
  let isClosed = false;

  const houseAnswer = async (request: HouseRequest): Promise<HouseAnswer> =>
    request.type === 'settings' ? { settings: await settings.of(request.userId) } : { runsOn: await runsOn(request.worldId) };

  const start = (): WorldsThread => {
    const started: WorldsThread = new WorldsThread(
      data,
      watch,
      (message) => {
        if (message.type === 'channel-events') say(message.events);
        else if (message.type === 'log') log[message.level](message.text);
        else if (message.type === 'house-request')
          void houseAnswer(message.request).then(
            (answer) => started.post({ type: 'house-answer', id: message.id, answer }),
            () => started.post({ type: 'house-answer', id: message.id, answer: null }),
          );
        else if (message.state === null) states.delete(message.worldId);
        else states.set(message.worldId, message.state);
      },
      (reason, turnOf) => {
        if (thread === started) thread = null;
        if (turnOf !== null) deaths.set(turnOf, (deaths.get(turnOf) ?? 0) + 1);
        states.clear();
        say([{ type: 'closed-world', worldId: null }]);
        if (!isClosed) log.error(`${reason}${turnOf === null ? '' : ` with the world ${turnOf}`}: all worlds are asleep`);
      },
    );
    return started;
  };

  /** Null: the thread may be asked for it. */
  const damageOf = (worldId: string): WorldUnavailable | null =>
    (deaths.get(worldId) ?? 0) < mostDeaths
      ? null
      : new WorldUnavailable('worldDamaged', `the thread of worlds has died with ${worldId} more than once`);

  const ask = async (request: WorldRequest): Promise<unknown> => {
    if (isClosed) throw new WorldUnavailable('worldsAway', 'the house is closing');
    if (request.type === 'start-anew') deaths.delete(request.worldId);
    const damage = request.type === 'close' || request.type === 'remove' ? null : damageOf(request.worldId);
    if (damage !== null) throw damage;
    thread ??= start();
    return thread.ask(request);
  };
  const stateOrRefusal = async (request: WorldRequest): Promise<WorldState | Refusal> => {
    const answer = await ask(request);
    if (answer instanceof Refusal || isState(answer)) return answer;
    throw new WorldUnavailable('worldsAway', 'the thread of worlds answered something else');
  };
  /** The thread answers such a request with the state of the world. */
  const stateOf = async (request: WorldRequest): Promise<WorldState> => {
    const answer = await stateOrRefusal(request);
    if (answer instanceof Refusal) throw new WorldUnavailable('worldsAway', 'the thread of worlds answered something else');
    return answer;
  };

  return {
    create: (worldId, genesis, tape) => stateOrRefusal({ type: 'create', worldId, genesis, ...(tape === undefined ? {} : { tape }) }),
    state: (worldId) => stateOf({ type: 'state', worldId }),
    stateIfAwake: (worldId) => states.get(worldId) ?? null,
    tell: (worldId, order) => stateOrRefusal({ type: 'tell', worldId, order }),
    go: (worldId, pace) => stateOf({ type: 'go', worldId, pace }),
    goOn: async (worldId) => {
      const answer = await ask({ type: 'go-on', worldId });
      return isState(answer) ? answer : null;
    },
    startAnew: (worldId) => stateOf({ type: 'start-anew', worldId }),
    letSleep: async (worldId) => (await ask({ type: 'let-sleep', worldId })) === true,
    remove: async (worldId) => void (await ask({ type: 'remove', worldId })),
    line: {
      send: (request) => {
        if (isClosed || (thread === null && request.type === 'gone')) return;
        const damage = damageOf(request.worldId);
        if (damage !== null && request.type === 'subscribe') {
          const { key, params } = errorRefusal(damage, { warn: (_, text) => log.warn(text), error: (_, text) => log.error(text) });
          return say([{ type: 'answer', socketId: request.socketId, askId: request.askId, answer: refusal(key, params) }]);
        }
        thread ??= start();
        thread.post({ type: 'socket-request', request });
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    ask: (worldId, asked) => ask({ type: 'ask', worldId, asked }),
    load: async () => ({ awake: states.size, memory: thread === null ? 0 : await thread.memory() }),
    warm: () => {
      thread ??= start();
    },
    close: async () => {
      if (isClosed) return;
      const open = thread;
      isClosed = true;
      await open?.ask({ type: 'close' }).catch(() => undefined);
    },
  };
}

const isState = (answer: unknown): answer is WorldState =>
  typeof answer === 'object' && answer !== null && 'genesis' in answer && 'hash' in answer;
