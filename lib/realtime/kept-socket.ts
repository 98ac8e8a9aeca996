// Keeps the page's socket connected: opens it when it is first needed, and tries again when it does not do so by itself.
import type { Clock } from './clock.ts';
import type { createConnectionStore } from './connection-store.ts';
import type { HubSocket, SocketHandlers } from './hub-socket.ts';

/** When the socket does not try again by itself. */
const reconnectMs = 5000;
/** After the server has refused the connection: each time twice as long, up to this. */
const longestWaitMs = 160_000;
/** A refusal so long ago counts no more. */
const forgottenMs = 10 * 60_000;

export type KeptSocket = Pick<HubSocket, 'ask'> & {
  /** Connects when nobody has needed it before; true when the connection stands. */
  open(): boolean;
  /** Connects afresh; nothing when it has not been opened yet. */
  reconnect(): void;
  /** For good. */
  close(): void;
};

type KeptSocketOptions = {
  readonly open: (handlers: SocketHandlers) => HubSocket;
  readonly clock: Clock;
  readonly connection: ReturnType<typeof createConnectionStore>;
  /** Hears what comes over the socket. */
  readonly listener: Pick<SocketHandlers, 'connected' | 'message' | 'closed'> & { disconnected(): void };
};

/** The wait before connecting again, longer after the server has refused. */
function createReconnectWait({ now }: Clock) {
  let waitMs = reconnectMs;
  let refused = { waitMs: reconnectMs, atMs: Number.NEGATIVE_INFINITY };
  return {
    refused: (): void => {
      const isRecent = now() - refused.atMs < forgottenMs;
      refused = { waitMs: isRecent ? Math.min(longestWaitMs, refused.waitMs * 2) : reconnectMs * 2, atMs: now() };
      ({ waitMs } = refused);
    },
    /** A refusal counts for the one wait that follows it. */
    take: (): number => {
      const taken = waitMs;
      waitMs = reconnectMs;
      return taken;
    },
  };
}

export function createKeptSocket({ open, clock, connection, listener }: KeptSocketOptions): KeptSocket {
  const wait = createReconnectWait(clock);
  let socket: HubSocket | null = null;
  let connected = false;
  let closed = false;
  let cancelReconnect: (() => void) | null = null;

  const waitNoMore = (): void => {
    cancelReconnect?.();
    cancelReconnect = null;
  };
  const connect = (): void => {
    waitNoMore();
    socket ??= open(handlers);
    socket.connect();
  };
  const handlers: SocketHandlers = {
    connected: () => {
      waitNoMore();
      connected = true;
      connection.set('open');
      listener.connected();
    },
    disconnected: (retrying) => {
      connected = false;
      if (closed) return;
      connection.set('unstable');
      listener.disconnected();
      const waitMs = wait.take();
      if (!retrying) cancelReconnect ??= clock.after(waitMs, connect);
    },
    refused: wait.refused,
    message: listener.message,
    closed: listener.closed,
  };

  return {
    ask: (event, subscription) => socket?.ask(event, subscription) ?? Promise.resolve(null),
    open: () => {
      if (!closed && socket === null) connect();
      return connected;
    },
    reconnect: () => {
      if (closed || socket === null) return;
      socket.disconnect();
      connect();
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
