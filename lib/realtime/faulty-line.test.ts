// A line that loses, repeats, swaps and damages messages: whatever it does, a book that is called live is the exchange's own.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { depthChecksum, type DepthBook } from '#lib/contract/channels/depth.ts';
import type { ChannelMessage } from '#lib/contract/channels/protocol.ts';
import type { DepthLevel } from '#lib/contract/market.ts';
import { createHub } from './hub.ts';
import { fakeClock, fakeSocket, settle } from './fake-line.ts';

/** An exchange's book whose every state is remembered by its sequence. */
function exchangeBook() {
  const bids = new Map<number, number>([
    [99, 5],
    [98, 5],
  ]);
  const asks = new Map<number, number>([
    [101, 5],
    [102, 5],
  ]);
  let sequence = 1;
  const sorted = (side: Map<number, number>, better: number): DepthLevel[] =>
    [...side].sort(([a], [b]) => (a - b) * better).map(([price, quantity]) => [String(price), String(quantity)]);
  const book = (): DepthBook => ({ bids: sorted(bids, -1), asks: sorted(asks, 1) });
  const history = new Map<number, DepthBook>([[1, book()]]);
  const message = (kind: 'snapshot' | 'update', data: DepthBook): ChannelMessage => {
    return { channel: 'depth', key: 'BTCUSDT', kind, sequence, timeMs: 0, data: { ...data, checksum: depthChecksum(book()) } };
  };
  return {
    history,
    current: () => sequence,
    snapshot: () => message('snapshot', book()),
    /** Bids stand below 100, asks above. */
    change: (price: number, quantity: number): ChannelMessage => {
      const side = price < 100 ? bids : asks;
      if (quantity === 0) side.delete(price);
      else side.set(price, quantity);
      sequence += 1;
      history.set(sequence, book());
      const level: DepthLevel[] = [[String(price), String(quantity)]];
      return message('update', { bids: price < 100 ? level : [], asks: price < 100 ? [] : level });
    },
  };
}

const fault = fc.constantFrom('none', 'none', 'none', 'lose', 'repeat', 'swap', 'damage-level', 'damage-checksum', 'straggler');
const step = fc.record({
  price: fc.integer({ min: 90, max: 110 }).filter((price) => price !== 100),
  quantity: fc.integer({ min: 0, max: 3 }),
  fault,
});

const damaged = (message: ChannelMessage, book: DepthBook): ChannelMessage => ({
  ...message,
  data: { bids: [['90', '777']], asks: [], checksum: depthChecksum(book) },
});

test('never a wrong, old or crossed book, and right again by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const exchange = exchangeBook();
      const clock = fakeClock();
      const socket = fakeSocket();
      const hub = createHub({ url: '', io: socket.factory, clock });
      const store = hub.channel('depth', 'BTCUSDT');
      const check = (): void => {
        clock.draw();
        const { status, data, sequence } = store.getSnapshot();
        expect(data).toEqual(status === 'live' ? exchange.history.get(sequence) : data);
        expect(Number(data?.bids[0]?.[0] ?? 0)).toBeLessThan(Number(data?.asks[0]?.[0] ?? 1000));
      };
      const old: ChannelMessage[] = [];
      const send = (message: ChannelMessage): void => {
        old.push(message);
        socket.deliver(message);
        check();
      };
      socket.answer = () => {
        send(exchange.snapshot());
        return { ok: true };
      };
      store.subscribe(() => undefined);
      socket.opened().connected();
      let held: ChannelMessage | null = null;
      for (const { price, quantity, fault: kind } of steps) {
        const message = exchange.change(price, quantity);
        if (kind === 'swap' && held === null) {
          held = message;
          continue;
        }
        if (kind === 'damage-level') send(damaged(message, exchange.history.get(message.sequence) ?? { bids: [], asks: [] }));
        else if (kind === 'damage-checksum') send(damaged(message, { bids: [], asks: [] }));
        else if (kind !== 'lose') send(message);
        if (kind === 'repeat') send(message);
        if (kind === 'straggler' && old[0] !== undefined) send(old[0]);
        if (held !== null) send(held);
        held = null;
        await settle();
        clock.pass(100);
        check();
      }
      // The line is good from here on.
      for (let round = 0; round < 12; round += 1) {
        await settle();
        clock.pass(5000);
        if (socket.connections > 1) socket.opened().connected();
        send(exchange.change(95, 1 + (round % 2)));
      }
      clock.draw();
      expect(store.getSnapshot()).toMatchObject({ status: 'live', sequence: exchange.current() });
      expect(store.getSnapshot().data).toEqual(exchange.history.get(exchange.current()));
    }),
    { numRuns: 400 },
  );
});
