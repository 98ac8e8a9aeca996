// Makes the page's hub: opens the socket with the first listener, hands messages to their channels, draws at most once per frame.
import * as z from 'zod/mini';

import { errorCatalogue, notLoggedInCodes } from '#lib/contract/errors.ts';
import { channelName, type ChannelName } from '#lib/contract/channels/protocol.ts';
import type { ChannelData } from './channel-data.ts';
import { ChannelSubscription, type Line } from './channel-subscription.ts';
import { browserClock, type Clock } from './clock.ts';
import { connectSocketIo } from './connect-socket-io.ts';
import { createConnectionStore } from './connection-store.ts';
import type { Hub } from './hub.ts';
import type { HubSettings } from './hub-place.ts';
import type { HubSocket, SocketFactory } from './hub-socket.ts';
import { merges } from './merge/merges.ts';

export type HubOptions = HubSettings & {
  readonly io?: SocketFactory;
  readonly clock?: Clock;
  /** One that somebody watches already. */
  readonly connection?: ReturnType<typeof createConnectionStore>;
};

/** The channels of one's own orders: their events are worth hearing while one looks elsewhere. */
const ownChannels: readonly ChannelName[] = ['orders', 'plans', 'tpsl', 'positions', 'cross', 'isolated', 'unified'];

/** When the socket does not try again by itself. */
const reconnectMs = 5000;
/** After the server has refused the connection: each time twice as long, up to this. */
const longestWaitMs = 160_000;
/** A refusal so long ago counts no more. */
const forgottenMs = 10 * 60_000;

const readMessage = z.object({
  channel: channelName,
  key: z.string(),
  kind: z.enum(['snapshot', 'update']),
  sequence: z.number(),
  timeMs: z.number(),
  data: z.unknown(),
});
const readClosed = z.object({ channel: channelName, key: z.string(), code: z.string(), msg: z.string() });

type Subscriptions = { readonly [Name in ChannelName]: Map<string, ChannelSubscription<ChannelData[Name]>> };

const none = (): Subscriptions => ({
  tickers: new Map(),
  depth: new Map(),
  trade: new Map(),
  candle: new Map(),
  orders: new Map(),
  plans: new Map(),
  tpsl: new Map(),
  positions: new Map(),
  account: new Map(),
  cross: new Map(),
  isolated: new Map(),
  unified: new Map(),
  source: new Map(),
});

export function createHub({
  url,
  io = connectSocketIo,
  clock = browserClock,
  onSessionEnded,
  paper = false,
  onOtherWorld,
  connection = createConnectionStore(clock.now),
}: HubOptions): Hub {
  const subscriptions = none();
  const commits = new Set<() => void>();
  const ownCommits = new Set<() => void>();
  let socket: HubSocket | null = null;
  let connected = false;
  let visible = true;
  let framed = false;
  let closed = false;
  let cancelReconnect: (() => void) | null = null;
  let waitMs = reconnectMs;
  let refused = { waitMs: reconnectMs, atMs: Number.NEGATIVE_INFINITY };

  const all = () => Object.values(subscriptions).flatMap((byKey) => [...byKey.values()]);

  const flush = (): void => {
    framed = false;
    if (!visible) return;
    flushOwn();
    const due = [...commits];
    commits.clear();
    for (const commit of due) commit();
  };
  const flushOwn = (): void => {
    const due = [...ownCommits];
    ownCommits.clear();
    for (const commit of due) commit();
  };
  const changed = (commit: () => void): void => {
    commits.add(commit);
    schedule();
  };
  const ownChanged = (commit: () => void): void => {
    ownCommits.add(commit);
    // No picture is drawn of a hidden page.
    if (visible) schedule();
    else clock.after(0, flushOwn);
  };
  const schedule = (): void => {
    if (framed || !visible) return;
    framed = true;
    clock.frame(flush);
  };

  const connect = (): void => {
    cancelReconnect?.();
    cancelReconnect = null;
    socket ??= io(url, handlers, paper);
    socket.connect();
  };
  const handlers = {
    connected: (): void => {
      cancelReconnect?.();
      cancelReconnect = null;
      connected = true;
      connection.set('open');
      for (const subscription of all()) subscription.connected();
    },
    disconnected: (retrying: boolean): void => {
      connected = false;
      if (closed) return;
      connection.set('unstable');
      for (const subscription of all()) subscription.disconnected();
      if (!retrying) cancelReconnect ??= clock.after(waitMs, connect);
      waitMs = reconnectMs;
    },
    refused: (): void => {
      const isRecent = clock.now() - refused.atMs < forgottenMs;
      refused = { waitMs: isRecent ? Math.min(longestWaitMs, refused.waitMs * 2) : reconnectMs * 2, atMs: clock.now() };
      ({ waitMs } = refused);
    },
    message: (raw: unknown): void => {
      const message = z.safeParse(readMessage, raw);
      if (message.success) subscriptions[message.data.channel].get(message.data.key)?.receive(message.data);
    },
    closed: (raw: unknown): void => {
      const ended = z.safeParse(readClosed, raw);
      if (ended.success) subscriptions[ended.data.channel].get(ended.data.key)?.closed(ended.data.code, ended.data.msg);
    },
  };
  const reconnect = (): void => {
    if (closed || socket === null) return;
    socket.disconnect();
    connect();
  };

  const line: Line = {
    clock,
    ask: (event, subscription) => socket?.ask(event, subscription) ?? Promise.resolve(null),
    open: () => {
      if (!closed && socket === null) connect();
      return connected;
    },
    changed,
    ended: (code) => {
      if (notLoggedInCodes.includes(code)) onSessionEnded?.();
      if (code === errorCatalogue.modeMismatch.code || code === errorCatalogue.accountMismatch.code) onOtherWorld?.();
    },
    giveUp: reconnect,
  };
  const ownLine: Line = { ...line, changed: ownChanged };

  const find = <Name extends ChannelName>(name: Name, key: string): ChannelSubscription<ChannelData[Name]> => {
    const byKey: Map<string, ChannelSubscription<ChannelData[Name]>> = subscriptions[name];
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const fresh = new ChannelSubscription<ChannelData[Name]>(
      { channel: name, key },
      merges[name],
      ownChannels.includes(name) ? ownLine : line,
    );
    byKey.set(key, fresh);
    return fresh;
  };

  return {
    channel: find,
    seed: (name, key, data, sequence, timeMs) => find(name, key).seed(data, sequence, timeMs),
    connection,
    setVisible: (now) => {
      visible = now;
      if (visible) flush();
    },
    reconnect: () => {
      for (const subscription of [subscriptions.orders, subscriptions.plans, subscriptions.account].flatMap((byKey) => [...byKey.values()]))
        subscription.forget();
      reconnect();
    },
    close: () => {
      closed = true;
      connected = false;
      cancelReconnect?.();
      socket?.disconnect();
      connection.set('closed');
    },
  };
}
