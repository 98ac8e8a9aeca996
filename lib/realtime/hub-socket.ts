// The part of a socket that the hub needs: small enough for a test to play it.
import type { PlaceOfCalls } from '#lib/contract/trading-mode.ts';
import type { Subscription } from '#lib/contract/channels/protocol.ts';

export type SocketHandlers = {
  connected(): void;
  /** Cut off, or could not connect. `retrying`: the socket tries again by itself. */
  disconnected(retrying: boolean): void;
  /** The server ends the connection, because too much came over it or from this address. Then `disconnected`. */
  refused(): void;
  message(message: unknown): void;
  closed(closed: unknown): void;
};

export type HubSocket = {
  connect(): void;
  disconnect(): void;
  /** The server's answer as it came; null when none came in time or the connection went. */
  ask(event: 'subscribe' | 'unsubscribe', subscription: Subscription): Promise<unknown>;
};

/** `place`: the venue or the world whose channels are meant; empty: that of real money. */
export type SocketFactory = (url: string, handlers: SocketHandlers, place: PlaceOfCalls) => HubSocket;
