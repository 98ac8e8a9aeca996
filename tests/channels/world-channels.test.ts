// The two ends of the line between sockets and the channels of worlds, each by itself: batches, order, and what is gone meanwhile.
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';

import { errorCodes } from '#lib/contract/errors.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { type ChannelWorld, WorldChannels } from '#server/channels/worlds/world-channels.ts';
import type { SocketRequest, ChannelEvent } from '#server/channels/worlds/world-line.ts';
import { openSampleVenue, serveSample, type SampleVenue } from './sample-venue.ts';

const worldId = 'sampleworld';
const session = { userId: 'ada', sessionId: 'ada', mode: TradingMode.live, accountId: 5000, expiresAtMs: Number.MAX_SAFE_INTEGER };

describe('where the world runs', () => {
  let venue: SampleVenue;
  let channels: WorldChannels;
  let batches: (readonly ChannelEvent[])[];
  let wakeUp: ((world: ChannelWorld | null) => void)[];
  let lastAsk = 0;
  beforeEach(async () => {
    venue = await openSampleVenue();
    batches = [];
    wakeUp = [];
    channels = new WorldChannels({
      wake: () =>
        new Promise((resolve, reject) => {
          wakeUp.push((world) => (world === null ? reject(new Error('damaged')) : resolve(world)));
        }),
      refusalOf: () => ({ key: 'noPermission', params: {} }),
      send: (events) => batches.push(events),
      log: { error: () => undefined },
    });
  });

  const world = (): ChannelWorld => ({
    feed: venue.feed,
    readers: venue.readers,
    listings: venue.listings,
    now: venue.nowMs,
    accountOf: async () => 1000,
  });
  const hear = (type: 'subscribe' | 'unsubscribe', socketId: string, channel: string, key: string): void => {
    lastAsk += 1;
    const subscription = { channel, key };
    channels.handle({ type, worldId, socketId, askId: lastAsk, subscription, session, seat: 1 });
  };
  const awake = async (): Promise<void> => {
    await turn();
    for (const wake of wakeUp.splice(0)) wake(world());
    await turn();
    await turn();
  };
  const kinds = (events: readonly ChannelEvent[]): string[] => events.map(({ type }) => type);

  test('however much happens, nothing is said between two ticks, and one batch with each of them', async () => {
    for (const [channel, key] of [
      ['orders', ''],
      ['account', ''],
      ['depth', 'BTCUSDT'],
      ['trade', 'BTCUSDT'],
    ] as const)
      hear('subscribe', 'a', channel, key);
    await awake();
    batches.length = 0;
    // Ten ticks are a second: a thousand trades in it are ten batches.
    for (let tick = 1; tick <= 10; tick += 1) {
      for (let trade = 0; trade < 100; trade += 1) {
        venue.place(1001, 'sell', 10_000 + trade, 200);
        venue.place(1000, 'buy', 10_000 + trade, 200);
      }
      await turn();
      expect(batches.length).toBe(tick - 1);
      channels.tick(worldId);
      await turn();
      expect(batches.length).toBe(tick);
    }
    for (const events of batches) {
      const rooms = events.map((event) => (event.type === 'broadcast' ? event.room : event.type));
      expect(new Set(rooms).size).toBe(rooms.length);
    }
    // All of them are told nevertheless: acceptance and fill of each.
    const changes = batches
      .flat()
      .flatMap((event) => (event.type === 'broadcast' && event.message.channel === 'orders' ? [event.message.data].flat() : []));
    expect(changes.length).toBe(2000);
  });

  test('after a command it is said at once', async () => {
    hear('subscribe', 'a', 'orders', '');
    await awake();
    batches.length = 0;
    venue.place(1000, 'buy', 9000, 500);
    channels.speak(worldId);
    await turn();
    expect(batches.map(kinds)).toEqual([['broadcast']]);
  });

  test('whoever comes while something waits to be said has it in the snapshot, and does not hear it again', async () => {
    hear('subscribe', 'a', 'account', '');
    await awake();
    venue.place(1000, 'buy', 9000, 500);
    batches.length = 0;
    hear('subscribe', 'b', 'account', '');
    await turn();
    await turn();
    channels.tick(worldId);
    await turn();
    expect(batches.map(kinds)).toEqual([['broadcast', 'join', 'message', 'answer']]);
    const [news, , snapshot] = batches.flat();
    if (news?.type !== 'broadcast' || snapshot?.type !== 'message') throw new Error('news, then a snapshot');
    expect(snapshot.message.sequence).toBe(news.message.sequence);
  });

  test('requests of a socket are done in their order, those of a world that still wakes as well', async () => {
    hear('subscribe', 'a', 'depth', 'BTCUSDT');
    hear('unsubscribe', 'a', 'depth', 'BTCUSDT');
    hear('subscribe', 'a', 'trade', 'BTCUSDT');
    await turn();
    expect(batches).toEqual([]);
    await awake();
    expect(batches.flatMap(kinds)).toEqual(['join', 'message', 'answer', 'leave', 'answer', 'join', 'message', 'answer']);
    expect(wakeUp).toEqual([]);
  });

  test('a socket that goes while the world wakes leaves nobody there', async () => {
    hear('subscribe', 'a', 'depth', 'BTCUSDT');
    await turn();
    expect(wakeUp.length).toBe(1);
    channels.handle({ type: 'gone', worldId, socketId: 'a' });
    await awake();
    expect(channels.isLookedAt(worldId)).toBe(false);
    expect(batches.flatMap(kinds)).toEqual(['answer']);
    venue.place(1000, 'buy', 9000, 500);
    channels.tick(worldId);
    await turn();
    expect(batches.flatMap(kinds)).toEqual(['answer']);
    // One that went before its request was looked at wakes nobody.
    hear('subscribe', 'b', 'depth', 'BTCUSDT');
    channels.handle({ type: 'gone', worldId, socketId: 'b' });
    await turn();
    await turn();
    expect(wakeUp).toEqual([]);
  });

  test('a world that does not wake says why, and is asked again by the next one', async () => {
    hear('subscribe', 'a', 'depth', 'BTCUSDT');
    await turn();
    wakeUp.pop()?.(null);
    await turn();
    await turn();
    expect(batches.flat()).toMatchObject([{ type: 'answer', answer: { ok: false, code: errorCodes.noPermission } }]);
    hear('subscribe', 'a', 'depth', 'BTCUSDT');
    await turn();
    await awake();
    expect(batches.flat().at(-1)).toMatchObject({ type: 'answer', answer: { ok: true } });
  });

  test('it is looked at until the last socket has left, or it ends', async () => {
    for (const socketId of ['a', 'b']) hear('subscribe', socketId, 'depth', 'BTCUSDT');
    await awake();
    channels.handle({ type: 'gone', worldId, socketId: 'a' });
    expect(channels.lookedAt()).toEqual([worldId]);
    channels.handle({ type: 'gone', worldId, socketId: 'b' });
    expect(channels.lookedAt()).toEqual([]);
    hear('subscribe', 'c', 'depth', 'BTCUSDT');
    await turn();
    await awake();
    batches.length = 0;
    channels.end(worldId);
    await turn();
    expect(channels.lookedAt()).toEqual([]);
    expect(batches).toEqual([[{ type: 'closed-world', worldId }]]);
  });
});

