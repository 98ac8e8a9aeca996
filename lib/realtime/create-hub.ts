// Makes the page's hub: opens the socket with the first listener, hands messages to their channels, draws at most once per frame.
import { errorCodes, notLoggedInCodes } from '#lib/contract/errors.ts';
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import type { Line } from './channel-subscription.ts';
import { browserClock, type Clock } from './clock.ts';
import { createCommitQueue } from './commit-queue.ts';
import { connectSocketIo } from './connect-socket-io.ts';
import { createConnectionStore } from './connection-store.ts';
import type { Hub } from './hub.ts';
import type { HubSettings } from './hub-place.ts';
import type { SocketFactory } from './hub-socket.ts';
import { createKeptSocket } from './kept-socket.ts';
import { createSubscriptions } from './subscriptions.ts';

export type HubOptions = HubSettings & {
  readonly io?: SocketFactory;
  readonly clock?: Clock;
  /** One that somebody watches already. */
  readonly connection?: ReturnType<typeof createConnectionStore>;
};

/** The channels of one's own orders: their events are worth hearing while one looks elsewhere. */
const ownChannels: readonly ChannelName[] = ['orders', 'plans', 'tpsl', 'positions', 'cross', 'isolated', 'unified'];

export function createHub({
  url,
  io = connectSocketIo,
  clock = browserClock,
  onSessionEnded,
  paper = false,
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
  const socket = createKeptSocket({ open: (handlers) => io(url, handlers, paper), clock, connection, listener: subscriptions });

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
