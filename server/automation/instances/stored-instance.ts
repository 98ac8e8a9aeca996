// A bot as a checkpoint keeps it: plain data, with the version of its form.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { AccountId } from '#server/engine/ids.ts';

import type { BotMarket } from '../bot-kind.ts';
import type { HeldCoin, Instance } from './instance.ts';
import type { KindEntry } from './run-kind.ts';
import { StandingOrders, type StandingOrder } from './standing-orders.ts';

/** Raised when the form of what is stored changes. */
const version = 1;

type Stored = Omit<Instance, 'market' | 'kind' | 'orders' | 'coins' | 'sent'> & {
  readonly version: number;
  readonly marketId: number;
  /** JSON of the kind's state. */
  readonly kind: string;
  readonly orders: readonly StandingOrder[];
  readonly coins: readonly HeldCoin[];
};

/** A bigint as text: JSON has none. */
const replacer = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? { bigint: value.toString() } : value);
function reviver(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('bigint' in value) || typeof value.bigint !== 'string') return value;
  return BigInt(value.bigint);
}

export function storeInstance(instance: Instance): string {
  const { market, kind, orders, coins, sent: _sent, ...plain } = instance;
  const stored: Stored = {
    ...plain,
    version,
    marketId: market.marketId,
    kind: JSON.stringify(kind.stored()),
    orders: orders.all(),
    coins: [...coins.values()],
  };
  return JSON.stringify(stored, replacer);
}

type Sources = {
  kindOf(strategyType: number): KindEntry | null;
  marketOf(marketId: number): BotMarket | null;
};

/**
 * Refuses (Error) one of a version, a kind or a market that this release does not have; one that has ended is left out then (null):
 * nothing is to be done for it any more.
 */
export function restoreInstance(text: string, { kindOf, marketOf }: Sources): Instance | null {
  // Only steps that are still to be taken hold one, and looking at every value takes longer than all the rest.
  const stored: Stored = text.includes('"bigint"') ? JSON.parse(text, reviver) : JSON.parse(text);
  const { version: storedVersion, marketId, kind: state, orders, coins, ...plain } = stored;
  const refuse = (why: string): never => {
    throw new Error(`bot ${plain.strategyId} cannot be read: ${why}`);
  };
  if (storedVersion !== version) return refuse(`it was stored in version ${storedVersion}`);
  const isOver = plain.state === BotState.stopped;
  if (isOver && (marketOf(marketId) === null || kindOf(plain.strategyType) === null)) return null;
  const market = marketOf(marketId) ?? refuse(`market ${marketId} is not listed`);
  const entry = kindOf(plain.strategyType) ?? refuse(`there is no kind ${plain.strategyType}`);
  return {
    ...plain,
    market,
    kind: entry.resume(plain.terms, market, state),
    orders: new StandingOrders(orders),
    coins: new Map(coins.map((coin) => [`${coin.wallet} ${coin.assetId}`, coin])),
    // Nothing is on its way: a run begins by reading everything that was taken.
    sent: (plain.pending[0]?.step ?? plain.step + 1) - 1,
  };
}

/** An account that was opened for a bot which has not been started. */
export type Unstarted = { readonly strategyId: AccountId; readonly ownerId: AccountId; readonly name: string; readonly createdMs: number };
