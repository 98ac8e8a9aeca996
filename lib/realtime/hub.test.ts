// The hub against a socket whose other end the test plays.
import { describe, expect, test, vi } from 'vitest';

import { errorCodes } from '#lib/contract/errors.ts';
import { depthChecksum } from '#lib/contract/channels/depth.ts';
import type { ChannelMessage } from '#lib/contract/channels/protocol.ts';
import type { PublicTrade } from '#lib/contract/market.ts';
import { createHub } from './hub.ts';
import { fakeClock, fakeSocket, settle } from './fake-line.ts';

const trade = (tradeId: number): PublicTrade => ({
  tradeId: String(tradeId),
  symbol: 'BTCUSDT',
  price: '1',
  quantity: '1',
  takerSide: 'buy',
  timeMs: tradeId,
});

const message = (
  kind: 'snapshot' | 'update',
  sequence: number,
  data: unknown,
  channel: ChannelMessage['channel'] = 'trade',
): ChannelMessage => ({
  channel,
  key: channel === 'orders' || channel === 'account' ? '' : 'BTCUSDT',
  kind,
  sequence,
  timeMs: 5,
  data,
});

function setUp(onSessionEnded: () => void = () => undefined) {
  const clock = fakeClock();
  const socket = fakeSocket();
  const hub = createHub({ url: '', io: socket.factory, clock, onSessionEnded });
  return { clock, socket, hub, tape: hub.channel('trade', 'BTCUSDT') };
}

const ids = (trades: readonly PublicTrade[] | null): string[] => trades?.map((one) => one.tradeId) ?? [];

describe('counting', () => {
  test('nothing connects before somebody listens; two listeners are one subscription', () => {
    const { socket, tape } = setUp();
    expect(() => socket.opened()).toThrow('nobody has opened the socket');
    tape.subscribe(() => undefined);
    tape.subscribe(() => undefined);
    socket.opened().connected();
    expect(socket.asked).toEqual([{ event: 'subscribe', subscription: { channel: 'trade', key: 'BTCUSDT' } }]);
  });

  test('the last one to leave ends it after a moment; coming back in between does not', () => {
    const { clock, socket, tape } = setUp();
    const leave = tape.subscribe(() => undefined);
    socket.opened().connected();
    leave();
    clock.pass(500);
    const again = tape.subscribe(() => undefined);
    clock.pass(5000);
    expect(socket.asked.length).toBe(1);
    again();
    again();
    clock.pass(1000);
    expect(socket.asked.at(-1)).toEqual({ event: 'unsubscribe', subscription: { channel: 'trade', key: 'BTCUSDT' } });
  });

  test('the same store for the same key', () => {
    const { hub, tape } = setUp();
    expect(hub.channel('trade', 'BTCUSDT')).toBe(tape);
    expect(hub.channel('trade', 'ETHUSDT')).not.toBe(tape);
  });
});

