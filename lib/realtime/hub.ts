// The hub: the one connection of a page, shared by everything on it that moves.
import type { PlaceOfCalls } from '#lib/contract/trading-mode.ts';
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import { errorCodes, notLoggedInCodes } from '#lib/contract/errors.ts';
import type { ChannelData, ChannelSnapshot, ChannelStore } from './channel-data.ts';
import type { Line } from './channel-subscription.ts';
import { browserClock, type Clock } from './clock.ts';
import { createCommitQueue } from './commit-queue.ts';
import { connectSocketIo } from './connect-socket-io.ts';
import { type ConnectionStore, createConnectionStore } from './connection-store.ts';
import type { SocketFactory } from './hub-socket.ts';
import { createKeptSocket } from './kept-socket.ts';
import { createSubscriptions } from './subscriptions.ts';

export type Hub = {
  /** The same store every time for the same channel and key. Nothing is sent before somebody listens to it. */
  channel<Name extends ChannelName>(name: Name, key: string): ChannelStore<ChannelData[Name]>;
  /**
   * The data that the server rendered, shown until the channel's own snapshot arrives. Ignored when the channel is live or knows something
   * newer.
   * Give it while rendering, before the first useChannel of that key.
   */
  seed<Name extends ChannelName>(name: Name, key: string, data: ChannelSnapshot[Name], sequence: number, timeMs: number): void;
  readonly connection: ConnectionStore;
  /** A hidden page keeps its data right and calls no listener but those of one's own orders and plans; coming back, it catches up at once. */
  setVisible(visible: boolean): void;
  /** Connects afresh, so that the server sees the cookies of now: after logging in or out. */
  reconnect(): void;
  /** For good. */
  close(): void;
};

export type HubSettings = {
  /** Origin of the exchange; '' for the page's own. */
  readonly url: string;
  /** A private channel has been refused or ended because nobody is logged in any more. */
  readonly onSessionEnded?: () => void;
  /** The venue or the world of the page; left out: that of real money. */
  readonly place?: PlaceOfCalls;
  /** The session has gone to the other world, in another tab perhaps. */
  readonly onOtherWorld?: () => void;
};

export type HubOptions = HubSettings & {
  readonly io?: SocketFactory;
  readonly clock?: Clock;
  /** One that somebody watches already. */
  readonly connection?: ReturnType<typeof createConnectionStore>;
};

const noPlace: PlaceOfCalls = {};

/** The channels of one's own orders: their events are worth hearing while one looks elsewhere. */
const ownChannels: readonly ChannelName[] = ['orders', 'plans', 'tpsl', 'positions', 'cross', 'isolated', 'unified'];

/** Makes the page's hub: opens the socket with the first listener, hands messages to their channels, draws at most once per frame. */
export function createHub({
  url,
  io = connectSocketIo,
  clock = browserClock,
  onSessionEnded,
  place = noPlace,
  onOtherWorld,
  connection = createConnectionStore(clock.now),
}: HubOptions): Hub {
  const commits = createCommitQueue(clock);
  const line: Line = {
    clock,
    ask: (event, subscription) => socket.ask(event, subscription),
    open: () => socket.open(),
    changed: commits.changed,
    ended: (code) => {
      if (notLoggedInCodes.includes(code)) onSessionEnded?.();
      if (code === errorCodes.modeMismatch || code === errorCodes.accountMismatch) onOtherWorld?.();
    },
    giveUp: () => socket.reconnect(),
  };
  const ownLine: Line = { ...line, changed: commits.ownChanged };
  const subscriptions = createSubscriptions((name) => (ownChannels.includes(name) ? ownLine : line));
  const socket = createKeptSocket({ open: (handlers) => io(url, handlers, place), clock, connection, listener: subscriptions });

  return {
    channel: subscriptions.find,
    seed: (name, key, data, sequence, timeMs) => subscriptions.find(name, key).seed(data, sequence, timeMs),
    connection,
    setVisible: commits.setVisible,
    reconnect: () => {
      subscriptions.forget(['orders', 'plans', 'account']);
      socket.reconnect();
    },
    close: socket.close,
  };
}
