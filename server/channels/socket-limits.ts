// How much one socket and one address may send, and how many sockets there are. The busiest page of our own sends a third of what a socket may.
import type { Rate } from './budget.ts';

export type SocketLimits = {
  readonly socketsInAll: number;
  /** From the TCP connection on, whether or not it ever says what it wants. */
  readonly socketsPerAddress: number;
  /** Handshakes of one address. */
  readonly handshakes: Rate;
  /** What an address loses of its handshakes by each of its sockets that is closed for sending too much. */
  readonly handshakesLost: number;
  /** Of one socket: messages, polls and signs of life. */
  readonly packets: Rate;
  /** Of one socket, as they come over the wire. */
  readonly bytes: Rate;
  /** Of all sockets of one address together. */
  readonly addressPackets: Rate;
  readonly addressBytes: Rate;
  /** A socket that has not said in which world it is ends after this time. */
  readonly silentMs: number;
  /** So long a socket that is closed has to take its last words. */
  readonly partingMs: number;
};

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
