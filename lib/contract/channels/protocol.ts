// The protocol of the socket. One Socket.IO connection on /socket.io; five events, all data as JSON.
import * as z from 'zod/mini';

/**
 * Client → server, with acknowledgement: `subscribe` and `unsubscribe` carry a Subscription.
 * Server → client: `message` carries a ChannelMessage; `closed` a SubscriptionClosed, when the server ends a subscription
 * (the session is over); `refused` a code and a message, when more came over the socket, or from its address, than is allowed:
 * the server closes it (WebSocket code 1008 with the same words), and whoever comes back should wait as long as it says.
 * A subscription is answered by its snapshot first; updates follow without a gap:
 * each update's `sequence` is the one before plus one, per channel and key. A client that sees anything else
 * subscribes again and gets a fresh snapshot. A fresh snapshot's sequence is never below one already sent.
 * A handshake that says `world: <id>` is about that world of somebody's own, and refused (with code and message as its data) to whoever
 * has no seat there; the connection ends when the world begins anew, and whoever comes back gets fresh snapshots.
 * Private channels (orders, plans, tpsl, positions, account, cross, isolated, unified, bots, track, c2c) take their user from the session cookie of the handshake; their key is never a user.
 */
export const channelName = z.enum([
  'tickers',
  'depth',
  'trade',
  'candle',
  'orders',
  'plans',
  'tpsl',
  'positions',
  'account',
  'cross',
  'isolated',
  'unified',
  'bots',
  'track',
  'c2c',
  'source',
]);
export type ChannelName = z.output<typeof channelName>;

export const subscription = z.object({
  channel: channelName,
  /**
   * tickers: 'spot', or a line of contracts such as 'usdt'. depth, trade: 'BTCUSDT', 'BTCUSDT_UMCBL'. candle: 'BTCUSDT:1m'.
   * orders, plans, tpsl: '' for spot, or a line. positions: a line. account: '' for spot, or 'all'. cross, isolated, unified, bots, track, source: ''.
   * c2c: '' for the open orders between people, or the id of one.
   */
  key: z.string().check(z.maxLength(64)),
});
export type Subscription = z.output<typeof subscription>;

export type SubscriptionAnswer = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly msg: string };

export type ChannelMessage = {
  readonly channel: ChannelName;
  readonly key: string;
  readonly kind: 'snapshot' | 'update';
  readonly sequence: number;
  readonly timeMs: number;
  /** Shaped as the channel's own file says. */
  readonly data: unknown;
};

export type SubscriptionClosed = { readonly channel: ChannelName; readonly key: string; readonly code: string; readonly msg: string };
