// The bots of a venue as the main thread knows them: answers calls at once, at the prices of the moment.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';

import type { BotMarket, BotPrices } from '../bot-kind.ts';
import type { BotRecord, BotView } from '../bot-view.ts';
import { viewOf } from '../instances/worth.ts';

type Prices = { last: number; mark: number };

export class BotBoard {
  readonly #marketOf: (marketId: MarketId) => BotMarket | null;
  readonly #bots = new Map<AccountId, BotRecord>();
  readonly #byOwner = new Map<AccountId, Set<AccountId>>();
  readonly #copies = new Map<AccountId, Set<AccountId>>();
  readonly #prices = new Map<MarketId, Prices>();
  /** Bots that have not ended, by market. */
  readonly #live = new Map<MarketId, Set<AccountId>>();

  constructor(marketOf: (marketId: MarketId) => BotMarket | null) {
    this.#marketOf = marketOf;
  }

  setPrices(marketId: MarketId, { lastTicks, markTicks }: BotPrices): void {
    this.#prices.set(marketId, { last: lastTicks, mark: markTicks });
  }

  /** Keeps up with prices. */
  read(records: readonly EventRecord[]): void {
    for (const { events } of records)
      for (const event of events) {
        if (event.type === 'trade-executed') this.#priced(event.marketId).last = event.priceTicks;
        else if (event.type === 'mark-price-set') this.#priced(event.marketId).mark = event.markTicks;
      }
  }

  put(bot: BotRecord): void {
    const { strategyId, ownerId, marketIds, copyOf, state } = bot;
    this.#bots.set(strategyId, bot);
    setOf(this.#byOwner, ownerId).add(strategyId);
    if (copyOf !== null) setOf(this.#copies, copyOf).add(strategyId);
    for (const marketId of marketIds) {
      const live = setOf(this.#live, marketId);
      if (state === BotState.stopped) live.delete(strategyId);
      else live.add(strategyId);
      if (live.size === 0) this.#live.delete(marketId);
    }
  }

  bot(strategyId: AccountId): BotView | null {
    const bot = this.#bots.get(strategyId);
    if (bot === undefined) return null;
    const legs = bot.marketIds.flatMap((marketId) => {
      const market = this.#marketOf(marketId);
      return market === null ? [] : [{ market, prices: this.#pricesOf(marketId) }];
    });
    return legs.length < bot.marketIds.length ? null : viewOf(bot, legs);
  }

  record(strategyId: AccountId): BotRecord | null {
    return this.#bots.get(strategyId) ?? null;
  }

  unlistedOf(ownerId: AccountId): readonly BotView[] {
    return Array.from(this.#byOwner.get(ownerId) ?? []).flatMap((id) => {
      const bot = this.#bots.get(id);
      const isKnown = bot !== undefined && bot.state === BotState.stopped && bot.toldAssetId >= 0;
      return isKnown && bot.marketIds.some((marketId) => this.#marketOf(marketId) === null) ? [viewOf(bot, [])] : [];
    });
  }

  copiesOf(strategyId: AccountId): readonly BotView[] {
    return Array.from(this.#copies.get(strategyId) ?? []).flatMap((id) => this.bot(id) ?? []);
  }

  botsOf(ownerId: AccountId): readonly BotView[] {
    const ids = [...(this.#byOwner.get(ownerId) ?? [])].toSorted((a, b) => b - a);
    return ids.flatMap((id) => this.bot(id) ?? []);
  }

  /** The number of bots that have not ended. */
  running(): number {
    return new Set([...this.#live.values()].flatMap((ids) => [...ids])).size;
  }

  watched(but?: AccountId): ReadonlySet<MarketId> {
    const counts = (strategyId: AccountId): boolean => but === undefined || this.#bots.get(strategyId)?.ownerId !== but;
    const live = [...this.#live].filter(([marketId, ids]) => this.#marketOf(marketId) !== null && [...ids].some(counts));
    return new Set(live.map(([marketId]) => marketId));
  }

  #pricesOf(marketId: MarketId): BotPrices {
    const { last, mark } = this.#priced(marketId);
    return { lastTicks: last, markTicks: mark === 0 ? last : mark };
  }

  #priced(marketId: MarketId): Prices {
    const known = this.#prices.get(marketId);
    if (known !== undefined) return known;
    const prices = { last: 0, mark: 0 };
    this.#prices.set(marketId, prices);
    return prices;
  }
}

function setOf<Key>(map: Map<Key, Set<AccountId>>, key: Key): Set<AccountId> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const set = new Set<AccountId>();
  map.set(key, set);
  return set;
}