describe('where the sockets are', () => {
  const open = async () => {
    const requests: SocketRequest[] = [];
    let say: (events: readonly ChannelEvent[]) => void = () => undefined;
    const server = await serveSample(await openSampleVenue(), {
      worlds: {
        send: (request) => requests.push(request),
        listen: (listener) => {
          say = listener;
          return () => undefined;
        },
        seatOf: async () => ({ seat: 1 }),
      },
    });
    const page = await server.page('session=ada', {}, { world: worldId });
    return { requests, say: (events: readonly ChannelEvent[]) => say(events), server, page, socketId: page.socket.id ?? '' };
  };

  test('the thread that has ended takes the sockets of all worlds with it; the others stay', async () => {
    const { say, server, page, requests } = await open();
    const live = await server.page('session=ada');
    const ended = new Promise<void>((resolve) => void page.socket.once('disconnect', () => resolve()));
    say([{ type: 'closed-world', worldId: null }]);
    await ended;
    await live.caughtUp();
    expect(live.socket.connected).toBe(true);
    expect(server.channels.status().sockets).toBe(1);
    expect(requests.map(({ type }) => type)).toEqual(['gone']);
    await server.close();
  });

  test('a session that is over hears nothing that was said before its end was known there', async () => {
    const { say, server, page, requests, socketId } = await open();
    const news = { channel: 'account', key: '', kind: 'snapshot', sequence: 1, timeMs: 0, data: [] } as const;
    say([
      { type: 'join', socketId, room: 'world w account' },
      { type: 'broadcast', room: 'world w account', message: news },
    ]);
    server.channels.dropSession('ada');
    say([
      { type: 'broadcast', room: 'world w account', message: { ...news, sequence: 2 } },
      { type: 'join', socketId, room: 'world w orders' },
      { type: 'message', socketId, message: { ...news, sequence: 3 } },
      { type: 'broadcast', room: 'world w orders', message: { ...news, sequence: 4 } },
      { type: 'closed', socketId, closed: { channel: 'account', key: '', code: 'x', msg: '' } },
    ]);
    const ended = new Promise<void>((resolve) => void page.socket.once('disconnect', () => resolve()));
    const refused = page.subscribe({ channel: 'account', key: '' });
    expect(await refused).toMatchObject({ ok: false, code: errorCodes.sessionExpired });
    say([{ type: 'ended', socketId }]);
    await ended;
    expect(page.messages.map(({ sequence }) => sequence)).toEqual([1]);
    expect(page.closed).toMatchObject([{ code: 'x' }]);
    expect(requests.map(({ type }) => type)).toEqual(['end', 'gone']);
    await server.close();
  });

  test('a page that does not take its messages is disconnected', async () => {
    const { say, server, page, socketId } = await open();
    const ended = new Promise<void>((resolve) => void page.socket.once('disconnect', () => resolve()));
    const message = { channel: 'account', key: '', kind: 'update', sequence: 1, timeMs: 0, data: [] } as const;
    say(Array.from({ length: 2000 }, () => ({ type: 'message', socketId, message })));
    await ended;
    expect(server.channels.status().sockets).toBe(0);
    await server.close();
  });
});