describe('drawing', () => {
  test('at most once per frame, with everything that came', () => {
    const { clock, socket, tape } = setUp();
    const listener = vi.fn<() => void>();
    tape.subscribe(listener);
    socket.opened().connected();
    clock.draw();
    listener.mockClear();
    socket.deliver(message('snapshot', 1, [trade(1), trade(2)]));
    socket.deliver(message('update', 2, [trade(3)]));
    expect(tape.getSnapshot().data).toBe(null);
    clock.draw();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ids(tape.getSnapshot().data)).toEqual(['3', '2', '1']);
    expect(tape.getSnapshot()).toBe(tape.getSnapshot());
  });

  test('a hidden page is told nothing and catches up at once', () => {
    const { clock, socket, hub, tape } = setUp();
    const listener = vi.fn<() => void>();
    tape.subscribe(listener);
    socket.opened().connected();
    hub.setVisible(false);
    socket.deliver(message('snapshot', 1, [trade(1)]));
    socket.deliver(message('update', 2, [trade(2)]));
    clock.draw();
    expect(listener).not.toHaveBeenCalled();
    hub.setVisible(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ids(tape.getSnapshot().data)).toEqual(['2', '1']);
    socket.deliver(message('update', 3, [trade(3)]));
    clock.draw();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('what happens to one’s own orders is told to a hidden page all the same', () => {
    const { clock, socket, hub, tape } = setUp();
    const [ofTape, ofOrders] = [vi.fn<() => void>(), vi.fn<() => void>()];
    tape.subscribe(ofTape);
    hub.channel('orders', '').subscribe(ofOrders);
    socket.opened().connected();
    hub.setVisible(false);
    socket.deliver(message('snapshot', 1, [trade(1)]));
    socket.deliver(message('snapshot', 1, [], 'orders'));
    clock.pass(0);
    expect([ofTape.mock.calls.length, ofOrders.mock.calls.length]).toEqual([0, 1]);
    hub.setVisible(true);
    expect([ofTape.mock.calls.length, ofOrders.mock.calls.length]).toEqual([1, 1]);
  });

  test('a page begins with what the server rendered, and the snapshot takes over', () => {
    const { clock, socket, hub } = setUp();
    hub.seed('depth', 'BTCUSDT', { bids: [['1', '1']], asks: [['2', '1']] }, 40, 4);
    const book = hub.channel('depth', 'BTCUSDT');
    expect(book.getServerSnapshot()).toMatchObject({ status: 'waiting', data: { bids: [['1', '1']] }, sequence: 40 });
    hub.seed('depth', 'BTCUSDT', { bids: [['3', '1']], asks: [['2', '1']] }, 41, 4);
    book.subscribe(() => undefined);
    socket.opened().connected();
    const fresh = { bids: [['1.5', '1']], asks: [['2', '1']] } satisfies { bids: [string, string][]; asks: [string, string][] };
    socket.deliver(message('snapshot', 7, { ...fresh, checksum: depthChecksum(fresh) }, 'depth'));
    clock.draw();
    expect(book.getSnapshot()).toMatchObject({ status: 'live', data: fresh, sequence: 7 });
    expect(book.getServerSnapshot().data?.bids).toEqual([['1', '1']]);
  });
});

describe('failures', () => {
  const live = () => {
    const all = setUp();
    all.tape.subscribe(() => undefined);
    all.socket.opened().connected();
    all.socket.deliver(message('snapshot', 1, [trade(1)]));
    all.clock.draw();
    return all;
  };

  test('a gap: old data is marked, a fresh snapshot asked for at once', () => {
    const { clock, socket, tape } = live();
    socket.deliver(message('update', 3, [trade(3)]));
    clock.draw();
    expect(tape.getSnapshot()).toMatchObject({ status: 'resyncing', sequence: 1 });
    expect(socket.asked.length).toBe(2);
    socket.deliver(message('update', 4, [trade(4)]));
    // A straggler from before the gap is not the fresh one.
    socket.deliver(message('snapshot', 1, [trade(1)]));
    clock.draw();
    expect(tape.getSnapshot().status).toBe('resyncing');
    socket.deliver(message('snapshot', 4, [trade(3), trade(4)]));
    socket.deliver(message('update', 5, [trade(5)]));
    clock.draw();
    expect(tape.getSnapshot()).toMatchObject({ status: 'live', sequence: 5 });
    expect(ids(tape.getSnapshot().data)).toEqual(['5', '4', '3']);
  });

  test('a repeated message changes nothing', () => {
    const { clock, socket, tape } = live();
    socket.deliver(message('update', 2, [trade(2)]));
    socket.deliver(message('update', 2, [trade(2)]));
    socket.deliver(message('snapshot', 1, [trade(1)]));
    clock.draw();
    expect(tape.getSnapshot()).toMatchObject({ status: 'live', sequence: 2 });
    expect(socket.asked.length).toBe(1);
  });

  test('data that is no data starts over; a server that keeps sending it is left alone, then connected to afresh', async () => {
    const { clock, socket, tape } = live();
    socket.deliver(message('update', 2, 'nonsense'));
    for (let round = 0; round < 8; round += 1) {
      await settle();
      clock.pass(5000);
      socket.deliver(message('snapshot', 2, [{ tradeId: 1 }]));
    }
    clock.draw();
    expect(tape.getSnapshot().status).not.toBe('live');
    expect(socket.asked.length).toBeLessThanOrEqual(8);
    expect(socket.connections).toBe(2);
  });

  test('without an answer, or told to come back later, it asks again and again, ever slower', async () => {
    const { clock, socket, tape } = setUp();
    socket.answer = () => null;
    tape.subscribe(() => undefined);
    socket.opened().connected();
    const askedAfter: number[] = [];
    for (let second = 0; second < 12; second += 1) {
      await settle();
      clock.pass(1000);
      askedAfter.push(socket.asked.length);
    }
    expect(socket.asked.length).toBeGreaterThan(3);
    expect(socket.asked.length).toBeLessThan(10);
    socket.answer = () => ({ ok: false, code: errorCodes.tooManyRequests, msg: '' });
    clock.pass(5000);
    await settle();
    expect(tape.getSnapshot().status).toBe('waiting');
  });

  test('connection lost and back: everything is asked for again, and an older sequence is right', () => {
    const { clock, socket, hub, tape } = live();
    socket.opened().disconnected(true);
    clock.draw();
    expect(tape.getSnapshot()).toMatchObject({ status: 'waiting', sequence: 1 });
    expect(hub.connection.getSnapshot().status).toBe('unstable');
    socket.opened().connected();
    expect(socket.asked.length).toBe(2);
    socket.deliver(message('snapshot', 0, [trade(9)]));
    clock.draw();
    expect(ids(tape.getSnapshot().data)).toEqual(['9']);
    expect(hub.connection.getSnapshot().status).toBe('open');
  });

  test('a socket that does not retry by itself is connected by hand', () => {
    const { clock, socket } = live();
    socket.opened().disconnected(false);
    expect(socket.connections).toBe(1);
    clock.pass(5000);
    expect(socket.connections).toBe(2);
  });

  test('refused by the server, it comes back later each time, and sooner again when it was good for a while', () => {
    const { clock, socket } = live();
    const waits: number[] = [];
    const refuse = (): void => {
      socket.opened().refused();
      socket.opened().disconnected(false);
      const before = socket.connections;
      let seconds = 0;
      for (; socket.connections === before; seconds += 1) clock.pass(1000);
      waits.push(seconds);
      socket.opened().connected();
    };
    for (let time = 0; time < 7; time += 1) refuse();
    expect(waits).toEqual([10, 20, 40, 80, 160, 160, 160]);
    clock.pass(10 * 60_000);
    refuse();
    expect(waits.at(-1)).toBe(10);
    socket.opened().disconnected(false);
    const before = socket.connections;
    clock.pass(5000);
    expect(socket.connections).toBe(before + 1);
  });

  test('closed is for good', () => {
    const { clock, hub, socket } = live();
    hub.close();
    clock.pass(60_000);
    expect(hub.connection.getSnapshot().status).toBe('closed');
    expect(socket.connections).toBe(1);
  });
});

describe('private channels', () => {
  const refused = { ok: false, code: errorCodes.notLoggedIn, msg: 'You are not logged in' };

  test('a stranger is refused; after logging in the same listener gets its orders', async () => {
    const { clock, socket, hub } = setUp();
    socket.answer = () => refused;
    const orders = hub.channel('orders', '');
    orders.subscribe(() => undefined);
    socket.opened().connected();
    await settle();
    clock.draw();
    expect(orders.getSnapshot()).toMatchObject({ status: 'refused', refusal: { code: '00004' } });
    socket.answer = () => ({ ok: true });
    hub.reconnect();
    socket.opened().connected();
    socket.deliver(message('snapshot', 1, [], 'orders'));
    clock.draw();
    expect(orders.getSnapshot()).toMatchObject({ status: 'live', data: { open: [], changes: [] } });
  });

  test('the server ends it: nothing private stays, and the end of the session is told', () => {
    const ended = vi.fn<() => void>();
    const { clock, socket, hub } = setUp(ended);
    const account = hub.channel('account', '');
    account.subscribe(() => undefined);
    socket.opened().connected();
    socket.deliver(message('snapshot', 1, [{ coin: 'BTC', available: '1', frozen: '0', total: '1', usdtValue: null }], 'account'));
    clock.draw();
    expect(account.getSnapshot().data?.balances.get('BTC')?.available).toBe('1');
    socket.opened().closed({ channel: 'account', key: '', code: '00005', msg: 'over' });
    clock.draw();
    expect(account.getSnapshot()).toMatchObject({ status: 'refused', data: null });
    expect(ended).toHaveBeenCalledTimes(1);
    socket.opened().closed({ channel: 'account', key: '', code: errorCodes.internal, msg: 'broken' });
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

test('messages that are none are ignored', () => {
  const { socket, hub, tape } = setUp();
  tape.subscribe(() => undefined);
  socket.opened().connected();
  for (const junk of [null, 'x', {}, { channel: 'gossip', key: '', kind: 'update', sequence: 1, timeMs: 1, data: 1 }])
    socket.opened().message(junk);
  socket.opened().closed({ channel: 'nothing' });
  expect(hub.connection.getSnapshot().status).toBe('open');
});
