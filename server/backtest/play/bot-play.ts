// The place of one bot in a backtest: it is told what happens, what it wants is carried out at once, and it is told what became of that.
import { BotState, type StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotActions, BotMarket, BotOrder, BotPrices, Waits } from '#server/automation/bot-kind.ts';
import { marketWallet } from '#server/automation/instances/market-wallet.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { BacktestAccount } from './account.ts';
import { DecisionLog } from './decision-log.ts';
import { FillLog } from './fill-log.ts';
import type { PlayedBot, PlayedInput } from './played-bot.ts';
import { RestingOrders, type RestingOrder } from './resting-orders.ts';

/** Inputs that one event of the market may cause: more of them, and the bot talks with itself. */
const inputLimit = 100_000;

type Told = { readonly input: PlayedInput; readonly fill: number };

/** Changed as the code that decides says. */
type ChangingWaits = { -readonly [Field in keyof Waits]: Waits[Field] };

const noWaits: Waits = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0, atMs: 0, candles: null };

/** Why an order is refused for its size alone; null: it is not. As the core: however little is left, it can be closed. */
function checkSize({ rules }: BotMarket, { lots, reduceOnly }: BotOrder, priceTicks: number): RejectReason | null {
  if (!Number.isSafeInteger(lots) || lots <= 0) return RejectReason.invalidQuantity;
  if (!reduceOnly && lots < rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
  if (lots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  const notional = priceTicks * lots * rules.tickLotUnits;
  if (!reduceOnly && notional < Number(rules.minNotionalUnits)) return RejectReason.notionalBelowMinimum;
  return notional > Number(rules.maxNotionalUnits) ? RejectReason.notionalAboveMaximum : null;
}

export class BotPlay {
  readonly market: BotMarket;
  readonly account: BacktestAccount;
  readonly orders = new RestingOrders();
  readonly waits: ChangingWaits = { ...noWaits };
  readonly fills = new FillLog();
  readonly decisions = new DecisionLog();
  readonly #bot: PlayedBot;
  readonly #actions: BotActions;
  readonly #inputs: Told[] = [];
  #wanted: (() => void)[] = [];
  #step = 0;
  /** The matched profit behind the last fill that is kept. */
  #matched = 0;
  /** Inputs that it was told. */
  decided = 0;
  /** The fill that is being answered; 0: none. */
  #answering = 0;
  #liquidationTicks: number | null = 0;

  /** The moment: number of the candle, time, the price that is told, and the one at which market orders trade. */
  candle = -1;
  timeMs = 0;
  priceTicks = 0;
  tradeTicks = 0;

  state: BotState = BotState.starting;
  stopReason: StopReason | null = null;
  startedMs: number | null = null;
  stoppedMs: number | null = null;
  investedUnits = 0;
  returnedUnits = 0;
  feeUnits = 0;
  fundingUnits = 0;

  constructor(market: BotMarket, account: BacktestAccount, bot: PlayedBot) {
    this.market = market;
    this.account = account;
    this.#bot = bot;
    this.#actions = this.#actionsOf();
  }

  get prices(): BotPrices {
    return { lastTicks: this.priceTicks, markTicks: this.priceTicks };
  }

  get hasStopped(): boolean {
    return this.stopReason !== null;
  }

  figures(): ReturnType<PlayedBot['figures']> {
    return this.#bot.figures();
  }

  /** At or beyond it the position is taken over; 0: never. */
  get liquidationTicks(): number {
    this.#liquidationTicks ??= this.account.liquidationTicks();
    return this.#liquidationTicks;
  }

  /** The worth of everything at a price, what has been given back included. */
  worth(priceTicks: number): number {
    return this.account.worth(priceTicks) + this.returnedUnits;
  }

  /** Tells the bot what has happened, and then everything that follows from it. */
  tell(input: PlayedInput, fill = 0): void {
    this.#inputs.push({ input, fill });
    for (let next = 0; next < this.#inputs.length; next += 1) {
      if (next > inputLimit) throw new RangeError(`${this.market.symbol}: one event has caused more than ${inputLimit} inputs`);
      const told = this.#inputs[next];
      if (told !== undefined && !this.hasStopped) this.#decide(told);
    }
    this.#inputs.length = 0;
    if (this.startedMs === null && this.state !== BotState.waiting) this.startedMs = this.timeMs;
  }

  /** A resting order trades in full at its price. */
  fillResting(order: RestingOrder): void {
    this.orders.remove(order);
    this.account.release(order);
    const lots = this.account.tradable(order);
    if (lots === 0) {
      this.#tellEnded(order, CancelReason.nothingToReduce);
      return;
    }
    this.#trade(order.step, order.side, order.priceTicks, lots, false, order.answers);
  }

  liquidate(): void {
    for (const order of this.orders.all()) this.#end(order, CancelReason.liquidation);
    const lots = this.account.liquidate();
    this.#liquidationTicks = null;
    this.tell({ type: 'forced', why: 'liquidated', lots, ...this.#now() });
  }

  fund(rateE8: number): void {
    const units = this.account.fund(rateE8, this.priceTicks);
    if (units === 0) return;
    this.fundingUnits += units;
    this.#liquidationTicks = null;
    this.tell({ type: 'funding', units, ...this.#now() });
  }

  #now(): { readonly timeMs: number; readonly prices: BotPrices; readonly leg: number } {
    return { timeMs: this.timeMs, prices: this.prices, leg: 0 };
  }

  #decide({ input, fill }: Told): void {
    const kept = fill === 0 ? null : this.fills.kept(fill);
    this.decided += 1;
    this.#answering = fill;
    this.#bot.decide(input, this.#actions);
    if (kept !== null) {
      const matched = this.#bot.figures().matchedUnits;
      if (matched !== this.#matched) kept.matchedUnits = matched - this.#matched;
      this.#matched = matched;
    }
    const wanted = this.#wanted;
    this.#wanted = [];
    for (const act of wanted) act();
    this.#answering = 0;
  }

  #trade(step: number, side: Side, priceTicks: number, lots: number, isTaker: boolean, answers: number): void {
    const { rules, base, quote } = this.market;
    const feeUnits = this.account.fill(side, priceTicks, lots, isTaker ? rules.takerFeePpm : rules.makerFeePpm);
    const feeAsset = rules.contract === undefined && side === Side.buy ? base.assetId : quote.assetId;
    this.feeUnits += this.account.valueOf(feeAsset, feeUnits, priceTicks);
    this.#liquidationTicks = null;
    const number = this.fills.add(side);
    if (!this.fills.isFull)
      this.fills.first.push({ timeMs: this.timeMs, side, priceTicks, lots, feeUnits, isTaker, answers, matchedUnits: null });
    this.priceTicks = priceTicks;
    const filled: PlayedInput = {
      type: 'filled',
      step,
      side,
      priceTicks,
      lots,
      feeUnits,
      isLast: true,
      timeMs: this.timeMs,
      prices: this.prices,
      leg: 0,
    };
    // Inside a decision it waits for its turn.
    if (this.#inputs.length > 0) this.#inputs.push({ input: filled, fill: number });
    else this.tell(filled, number);
  }

  #later(input: PlayedInput): void {
    if (this.#inputs.length > 0) this.#inputs.push({ input, fill: 0 });
    else this.tell(input);
  }

  #tellEnded({ step, lots }: { readonly step: number; readonly lots: number }, reason: CancelReason): void {
    this.#later({ type: 'ended', step, remainingLots: lots, reason, ...this.#now() });
  }

  #end(order: RestingOrder, reason: CancelReason): void {
    this.orders.remove(order);
    this.account.release(order);
    this.#tellEnded(order, reason);
  }

  #answer(step: number, reason: RejectReason | null): void {
    this.#later(reason === null ? { type: 'done', step, ...this.#now() } : { type: 'refused', step, reason, ...this.#now() });
  }

  #place(step: number, order: BotOrder, answers: number): void {
    const isMarket = order.kind === 'market';
    const priceTicks = isMarket ? this.tradeTicks : order.priceTicks;
    const refused = checkSize(this.market, order, priceTicks) ?? this.account.checkOrder({ ...order, priceTicks }, this.tradeTicks);
    if (refused !== null) return this.#answer(step, refused);
    const crosses = order.side === Side.buy ? priceTicks >= this.priceTicks : priceTicks <= this.priceTicks;
    if (isMarket || crosses) return this.#take(step, order, answers);
    if (order.timeInForce === TimeInForce.fok) return this.#answer(step, RejectReason.fillOrKillUnfilled);
    if (order.timeInForce === TimeInForce.ioc) return this.#tellEnded({ step, lots: order.lots }, CancelReason.unfilled);
    const { side, lots, reduceOnly } = order;
    const resting: RestingOrder = { step, side, priceTicks, lots, reduceOnly, answers, candle: this.candle };
    this.account.reserve(resting);
    this.orders.add(resting);
  }

  /** Trades at once, at the close of the candle: the decision was made inside it, and what comes after is the first that it can get. */
  #take(step: number, order: BotOrder, answers: number): void {
    const { side, kind, timeInForce } = order;
    if (kind === 'limit' && timeInForce === TimeInForce.postOnly) return this.#answer(step, RejectReason.postOnlyWouldTake);
    // A limit that the close is beyond is kept: it trades no worse.
    const best = side === Side.buy ? Math.min(order.priceTicks, this.tradeTicks) : Math.max(order.priceTicks, this.tradeTicks);
    const priceTicks = kind === 'market' ? this.tradeTicks : best;
    const lots = this.account.tradable({ ...order, priceTicks });
    if (lots === 0) return this.#answer(step, RejectReason.noPosition);
    return this.#trade(step, side, priceTicks, lots, true, answers);
  }

  #cancel(step: number, orderStep: number): void {
    const order = this.orders.find(orderStep);
    if (order === undefined) return this.#answer(step, RejectReason.orderNotOpen);
    this.#end(order, CancelReason.requested);
    return this.#answer(step, null);
  }

  #takeFunds(step: number, assetId: AssetId, units: number): void {
    this.account.take(assetId, units);
    this.investedUnits += this.account.valueOf(assetId, units, this.tradeTicks);
    this.#later({ type: 'moved', assetId, units, wallet: marketWallet(this.market), ...this.#now() });
    this.#answer(step, null);
  }

  #returnFunds(step: number, assetId: AssetId, units: number): void {
    const given = this.account.give(assetId, units);
    if (given === 0 && units > 0) return this.#answer(step, RejectReason.insufficientBalance);
    this.returnedUnits += this.account.valueOf(assetId, given, this.tradeTicks);
    if (given > 0) this.#later({ type: 'moved', assetId, units: -given, wallet: marketWallet(this.market), ...this.#now() });
    return this.#answer(step, null);
  }

  /** Each action has its number at once, and is carried out when the decision is complete. */
  #want(act: (step: number) => void): number {
    this.#step += 1;
    const step = this.#step;
    this.#wanted.push(() => act(step));
    return step;
  }

  #set(change: () => RejectReason | null): number {
    return this.#want((step) => {
      const refused = change();
      this.#liquidationTicks = null;
      this.#answer(step, refused);
    });
  }

  #actionsOf(): BotActions {
    return {
      place: (order) => {
        const answers = this.#answering;
        return this.#want((step) => this.#place(step, order, answers));
      },
      cancel: (orderStep) => this.#want((step) => this.#cancel(step, orderStep)),
      cancelAll: () =>
        this.#want((step) => {
          for (const order of this.orders.all()) this.#end(order, CancelReason.requested);
          this.#answer(step, null);
        }),
      setLeverage: (leverage) => this.#set(() => this.account.setLeverage(leverage)),
      setMarginMode: (mode) => this.#set(() => this.account.setMarginMode(mode)),
      changeMargin: (units) => this.#set(() => this.account.changeMargin(units)),
      takeFunds: (assetId, units) => this.#want((step) => this.#takeFunds(step, assetId, units)),
      returnFunds: (assetId, units) => this.#want((step) => this.#returnFunds(step, assetId, units)),
      say: (code, params = {}) => this.decisions.add({ timeMs: this.timeMs, code, params }),
      waitFor: (waits) => Object.assign(this.waits, noWaits, waits),
      become: (state) => {
        if (!this.hasStopped) this.state = state;
      },
      end: (reason) => {
        if (this.hasStopped) return;
        this.stopReason = reason;
        this.state = BotState.stopped;
        this.stoppedMs = this.timeMs;
        Object.assign(this.waits, noWaits);
      },
    };
  }
}
