// One market of a bot in a backtest: what it wants done there is carried out at once, and its orders meet the prices.
import { MarketState, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotMarket, BotOrder, BotPrices, Waits } from '#server/automation/bot-kind.ts';
import type { BotLeg } from '#server/automation/many-markets-kind.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { BacktestAccount } from './account.ts';
import type { PlayedInput } from './played-bot.ts';
import { RestingOrders, type RestingOrder } from './resting-orders.ts';

/** Changed as the code that decides says. */
type ChangingWaits = { -readonly [Field in keyof Omit<Waits, 'atMs'>]: Waits[Field] };

const noWaits: Omit<Waits, 'atMs'> = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0, candles: null };

/** A fill in one of the markets of a bot; `answers`: the number of the fill that its order answers, 0: none. */
export type LegFill = {
  readonly step: number;
  readonly side: Side;
  readonly priceTicks: number;
  readonly lots: number;
  readonly feeUnits: number;
  readonly isTaker: boolean;
  readonly answers: number;
};

/** The bot whose market it is. */
type Owner = {
  readonly timeMs: number;
  /** Tells the bot, and then everything that follows from it. */
  tell(input: PlayedInput): void;
  /** The same, behind what it is being told at the moment. */
  later(input: PlayedInput): void;
  filled(leg: LegPlay, fill: LegFill): void;
  funded(units: number): void;
  /** Money was moved: the ends of positions are where they were no more. */
  changed(): void;
};

/** An input without the moment, which the leg adds. */
type Told = PlayedInput extends infer Input ? (Input extends unknown ? Omit<Input, 'timeMs' | 'prices' | 'leg'> : never) : never;

/** Slippage is counted in millionths of the price. */
const one = 1_000_000;

type TradedOrder = Pick<RestingOrder, 'step' | 'side' | 'inMargin' | 'answers'>;

