// For tests: a clock that is moved by hand, and a socket whose other end the test plays.
import type { ChannelMessage, Subscription } from '#lib/contract/channels/protocol.ts';
import type { Clock } from './clock.ts';
import type { SocketFactory, SocketHandlers } from './hub-socket.ts';

export type FakeClock = Clock & {
  /** Moves time on, doing what falls due on the way. */
  pass(durationMs: number): void;
  draw(): void;
  readonly framesWaiting: number;
};

export function fakeClock(): FakeClock {
  let nowMs = 1_000_000;
  let due: { atMs: number; action: () => void }[] = [];
  let frames: (() => void)[] = [];
  return {
    now: () => nowMs,
    after: (delayMs, action) => {
      const timer = { atMs: nowMs + delayMs, action };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    frame: (action) => void frames.push(action),
    pass: (durationMs) => {
      const endMs = nowMs + durationMs;
      for (;;) {
        const next = due.filter((timer) => timer.atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (next === undefined) break;
        due = due.filter((timer) => timer !== next);
        nowMs = next.atMs;
        next.action();
      }
      nowMs = endMs;
    },
    draw: () => {
      const actions = frames;
      frames = [];
      for (const action of actions) action();
    },
    get framesWaiting() {
      return frames.length;
    },
  };
}

type Asked = { readonly event: 'subscribe' | 'unsubscribe'; readonly subscription: Subscription };

export type FakeSocket = {
  readonly factory: SocketFactory;
  readonly asked: Asked[];
  /** The answer of the other end. */
  answer: (asked: Asked) => unknown;
  connections: number;
  opened(): SocketHandlers;
  deliver(message: ChannelMessage): void;
};

/** Connects when told to with `opened().connected()`. */
export function fakeSocket(): FakeSocket {
  let handlers: SocketHandlers | null = null;
  const opened = (): SocketHandlers => {
    if (handlers === null) throw new Error('nobody has opened the socket');
    return handlers;
  };
  const fake: FakeSocket = {
    asked: [],
    answer: () => ({ ok: true }),
    connections: 0,
    opened,
    deliver: (message) => opened().message(message),
    factory: (_url, given) => {
      handlers = given;
      return {
        connect: () => {
          fake.connections += 1;
        },
        disconnect: () => given.disconnected(false),
        ask: (event, subscription) => {
          const asked = { event, subscription };
          fake.asked.push(asked);
          return Promise.resolve(fake.answer(asked));
        },
      };
    },
  };
  return fake;
}

/** Lets promises that are already settled be heard. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
