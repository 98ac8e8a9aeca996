// Every channel: who may follow it, which keys it has, how often it speaks, and how one of its topics is opened.
import * as z from 'zod/mini';

import { everyAccount } from '#lib/contract/channels/account.ts';
import { readCandleKey } from '#lib/contract/channels/candle.ts';
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import { contractLines, isContractLineKey, type ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { orderId } from '#lib/contract/wire/fields.ts';
import { isOfLine } from '#lib/contract/wire/orders/spot-order.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { ChannelReaders, RecordFeed } from './ports.ts';
import type { Topic } from './topic.ts';
import { accountTopic } from './topics/account-topic.ts';
import { botsTopic } from './topics/bots-topic.ts';
import { openC2cOrdersTopic, openC2cOrderTopic } from './topics/c2c-topic.ts';
import { candleTopic } from './topics/candle-topic.ts';
import { depthTopic } from './topics/depth-topic.ts';
import { ordersTopic } from './topics/orders-topic.ts';
import { sourceTopic } from './topics/source-topic.ts';
import { isSpotTpsl, isTpsl, plansTopic } from './topics/plans-topic.ts';
import { marginTopic } from './topics/margin-topic.ts';
import { positionsTopic } from './topics/positions-topic.ts';
import { tickersTopic } from './topics/tickers-topic.ts';
import { tradeTopic } from './topics/trade-topic.ts';
import { trackTopic } from './topics/track-topic.ts';
import { unifiedTopic } from './topics/unified-topic.ts';
import { worthTopic } from './topics/worth-topic.ts';

type Refusal = { readonly key: ErrorKey; readonly params: ErrorParams };

type Paced = {
  /** Ticks of 100 ms between two updates at least; 0: with every batch of records, at once. */
  readonly everyTicks: number;
};

export type ChannelSource = Paced &
  (
    | { readonly access: 'public'; open(key: string): Topic | Refusal; symbolOf(key: string): string | null }
    | { readonly access: 'user'; open(key: string, accountId: AccountId): Topic | Refusal | Promise<Topic | Refusal> }
  );

export type SourceSetting = {
  readonly readers: ChannelReaders;
  readonly feed: RecordFeed;
  readonly listings: Listings;
  readonly usdtPrice: (coin: string) => string | null;
  readonly source: () => SourceState;
};

const badKey = (reason: string): Refusal => ({ key: 'invalidField', params: { field: 'key', reason } });

type Market = NonNullable<ReturnType<Listings['marketOf']>>;

const marketSource = (listings: Listings, everyTicks: number, open: (market: Market) => Topic): ChannelSource => ({
  access: 'public',
  everyTicks,
  symbolOf: (key) => key,
  open: (key) => {
    const market = listings.marketOf(key);
    return market === undefined ? { key: 'symbolNotOpen', params: { symbol: key } } : open(market);
  },
});

const ofAccount = (open: (accountId: AccountId) => Topic): ChannelSource => ({
  access: 'user',
  everyTicks: 0,
  open: (key, accountId) => (key === '' ? open(accountId) : badKey('must be empty')),
});

/** A channel of spot (the empty key) or of a line of contracts (the line as key). */
const ofLines = (open: (line: BusinessLine, accountId: AccountId) => Topic): ChannelSource => ({
  access: 'user',
  everyTicks: 0,
  open: (key, accountId) => {
    if (key === '') return open(BusinessLine.spot, accountId);
    return isContractLineKey(key) ? open(contractLines[key], accountId) : badKey('must be empty (spot) or a line of contracts');
  },
});

const ofContractLine = (everyTicks: number, open: (line: ContractBusinessLine, accountId: AccountId) => Topic): ChannelSource => ({
  access: 'user',
  everyTicks,
  open: (key, accountId) => (isContractLineKey(key) ? open(contractLines[key], accountId) : badKey('must be a line of contracts')),
});

export function channelSources({
  readers,
  feed,
  listings,
  usdtPrice,
  source,
}: SourceSetting): Readonly<Record<ChannelName, ChannelSource>> {
  const ofMarket = (everyTicks: number, open: (market: Market) => Topic): ChannelSource => marketSource(listings, everyTicks, open);
  return {
    tickers: {
      access: 'public',
      everyTicks: 5,
      symbolOf: () => null,
      open: (key) => {
        if (key === 'spot') return tickersTopic(readers, () => listings.markets);
        if (!isContractLineKey(key)) return badKey("must be 'spot' or a line of contracts");
        return tickersTopic(readers, () => listings.contracts().filter(({ contract }) => contract.line === contractLines[key]));
      },
    },
    depth: ofMarket(1, (market) => depthTopic(readers, market)),
    trade: ofMarket(1, (market) => tradeTopic(readers, market)),
    candle: {
      access: 'public',
      everyTicks: 2,
      symbolOf: (key) => readCandleKey(key)?.symbol ?? null,
      open: (key) => {
        const parts = readCandleKey(key);
        if (parts === null) return badKey('must be a symbol and an interval, such as BTCUSDT:1m');
        const market = listings.marketOf(parts.symbol);
        if (market === undefined) return { key: 'symbolNotOpen', params: { symbol: parts.symbol } };
        return candleTopic(readers, listings, market, parts.interval);
      },
    },
    source: {
      access: 'public',
      everyTicks: 1,
      symbolOf: () => null,
      open: (key) => (key === '' ? sourceTopic(source) : badKey('must be empty')),
    },
    orders: ofLines((line, accountId) => ordersTopic({ readers, feed, listings }, line, accountId)),
    plans: ofLines((line, accountId) => plansTopic(readers, accountId, (plan) => isOfLine(plan.businessLine, line) && !isTpsl(plan))),
    tpsl: ofLines((line, accountId) =>
      plansTopic(
        readers,
        accountId,
        line === BusinessLine.spot ? isSpotTpsl : (plan: SpotPlan): boolean => plan.businessLine === line && isTpsl(plan),
      ),
    ),
    positions: ofContractLine(1, (line, accountId) => positionsTopic(readers, line, accountId)),
    account: {
      access: 'user',
      everyTicks: 1,
      open: (key, accountId) => {
        if (key === everyAccount) return worthTopic(readers, accountId);
        return key === '' ? accountTopic({ feed, listings, usdtPrice }, accountId) : badKey(`must be empty (spot) or '${everyAccount}'`);
      },
    },
    cross: { ...ofAccount((accountId) => marginTopic(readers, 'cross', accountId)), everyTicks: 1 },
    isolated: { ...ofAccount((accountId) => marginTopic(readers, 'isolated', accountId)), everyTicks: 1 },
    unified: { ...ofAccount((accountId) => unifiedTopic(readers, accountId)), everyTicks: 1 },
    // A second: prices move all the time, and every move changes what a bot is worth.
    bots: { ...ofAccount((accountId) => botsTopic(readers, accountId)), everyTicks: 10 },
    track: { ...ofAccount((accountId) => trackTopic(readers, accountId)), everyTicks: 10 },
    c2c: {
      access: 'user',
      everyTicks: 1,
      open: async (key, accountId) => {
        if (readers.c2c === null) return { key: 'notInWorlds', params: {} };
        if (key === '') return openC2cOrdersTopic(readers.c2c, accountId);
        if (!z.safeParse(orderId, key).success) return badKey("must be empty (one's open orders) or the id of an order");
        return (await openC2cOrderTopic(readers.c2c, accountId, key)) ?? { key: 'unknownOrder', params: {} };
      },
    },
  };
}
