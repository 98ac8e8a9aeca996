// A bot as a checkpoint keeps it: plain data, with the version of its form.
import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';

import type { BotHistory } from '../instruction.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import { coinKey, type Follows, legAt, noProfitWaits, type Instance } from './instance.ts';
import type { KindEntry } from './run-kind.ts';
import { presentForm, type StoredInstance } from './stored-forms.ts';
import { StandingOrders } from './standing-orders.ts';
import { stillKind } from './still-kind.ts';
import { unlistedMarket } from './unlisted-market.ts';

/** A bigint as text: JSON has none. */
const replacer = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? { bigint: value.toString() } : value);
function reviver(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('bigint' in value) || typeof value.bigint !== 'string') return value;
  return BigInt(value.bigint);
}

export function storeInstance(instance: Instance): string {
  const { legs, kind, orders, coins, sent: _sent, ...plain } = instance;
  const { matchedUnits, matchedCount } = kind.figures();
  const stored: StoredInstance = {
    ...plain,
    version: 2,
    marketIds: legs.map(({ market }) => market.marketId),
    quoteAssetId: legAt(instance, 0).market.quote.assetId,
    symbols: legs.map(({ market }) => market.symbol),
    matched: { units: matchedUnits, count: matchedCount },
    kind: JSON.stringify(kind.stored()),
    orders: orders.all(),
    coins: [...coins.values()],
  };
  // Only steps that are still to be taken hold a bigint, and looking at every value takes longer than all the rest.
  return instance.pending.length === 0 ? JSON.stringify(stored) : JSON.stringify(stored, replacer);
}

const unlistedLeg = (marketId: number, quoteAssetId: number | undefined, symbol: string | undefined): BotLeg => ({
  market: unlistedMarket(marketId, quoteAssetId, symbol),
  prices: { lastTicks: 0, markTicks: 0 },
  state: MarketState.halted,
});

type Sources = {
  kindOf(strategyType: number): KindEntry | null;
  /** Null: it is not listed. */
  legOf(marketId: number): BotLeg | null;
};

/**
 * Refuses (Error) one of a version or a kind that this release does not have. One of a market that is not listed ends. One that has ended
 * is left out where there is no such kind any more (null): nothing is to be done for it.
 */
export function restoreInstance(text: string, { kindOf, legOf }: Sources): Instance | null {
  const read: StoredInstance = text.includes('"bigint"') ? JSON.parse(text, reviver) : JSON.parse(text);
  const refuse = (why: string): never => {
    throw new Error(`bot ${read.strategyId} cannot be read: ${why}`);
  };
  const present = presentForm(read) ?? refuse(`version ${read.version}`);
  const { version: _version, marketIds, quoteAssetId, symbols, matched, kind: state, orders, coins, ...plain } = present;
  if (plain.state === BotState.stopped && kindOf(plain.strategyType) === null) return null;
  const isListed = marketIds.every((id) => legOf(id) !== null);
  const legs = marketIds.map((id, place) => legOf(id) ?? unlistedLeg(id, quoteAssetId, symbols?.[place]));
  const entry = kindOf(plain.strategyType) ?? refuse(`there is no kind ${plain.strategyType}`);
  return {
    ...plain,
    // Bots from before there were any of these.
    copyOf: plain.copyOf ?? null,
    profitShare: plain.profitShare ?? null,
    notices: plain.notices ?? usualBotNotices,
    origin: plain.origin ?? ownTerms,
    debts: plain.debts ?? [],
    follows: plain.follows ?? null,
    profitWaits: plain.profitWaits ?? noProfitWaits,
    sums: { ...plain.sums, interestUnits: plain.sums.interestUnits ?? 0 },
    legs,
    // A bot that has lost one of its markets can only end.
    stopReason: isListed ? plain.stopReason : (plain.stopReason ?? StopReason.delisted),
    kind: isListed ? entry.resume(plain.terms, legs, state) : stillKind(plain.terms, state, matched),
    orders: new StandingOrders(orders),
    coins: new Map(coins.map((coin) => [coinKey(coin), coin])),
    // Nothing is on its way: a run begins by reading everything that was taken.
    sent: (plain.pending[0]?.step ?? plain.step + 1) - 1,
  };
}

/** An account that was opened for a bot which has not been started. */
export type Unstarted = {
  readonly strategyId: AccountId;
  readonly ownerId: AccountId;
  readonly name: string;
  readonly createdMs: number;
  /** Absent: it follows nobody. */
  readonly follows?: Follows;
  /** Candles that it was told of already; absent: of none. */
  readonly histories?: readonly BotHistory[];
};
