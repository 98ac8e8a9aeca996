// The markets of the venue as bots see them: who is in each, what its prices are, and what is due by time.
import type { MarketState } from '#lib/contract/enums.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';

import type { BotMarket, ClosedCandle } from '../bot-kind.ts';
import { dangerPrice } from '../instances/danger-price.ts';
import { legAt, noWaits, type Instance } from '../instances/instance.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import { CandleBuilder } from '../waiting/candle-builder.ts';
import { FollowedMarket, newMarket, type StoredMarket } from '../waiting/followed-market.ts';
import { WaitHeap } from '../waiting/wait-heap.ts';

/** Something that falls due, with the bots that wait for it. */
type Due =
  | { readonly type: 'time'; readonly ids: readonly AccountId[] }
  | { readonly type: 'candle'; readonly marketId: MarketId; readonly ids: readonly AccountId[]; readonly candle: ClosedCandle };

/** The bots that read a candle, and its market. */
type Readers = { readonly marketId: MarketId; readonly ids: Set<AccountId> };

export class MarketBoard {
  readonly #markets = new Map<MarketId, FollowedMarket>();
  readonly #times = new WaitHeap();
  readonly #readers = new Map<CandleBuilder, Readers>();

  constructor(stored: readonly StoredMarket[]) {
    for (const market of stored) this.#markets.set(market.marketId, new FollowedMarket(market));
  }

  market(marketId: MarketId): FollowedMarket {
    const known = this.#markets.get(marketId);
    if (known !== undefined) return known;
    const market = newMarket(marketId);
    this.#markets.set(marketId, market);
    return market;
  }

  /** A market as a bot looks at it: whenever it is looked at, it is as events have told it until then. */
  leg(market: BotMarket): BotLeg {
    const followed = this.market(market.marketId);
    return {
      market,
      get prices() {
        return followed.prices;
      },
      get state() {
        return followed.state;
      },
    };
  }

  /** Brings the indexes up to what a bot waits for. */
  arm(instance: Instance, timeMs: number): void {
    for (const place of instance.legs.keys()) this.armLeg(instance, place, timeMs);
  }

  /** After what it waits for in one of its legs, or its time, may have changed. */
  armLeg(instance: Instance, place: number, timeMs: number): void {
    const { strategyId, state, wakeMs } = instance;
    const market = this.market(legAt(instance, place).market.marketId);
    const isOver = state === BotState.stopped;
    const waits = isOver ? noWaits : (instance.waits[place] ?? noWaits);
    if (isOver) market.waits.bots.delete(strategyId);
    else market.waits.bots.add(strategyId);
    market.waits.set(strategyId, waits);
    this.#times.set(strategyId, isOver || wakeMs === 0 ? null : wakeMs);
    for (const [interval, builder] of market.candles) if (interval !== waits.candles) this.#leave(market, interval, builder, strategyId);
    if (waits.candles === null) return;
    const known = market.candles.get(waits.candles);
    const builder =
      known !== undefined && this.#isCurrent(known, timeMs) ? known : CandleBuilder.at(waits.candles, timeMs, market.lastTicks);
    market.candles.set(waits.candles, builder);
    const readers = this.#readers.get(builder) ?? { marketId: market.marketId, ids: new Set() };
    readers.ids.add(strategyId);
    this.#readers.set(builder, readers);
  }

  /** After its position or its margin has changed. */
  armDanger(instance: Instance): void {
    for (const [place, { market }] of instance.legs.entries())
      if (market.rules.contract !== undefined)
        this.market(market.marketId).waits.setDanger(instance.strategyId, dangerPrice(instance, place));
  }

  /** Begins the running candle of a market with what is known of it, so that it is told at its end, whole. */
  seed(marketId: MarketId, { interval, ...candle }: ClosedCandle, timeMs: number): void {
    const { candles } = this.market(marketId);
    if (bucketStart(interval, timeMs) !== candle.openMs || this.#isCurrent(candles.get(interval), timeMs)) return;
    candles.set(interval, new CandleBuilder({ interval, ...candle, endMs: shiftBucket(interval, candle.openMs, 1), isWhole: true }));
  }

  trade(marketId: MarketId, priceTicks: number, quantityLots: number): FollowedMarket {
    const market = this.market(marketId);
    market.lastTicks = priceTicks;
    for (const builder of market.candles.values()) builder.trade(priceTicks, quantityLots);
    return market;
  }

  setState(marketId: MarketId, state: MarketState): FollowedMarket {
    const market = this.market(marketId);
    market.state = state;
    return market;
  }

  /** The earliest moment at which something is due; null: nothing is. */
  nextDueMs(): number | null {
    const candleMs = this.#nextCandle()?.endMs ?? null;
    const timeMs = this.#times.lowest();
    if (candleMs === null || timeMs === null) return candleMs ?? timeMs;
    return Math.min(candleMs, timeMs);
  }

  /** Takes the earliest of what is due at a moment; null: nothing is left. Candles come before times. */
  takeDue(timeMs: number): Due | null {
    const candleMs = this.#nextCandle()?.endMs ?? Number.POSITIVE_INFINITY;
    const dueMs = this.#times.lowest() ?? Number.POSITIVE_INFINITY;
    if (Math.min(candleMs, dueMs) > timeMs) return null;
    if (dueMs < candleMs) return { type: 'time', ids: this.#times.take(dueMs) };
    const builder = this.#nextCandle();
    const readers = builder === null ? undefined : this.#readers.get(builder);
    if (builder === null || readers === undefined) return null;
    const candle = builder.close(timeMs);
    if (candle === null) return { type: 'time', ids: [] };
    return { type: 'candle', marketId: readers.marketId, ids: [...readers.ids].toSorted((a, b) => a - b), candle };
  }

  stored(): readonly StoredMarket[] {
    return Array.from(this.#markets.values(), (market) => market.stored());
  }

  /** One that nobody reads is left behind when its time is over. */
  #isCurrent(builder: CandleBuilder | undefined, timeMs: number): boolean {
    return builder !== undefined && (this.#readers.has(builder) || builder.endMs > timeMs);
  }

  /** The candle that ends first; of several, that of the market with the lowest number: a bot is told of all of them in one order. */
  #nextCandle(): CandleBuilder | null {
    let next: CandleBuilder | null = null;
    let nextMarket = 0;
    for (const [builder, { marketId }] of this.#readers) {
      if (next !== null && (builder.endMs > next.endMs || (builder.endMs === next.endMs && marketId >= nextMarket))) continue;
      next = builder;
      nextMarket = marketId;
    }
    return next;
  }

  #leave(market: FollowedMarket, interval: ClosedCandle['interval'], builder: CandleBuilder, id: AccountId): void {
    const readers = this.#readers.get(builder);
    // A candle out of a checkpoint stays until its readers have come.
    if (readers === undefined || !readers.ids.delete(id) || readers.ids.size > 0) return;
    this.#readers.delete(builder);
    market.candles.delete(interval);
  }
}

/** Takes out the bots that a last price wakes; a spot market's mark price is its last one. */
export const wokenByLast = (market: FollowedMarket, priceTicks: number, isContract: boolean): readonly AccountId[] => {
  const byLast = market.waits.takeLast(priceTicks);
  if (isContract) return byLast;
  const byMark = market.waits.takeMark(priceTicks);
  return byMark.length === 0 ? byLast : [...new Set([...byLast, ...byMark])].toSorted((a, b) => a - b);
};
