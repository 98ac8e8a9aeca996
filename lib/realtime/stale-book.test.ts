// Ten thousand messages lost, doubled, swapped or late, in one go: the book on the screen is never crossed, and never older than two seconds.
import { expect, test } from 'vitest';

import { depthChecksum, type DepthBook } from '#lib/contract/channels/depth.ts';
import type { ChannelMessage } from '#lib/contract/channels/protocol.ts';
import type { DepthLevel } from '#lib/contract/market.ts';
import { searchSize } from '#tests/thorough.ts';
import { createHub } from './hub.ts';
import { fakeClock, fakeSocket, settle } from './fake-line.ts';

const injected = searchSize({ quick: 2_000, thorough: 10_000 });
const everyMs = 50;
const longestStaleMs = 2000;

/** mulberry32: the same numbers from the same seed on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Its middle wanders, so that an update out of its turn would cross the book. */
function exchangeOf(random: () => number, now: () => number) {
  let middle = 1000;
  let sequence = 1;
  const levelsAround = (): DepthBook => {
    const side = (step: 1 | -1): DepthLevel[] =>
      Array.from({ length: 8 }, (_, rank) => [String(middle + step * (rank + 1)), String(1 + Math.floor(random() * 9))]);
    return { bids: side(-1), asks: side(1) };
  };
  let book = levelsAround();
  /** The time at which each state was overtaken by the next one. */
  const overtakenMs = new Map<number, number>();
  const message = (kind: 'snapshot' | 'update', data: DepthBook): ChannelMessage => ({
    channel: 'depth',
    key: 'BTCUSDT',
    kind,
    sequence,
    timeMs: now(),
    data: { ...data, checksum: depthChecksum(book) },
  });
  const changes = (before: readonly DepthLevel[], after: readonly DepthLevel[]): DepthLevel[] => {
    const prices = new Set(after.map(([price]) => price));
    return [...before.filter(([price]) => !prices.has(price)).map(([price]): DepthLevel => [price, '0']), ...after];
  };
  return {
    overtakenMs,
    current: () => sequence,
    snapshot: () => message('snapshot', book),
    next: (): ChannelMessage => {
      const before = book;
      middle += Math.floor(random() * 7) - 3;
      book = levelsAround();
      overtakenMs.set(sequence, now());
      sequence += 1;
      return message('update', { bids: changes(before.bids, book.bids), asks: changes(before.asks, book.asks) });
    },
  };
}

test.each([1, 2, 3])('seed %i, one message in five', async (seed) => {
  const random = seeded(seed);
  const clock = fakeClock();
  const exchange = exchangeOf(random, clock.now);
  const socket = fakeSocket();
  const hub = createHub({ url: '', io: socket.factory, clock });
  const store = hub.channel('depth', 'BTCUSDT');
  let faults = 0;
  let held: ChannelMessage | null = null;
  const counts = { lost: 0, doubled: 0, swapped: 0, late: 0 };
  const transmit = (message: ChannelMessage): void => {
    const behind = held;
    held = null;
    const fault =
      faults < injected && random() < 0.2 ? (['lost', 'doubled', 'swapped', 'late'] as const)[Math.floor(random() * 4)] : undefined;
    if (fault !== undefined) {
      faults += 1;
      counts[fault] += 1;
    }
    if (fault === 'swapped') held = message;
    else if (fault === 'late') clock.after(50 + random() * 1500, () => socket.deliver(message));
    else if (fault !== 'lost') socket.deliver(message);
    if (fault === 'doubled') socket.deliver(message);
    if (behind !== null) socket.deliver(behind);
  };
  // A question takes its time there and back; the snapshot comes before the answer and suffers like everything else.
  socket.answer = () =>
    new Promise((resolve) => {
      clock.after(40, () => {
        transmit(exchange.snapshot());
        resolve({ ok: true });
      });
    });
  store.subscribe(() => undefined);
  socket.opened().connected();
  clock.pass(100);
  await settle();
  clock.draw();
  let worstMs = 0;
  let crossed = 0;
  for (let connections = socket.connections; faults < injected;) {
    transmit(exchange.next());
    clock.pass(everyMs);
    await settle();
    if (socket.connections > connections) {
      connections = socket.connections;
      socket.opened().connected();
    }
    clock.draw();
    const { data, sequence } = store.getSnapshot();
    if (data === null) continue;
    if (Number(data.bids[0]?.[0]) >= Number(data.asks[0]?.[0])) crossed += 1;
    worstMs = Math.max(worstMs, clock.now() - (exchange.overtakenMs.get(sequence) ?? clock.now()));
  }
  expect(counts.lost + counts.doubled + counts.swapped + counts.late).toBe(injected);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(injected / 5);
  expect(crossed).toBe(0);
  expect(worstMs).toBeLessThanOrEqual(longestStaleMs);
});
