// Every channel's way of putting its messages together.
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import { botsMessage } from '#lib/contract/channels/bots.ts';
import { tickersSnapshot } from '#lib/contract/channels/tickers.ts';
import type { ChannelData } from '../channel-data.ts';
import type { Merge } from './merge.ts';
import { mergeAccount } from './merge-account.ts';
import { mergeByName } from './merge-by-name.ts';
import { mergeCandles } from './merge-candles.ts';
import { mergeDepth } from './merge-depth.ts';
import { mergeMargin } from './merge-margin.ts';
import { mergeOrders } from './merge-orders.ts';
import { mergeSource } from './merge-source.ts';
import { mergePlans } from './merge-plans.ts';
import { mergePositions } from './merge-positions.ts';
import { mergeTrades } from './merge-trades.ts';
import { mergeTrack } from './merge-track.ts';
import { mergeUnified } from './merge-unified.ts';

export const merges: { readonly [Name in ChannelName]: Merge<ChannelData[Name]> } = {
  tickers: mergeByName(tickersSnapshot, (ticker) => ticker.symbol),
  depth: mergeDepth,
  trade: mergeTrades,
  candle: mergeCandles,
  orders: mergeOrders,
  plans: mergePlans,
  tpsl: mergePlans,
  positions: mergePositions,
  source: mergeSource,
  cross: mergeMargin,
  isolated: mergeMargin,
  unified: mergeUnified,
  account: mergeAccount,
  bots: mergeByName(botsMessage, (bot) => bot.strategyId),
  track: mergeTrack,
};
