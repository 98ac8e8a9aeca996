// The last word about each market: prices, state, and the candles that bots wait for.
import { MarketState, type KlineInterval } from '#lib/contract/enums.ts';
import type { MarketId } from '#server/engine/ids.ts';

import type { BotPrices } from '../bot-kind.ts';
import { CandleBuilder, type OpenCandle } from './candle-builder.ts';
import { MarketWaits } from './market-waits.ts';

/** As it is kept in a checkpoint. */
export type StoredMarket = {
  readonly marketId: MarketId;
  readonly lastTicks: number;
  readonly markTicks: number;
  readonly state: MarketState;
  readonly candles: readonly OpenCandle[];
};

export class FollowedMarket {
  readonly marketId: MarketId;
  readonly waits = new MarketWaits();
  readonly candles = new Map<KlineInterval, CandleBuilder>();
  state: MarketState;
  lastTicks: number;
  #markTicks: number;

  constructor(stored: StoredMarket) {
    this.marketId = stored.marketId;
    this.state = stored.state;
    this.lastTicks = stored.lastTicks;
    this.#markTicks = stored.markTicks;
    for (const candle of stored.candles) this.candles.set(candle.interval, new CandleBuilder(candle));
  }

  setMark(ticks: number): void {
    this.#markTicks = ticks;
  }

  /** Contracts have one; of spot the last price is meant. */
  get hasMark(): boolean {
    return this.#markTicks !== 0;
  }

  get prices(): BotPrices {
    const { lastTicks } = this;
    // A spot market has no mark price of its own.
    return { lastTicks, markTicks: this.#markTicks === 0 ? lastTicks : this.#markTicks };
  }

  stored(): StoredMarket {
    const { marketId, lastTicks, state } = this;
    return { marketId, lastTicks, markTicks: this.#markTicks, state, candles: Array.from(this.candles.values(), ({ open }) => open) };
  }
}

export const newMarket = (marketId: MarketId): FollowedMarket =>
  new FollowedMarket({ marketId, lastTicks: 0, markTicks: 0, state: MarketState.online, candles: [] });
