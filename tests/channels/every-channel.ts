// Every channel with a key that it has and one that it has not, and the state that its messages make.
import type { ChannelMessage, ChannelName } from '#lib/contract/channels/protocol.ts';
import { merges } from '#lib/realtime/merge/merges.ts';
import type { Merge } from '#lib/realtime/merge/merge.ts';

export const everyChannel: readonly {
  readonly channel: ChannelName;
  readonly key: string;
  readonly badKey: string;
  readonly badCode: string;
  readonly isPrivate: boolean;
}[] = [
  { channel: 'tickers', key: 'spot', badKey: 'futures', badCode: '40020', isPrivate: false },
  { channel: 'depth', key: 'BTCUSDT', badKey: 'NOSUCH', badCode: '50046', isPrivate: false },
  { channel: 'trade', key: 'BTCUSDT', badKey: '', badCode: '50046', isPrivate: false },
  { channel: 'candle', key: 'BTCUSDT:1m', badKey: 'BTCUSDT:7m', badCode: '40020', isPrivate: false },
  { channel: 'orders', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'plans', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'tpsl', key: 'usdt', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'positions', key: 'usdt', badKey: 'spot', badCode: '40020', isPrivate: true },
  { channel: 'account', key: '', badKey: '1001', badCode: '40020', isPrivate: true },
  { channel: 'cross', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'isolated', key: '', badKey: 'usdt', badCode: '40020', isPrivate: true },
  { channel: 'unified', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'bots', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'track', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'c2c', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: true },
  { channel: 'source', key: '', badKey: 'BTCUSDT', badCode: '40020', isPrivate: false },
];

/** The state that a page makes of the messages; null when one of them cannot be right. */
export function applied(channel: ChannelName, messages: readonly (ChannelMessage | undefined)[]): unknown {
  switch (channel) {
    case 'tickers':
      return merged(merges.tickers, messages);
    case 'depth':
      return merged(merges.depth, messages);
    case 'trade':
      return merged(merges.trade, messages);
    case 'candle':
      return merged(merges.candle, messages);
    case 'orders':
      return merged(merges.orders, messages);
    case 'plans':
      return merged(merges.plans, messages);
    case 'tpsl':
      return merged(merges.tpsl, messages);
    case 'positions':
      return merged(merges.positions, messages);
    case 'account':
      return merged(merges.account, messages);
    case 'cross':
      return merged(merges.cross, messages);
    case 'isolated':
      return merged(merges.isolated, messages);
    case 'unified':
      return merged(merges.unified, messages);
    case 'bots':
      return merged(merges.bots, messages);
    case 'track':
      return merged(merges.track, messages);
    case 'c2c':
      return merged(merges.c2c, messages);
    case 'source':
      return merged(merges.source, messages);
  }
}

function merged<Data>(merge: Merge<Data>, messages: readonly (ChannelMessage | undefined)[]): Data | null {
  let data: Data | null = null;
  for (const message of messages) {
    if (message?.kind === 'snapshot') data = merge.snapshot(message.data, null);
    else data = message === undefined || data === null ? null : merge.update(data, message.data);
    if (data === null) return null;
  }
  return data;
}

/** A fresh snapshot knows what is, not what happened: no changes of orders. */
export function withoutHistory(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'changes' in data ? { ...data, changes: [] } : data;
}
