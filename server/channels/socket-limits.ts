// The limits on messages of a socket and of an address, and on the number of sockets. Our busiest page sends a third of a socket's limit.
import type { Rate } from './budget.ts';

export type SocketLimits = {
  readonly socketsInAll: number;
  /** From the TCP connection on, whether or not it ever says what it wants. */
  readonly socketsPerAddress: number;
  /** Handshakes of one address. */
  readonly handshakes: Rate;
  /** The handshakes that an address loses for each of its sockets that is closed for sending too much. */
  readonly handshakesLost: number;
  /** The packets of one socket: messages, polls and heartbeats. */
  readonly packets: Rate;
  /** The bytes of one socket, as they come over the wire. */
  readonly bytes: Rate;
  /** The packets of all sockets of one address together. */
  readonly addressPackets: Rate;
  readonly addressBytes: Rate;
  /** A socket that has not said in which world it is ends after this time. */
  readonly silentMs: number;
  /** So long a socket that is closed has to take its last words. */
  readonly partingMs: number;
};

/** The channels that one socket may follow. */
export const subscriptionsPerSocket = 64;

export const usualSocketLimits: SocketLimits = {
  socketsInAll: 8000,
  socketsPerAddress: 200,
  handshakes: { atOnce: 400, perSecond: 20 },
  handshakesLost: 20,
  packets: { atOnce: 200, perSecond: 50 },
  bytes: { atOnce: 96 * 1024, perSecond: 16 * 1024 },
  addressPackets: { atOnce: 4000, perSecond: 500 },
  addressBytes: { atOnce: 2 * 1024 * 1024, perSecond: 128 * 1024 },
  silentMs: 10_000,
  partingMs: 1000,
};

/** So long whoever was refused should wait. */
export const retryAfterSeconds = 10;
