// The subscriptions of the page, one for each channel and key: finds them, and hands each the messages meant for it.
import * as z from 'zod/mini';

import { channelName, type ChannelName } from '#lib/contract/channels/protocol.ts';
import type { ChannelData } from './channel-data.ts';
import { ChannelSubscription, type Line } from './channel-subscription.ts';
import { merges } from './merge/merges.ts';

const readMessage = z.object({
  channel: channelName,
  key: z.string(),
  kind: z.enum(['snapshot', 'update']),
  sequence: z.number(),
  timeMs: z.number(),
  data: z.unknown(),
});
const readClosed = z.object({ channel: channelName, key: z.string(), code: z.string(), msg: z.string() });

type ByChannel = { readonly [Name in ChannelName]: Map<string, ChannelSubscription<ChannelData[Name]>> };

const none = (): ByChannel => ({
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
  bots: new Map(),
  track: new Map(),
  c2c: new Map(),
  source: new Map(),
});

export function createSubscriptions(lineOf: (name: ChannelName) => Line) {
  const byChannel = none();
  const all = () => Object.values(byChannel).flatMap((byKey) => [...byKey.values()]);
  return {
    /** The same one every time for the same channel and key. */
    find: <Name extends ChannelName>(name: Name, key: string): ChannelSubscription<ChannelData[Name]> => {
      const byKey: Map<string, ChannelSubscription<ChannelData[Name]>> = byChannel[name];
      const known = byKey.get(key);
      if (known !== undefined) return known;
      const fresh = new ChannelSubscription<ChannelData[Name]>({ channel: name, key }, merges[name], lineOf(name));
      byKey.set(key, fresh);
      return fresh;
    },
    message: (raw: unknown): void => {
      const message = z.safeParse(readMessage, raw);
      if (message.success) byChannel[message.data.channel].get(message.data.key)?.receive(message.data);
    },
    closed: (raw: unknown): void => {
      const ended = z.safeParse(readClosed, raw);
      if (ended.success) byChannel[ended.data.channel].get(ended.data.key)?.closed(ended.data.code, ended.data.msg);
    },
    connected: (): void => {
      for (const subscription of all()) subscription.connected();
    },
    disconnected: (): void => {
      for (const subscription of all()) subscription.disconnected();
    },
    /** The session is another one: nothing of these channels may be seen any more. */
    forget: (names: readonly ChannelName[]): void => {
      for (const name of names) for (const subscription of byChannel[name].values()) subscription.forget();
    },
  };
}