/** Why an order is refused for its size alone; null: it is not. As the core: however little is left, it can be closed. */
function checkSize({ rules }: BotMarket, { lots, reduceOnly }: BotOrder, priceTicks: number): RejectReason | null {
  if (!Number.isSafeInteger(lots) || lots <= 0) return RejectReason.invalidQuantity;
  if (!reduceOnly && lots < rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
  if (lots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  const notional = priceTicks * lots * rules.tickLotUnits;
  if (!reduceOnly && notional < Number(rules.minNotionalUnits)) return RejectReason.notionalBelowMinimum;
  return notional > Number(rules.maxNotionalUnits) ? RejectReason.notionalAboveMaximum : null;
}

export class LegPlay implements BotLeg {
  readonly market: BotMarket;
  readonly account: BacktestAccount;
  /** Its number among the markets of the bot. */
  readonly leg: number;
  readonly state = MarketState.online;
  readonly orders = new RestingOrders();
  readonly waits: ChangingWaits = { ...noWaits };
  readonly #owner: Owner;
  readonly #slippagePpm: number;
  #liquidationTicks: number | null = 0;

  /** The price of the moment as the bot is told it, and the one at which market orders trade before slippage. They differ while another market goes its way. */
  priceTicks = 0;
  tradeTicks = 0;

  constructor(owner: Owner, leg: number, market: BotMarket, account: BacktestAccount, slippagePpm: number) {
    this.#owner = owner;
    this.#slippagePpm = slippagePpm;
    this.leg = leg;
    this.market = market;
    this.account = account;
  }

  get prices(): BotPrices {
    return { lastTicks: this.priceTicks, markTicks: this.priceTicks };
  }

  /** At or beyond it the position is taken over; 0: never. */
  get liquidationTicks(): number {
    this.#liquidationTicks ??= this.account.liquidationTicks();
    return this.#liquidationTicks;
  }

  /** Sets the price of the moment. */
  standAt(ticks: number): void {
    this.priceTicks = ticks;
    this.tradeTicks = ticks;
  }

  forgetLiquidation(): void {
    this.#liquidationTicks = null;
  }

  waitFor(waits: Partial<Waits>): void {
    const { lastAtOrAbove = 0, lastAtOrBelow = 0, markAtOrAbove = 0, markAtOrBelow = 0, candles = null } = waits;
    Object.assign(this.waits, { lastAtOrAbove, lastAtOrBelow, markAtOrAbove, markAtOrBelow, candles });
  }

  tell(input: Told): void {
    this.#owner.tell(this.#input(input));
  }

  /** A resting order trades in full at its price. */
  fillResting(order: RestingOrder): void {
    this.orders.remove(order);
    this.account.release(order);
    const lots = this.account.tradable(order);
    if (lots === 0) this.#tellEnded(order, CancelReason.nothingToReduce);
    else this.#trade(order, order.priceTicks, lots, false);
  }

  liquidate(): void {
    for (const order of this.orders.all()) this.#end(order, CancelReason.liquidation);
    const lots = this.account.liquidate(this.priceTicks);
    this.#owner.changed();
    if (this.account.loan === null) return this.tell({ type: 'forced', why: 'liquidated', lots });
    this.#tellDebt(0, 0);
    this.tell({ type: 'margin-liquidated' });
  }

  fund(rateE8: number): void {
    const units = this.account.fund(rateE8, this.priceTicks);
    if (units === 0) return;
    this.#owner.funded(units);
    this.#owner.changed();
    this.tell({ type: 'funding', units });
  }

  /** Interest of the hours that have begun until then. */
  charge(timeMs: number): void {
    const interest = this.account.loan?.charge(timeMs) ?? 0;
    if (interest === 0) return;
    this.#owner.changed();
    this.#tellDebt(0, interest);
  }

  transferMargin(step: number, assetId: AssetId, units: number, direction: 'in' | 'out'): void {
    const { loan } = this.account;
    this.set(step, loan === null ? RejectReason.notMargined : loan.transfer(assetId, units, direction));
  }

  borrow(step: number, units: number): void {
    const { loan } = this.account;
    if (loan === null) return this.answer(step, RejectReason.notLent);
    const before = loan.owed();
    const refused = loan.borrow(units, this.#owner.timeMs, this.tradeTicks);
    if (refused === null) this.#tellDebt(units, loan.owed() - before - units);
    this.set(step, refused);
  }

  repay(step: number, units: number): void {
    const paid = this.account.loan?.repay(units) ?? 0;
    if (paid > 0) this.#tellDebt(-paid, 0);
    this.set(step, null);
  }

  answer(step: number, reason: RejectReason | null): void {
    this.#later(reason === null ? { type: 'done', step } : { type: 'refused', step, reason });
  }

  set(step: number, reason: RejectReason | null): void {
    this.#owner.changed();
    this.answer(step, reason);
  }

  place(step: number, order: BotOrder, answers: number): void {
    const isMarket = order.kind === 'market';
    const priceTicks = isMarket ? this.#takenTicks(order.side) : order.priceTicks;
    const refused = checkSize(this.market, order, priceTicks) ?? this.account.checkOrder({ ...order, priceTicks }, this.tradeTicks);
    if (refused !== null) return this.answer(step, refused);
    const crosses = order.side === Side.buy ? priceTicks >= this.priceTicks : priceTicks <= this.priceTicks;
    if (isMarket || crosses) return this.#take(step, order, answers);
    if (order.timeInForce === TimeInForce.fok) return this.answer(step, RejectReason.fillOrKillUnfilled);
    if (order.timeInForce === TimeInForce.ioc) return this.#tellEnded({ step, lots: order.lots }, CancelReason.unfilled);
    const { side, lots, reduceOnly } = order;
    const inMargin = order.wallet !== undefined;
    const resting: RestingOrder = { step, side, priceTicks, lots, reduceOnly, inMargin, answers };
    this.account.reserve(resting);
    this.orders.add(resting);
  }

  /** False: it has no such order. */
  cancel(orderStep: number): boolean {
    const order = this.orders.find(orderStep);
    if (order !== undefined) this.#end(order, CancelReason.requested);
    return order !== undefined;
  }

  cancelAll(): void {
    for (const order of this.orders.all()) this.#end(order, CancelReason.requested);
  }

  moved(assetId: number, units: number, wallet: 'spot' | 'futures'): void {
    this.#owner.changed();
    this.#later({ type: 'moved', assetId, units, wallet });
  }

  /** The price at which an order trades that takes: the one of the moment, worse by the slippage, in whole ticks away from whoever takes. */
  #takenTicks(side: Side): number {
    if (side === Side.buy) return mulDivUp(this.tradeTicks, one + this.#slippagePpm, one);
    return Math.max(1, mulDivDown(this.tradeTicks, one - this.#slippagePpm, one));
  }

  #take(step: number, order: BotOrder, answers: number): void {
    const { side, kind, timeInForce } = order;
    if (kind === 'limit' && timeInForce === TimeInForce.postOnly) return this.answer(step, RejectReason.postOnlyWouldTake);
    const taken = this.#takenTicks(side);
    // A limit is kept: it trades no worse.
    const best = side === Side.buy ? Math.min(order.priceTicks, taken) : Math.max(order.priceTicks, taken);
    const priceTicks = kind === 'market' ? taken : best;
    const lots = this.account.tradable({ ...order, priceTicks });
    if (lots === 0) return this.answer(step, RejectReason.noPosition);
    this.priceTicks = this.tradeTicks;
    return this.#trade({ step, side, inMargin: order.wallet !== undefined, answers }, priceTicks, lots, true);
  }

  #trade({ step, side, inMargin, answers }: TradedOrder, priceTicks: number, lots: number, isTaker: boolean): void {
    const { rules } = this.market;
    const feeUnits = this.account.fill(side, priceTicks, lots, isTaker ? rules.takerFeePpm : rules.makerFeePpm, inMargin);
    this.#owner.changed();
    this.#owner.filled(this, { step, side, priceTicks, lots, feeUnits, isTaker, answers });
  }

  #tellEnded({ step, lots }: { readonly step: number; readonly lots: number }, reason: CancelReason): void {
    this.#later({ type: 'ended', step, remainingLots: lots, reason });
  }

  #end(order: RestingOrder, reason: CancelReason): void {
    this.orders.remove(order);
    this.account.release(order);
    this.#tellEnded(order, reason);
  }

  #tellDebt(lentUnits: number, interestUnits: number): void {
    const owedUnits = this.account.loan?.owed() ?? 0;
    this.#later({ type: 'debt', assetId: this.market.base.assetId, owedUnits, lentUnits, interestUnits });
  }

  #later(input: Told): void {
    this.#owner.later(this.#input(input));
  }

  #input(input: Told): PlayedInput {
    return { ...input, timeMs: this.#owner.timeMs, prices: this.prices, leg: this.leg };
  }
}
