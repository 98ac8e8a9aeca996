// The account of a bot on a test venue: what it holds, what its orders hold, and what they may not exceed.
import { Side } from '#lib/contract/enums.ts';
import type { BotMarket, BotOrder } from '#server/automation/bot-kind.ts';

export type StandingOrder = BotOrder & { readonly step: number; left: number };

/** A share in millionths, up: as the core rounds its fees. */
const shareUp = (amount: number, ppm: number): number => Number((BigInt(amount) * BigInt(ppm) + 999_999n) / 1_000_000n);

export class TestAccount {
  readonly #market: BotMarket;
  quoteUnits = 0;
  baseUnits = 0;
  positionLots = 0;
  leverage = 1;

  constructor(market: BotMarket) {
    this.#market = market;
  }

  get #isContract(): boolean {
    return this.#market.rules.contract !== undefined;
  }

  value(priceTicks: number, lots: number): number {
    const units = priceTicks * lots * this.#market.rules.tickLotUnits;
    if (!Number.isSafeInteger(units)) throw new Error('beyond what is counted exactly');
    return units;
  }

  /** Everything at a price, in units of the quote coin; coins rounded down. */
  equity(priceTicks: number): number {
    const { rules } = this.#market;
    if (this.#isContract) return this.quoteUnits + this.value(priceTicks, this.positionLots);
    return this.quoteUnits + Number((BigInt(this.baseUnits) * BigInt(priceTicks * rules.tickLotUnits)) / BigInt(rules.lotUnits));
  }

  /** A part of an order; answers its fee. Refuses (Error) to go below zero. */
  fill(side: Side, priceTicks: number, lots: number, isMaker: boolean): number {
    const { rules } = this.#market;
    const ppm = isMaker ? rules.makerFeePpm : rules.takerFeePpm;
    const value = this.value(priceTicks, lots);
    const isBuy = side === Side.buy;
    if (this.#isContract) {
      const fee = shareUp(value, ppm);
      this.quoteUnits += (isBuy ? -value : value) - fee;
      this.positionLots += isBuy ? lots : -lots;
      return fee;
    }
    const coins = lots * rules.lotUnits;
    const fee = shareUp(isBuy ? coins : value, ppm);
    this.quoteUnits += isBuy ? -value : value - fee;
    this.baseUnits += isBuy ? coins - fee : -coins;
    if (this.quoteUnits < 0 || this.baseUnits < 0) throw new Error(`spent more than there was: ${this.quoteUnits} and ${this.baseUnits}`);
    return fee;
  }

  /** True if an order is covered beside the others. Contracts: the value that a side opens, at the leverage, beside the position. */
  covers(others: readonly StandingOrder[], order: StandingOrder, priceTicks: number): boolean {
    const orders = [...others, order];
    if (this.#isContract) return this.#marginCovers(others, orders, priceTicks);
    let [quote, base] = [0, 0];
    for (const { side, priceTicks: limit, left } of orders) {
      if (side === Side.buy) quote += this.value(limit === 0 ? priceTicks : limit, left);
      else base += left * this.#market.rules.lotUnits;
    }
    return quote <= this.quoteUnits && base <= this.baseUnits;
  }

  #opened(orders: readonly StandingOrder[], side: Side, priceTicks: number): number {
    let closing = Math.max(0, side === Side.buy ? -this.positionLots : this.positionLots);
    let value = 0;
    for (const order of orders) {
      if (order.side !== side) continue;
      const closes = Math.min(closing, order.left);
      closing -= closes;
      value += this.value(order.priceTicks === 0 ? priceTicks : order.priceTicks, order.left - closes);
    }
    return value;
  }

  #marginCovers(others: readonly StandingOrder[], orders: readonly StandingOrder[], priceTicks: number): boolean {
    const most = (list: readonly StandingOrder[]): number =>
      Math.max(this.#opened(list, Side.buy, priceTicks), this.#opened(list, Side.sell, priceTicks));
    // An order that only closes is always taken.
    if (most(orders) <= most(others)) return true;
    const held = this.value(priceTicks, Math.abs(this.positionLots));
    return (held + most(orders)) / this.leverage <= this.equity(priceTicks);
  }
}
