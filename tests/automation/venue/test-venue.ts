// A venue for tests of bots: one bot, one market, a price that somebody moves. Orders fill when the price touches them.
import { MarketState, Side } from '#lib/contract/enums.ts';
import { type BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type {
  BotActions,
  BotInput,
  BotKind,
  BotMarket,
  BotOrder,
  BotPrices,
  OwnerAction,
  ReasonParams,
  Waits,
} from '#server/automation/bot-kind.ts';
import { marketWallet } from '#server/automation/instances/market-wallet.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { type StandingOrder, TestAccount } from './test-account.ts';

export type Row = { readonly code: string; readonly params: ReasonParams };
type Moment = { readonly timeMs: number; readonly prices: BotPrices };
type Told<Edit> = BotInput<Edit> extends infer Input ? (Input extends Moment ? Omit<Input, keyof Moment> : never) : never;

type TestVenueOptions<Terms, Edit, State> = {
  readonly kind: BotKind<Terms, Edit, State>;
  readonly terms: Terms;
  readonly market: BotMarket;
  readonly lastTicks: number;
  /** The funds of its owner, in units. */
  readonly owner: { readonly base: number; readonly quote: number };
  /** Its state goes through JSON after each input. */
  readonly throughJson?: boolean;
};

const noWaits: Waits = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0, atMs: 0, candles: null };

export class TestVenue<Terms, Edit, State> {
  readonly #options: TestVenueOptions<Terms, Edit, State>;
  readonly account: TestAccount;
  readonly owner: { base: number; quote: number };
  readonly rows: Row[] = [];
  /** Every input that was told, for comparing two runs. */
  readonly inputs: Told<Edit>[] = [];
  state: State;
  botState: BotState | null = null;
  reason: StopReason | null = null;
  waits: Waits = noWaits;
  lastTicks: number;
  markTicks: number;
  marketState: MarketState = MarketState.online;
  /** Orders fill in so many parts. */
  parts = 1;
  /** A market order gets a price so many ticks worse than the last one. */
  slippageTicks = 0;
  /** Why orders are refused; null: they are not. */
  refusesFor: RejectReason | null = null;
  /** Which orders are refused for it. */
  refuses: (order: BotOrder) => boolean = () => true;
  /** The sums that have been put in and taken out, in quote units at the price of that moment. */
  putInUnits = 0;
  takenOutUnits = 0;
  #step = 0;
  #timeMs = 0;
  readonly #orders = new Map<number, StandingOrder>();
  readonly #steps: (() => void)[] = [];
  #isRunning = false;

  constructor(options: TestVenueOptions<Terms, Edit, State>) {
    this.#options = options;
    this.account = new TestAccount(options.market);
    this.owner = { ...options.owner };
    this.state = options.kind.create(options.terms, options.market);
    this.lastTicks = options.lastTicks;
    this.markTicks = options.lastTicks;
  }

  /** In the order of their prices, highest first. */
  get orders(): readonly StandingOrder[] {
    return [...this.#orders.values()].toSorted((a, b) => b.priceTicks - a.priceTicks);
  }

  get equity(): number {
    return this.account.equity(this.lastTicks);
  }

  codes(): string[] {
    return this.rows.map(({ code }) => code);
  }

  /** Terms with a problem start nothing. */
  start(): void {
    const { kind, terms, market } = this.#options;
    const [problem] = kind.check(terms, market, this.#prices());
    // Without a price nothing is checked against one.
    if (problem === undefined || problem.code === 'noWatchedPrice') return this.tell({ type: 'start' });
    this.rows.push({ code: 'bot.start-refused', params: { field: problem.field, code: problem.code } });
    this.reason = StopReason.cancelled;
  }

  tellOwner(told: OwnerAction<Edit>): void {
    if (told.action === 'add-funds') this.#move(told.assetId, told.units);
    if (told.action === 'edit') {
      const { kind, terms, market } = this.#options;
      const [problem] = kind.checkEdit(terms, told.edit, market, this.#prices());
      if (problem !== undefined) {
        this.rows.push({ code: 'bot.edit-refused', params: { field: problem.field, code: problem.code } });
        return;
      }
    }
    this.tell({ type: 'owner', ...told });
  }

  setMarket(state: MarketState): void {
    this.marketState = state;
    this.tell({ type: 'market', state });
  }

  /** The last price goes there, through every order on the way; contracts' mark with it. */
  moveTo(ticks: number): void {
    for (let next = this.#touched(ticks); next !== undefined; next = this.#touched(ticks)) this.#fillStanding(next);
    if (this.lastTicks === ticks && this.markTicks === ticks) return;
    this.lastTicks = ticks;
    this.markTicks = ticks;
    this.#wake();
  }

  /** The time goes on. */
  pass(ms: number): void {
    this.#timeMs += ms;
    const { atMs } = this.waits;
    if (atMs === 0 || this.#timeMs < atMs) return;
    this.waits = { ...this.waits, atMs: 0 };
    this.tell({ type: 'time' });
  }

  /** A part of an order that stands trades. */
  fillPart(step: number, lots: number): void {
    const order = this.#orders.get(step);
    if (order !== undefined) this.#trade(order, lots);
  }

  /** The exchange takes an order out of the book. */
  takeAway(step: number, reason: CancelReason): void {
    const order = this.#orders.get(step);
    if (order === undefined) return;
    this.#orders.delete(step);
    this.tell({ type: 'ended', step, remainingLots: order.left, reason });
  }

  tell(input: Told<Edit>): void {
    if (this.reason !== null) return;
    this.#timeMs += 1;
    this.inputs.push(input);
    const { kind, market, throughJson = false } = this.#options;
    kind.decide(this.state, Object.assign({ timeMs: this.#timeMs, prices: this.#prices() }, input), market, this.#actions);
    if (throughJson) this.state = JSON.parse(JSON.stringify(this.state));
    this.#runSteps();
  }

  #prices(): BotPrices {
    return { lastTicks: this.lastTicks, markTicks: this.markTicks };
  }

  /** The order that the price meets first on its way; halted markets fill nothing. */
  #touched(ticks: number): StandingOrder | undefined {
    if (this.marketState === MarketState.halted) return undefined;
    const orders = this.orders;
    const buy = orders.find(({ side, priceTicks }) => side === Side.buy && priceTicks >= ticks);
    return buy ?? orders.findLast(({ side, priceTicks }) => side === Side.sell && priceTicks <= ticks);
  }

  #fillStanding(order: StandingOrder): void {
    const part = Math.max(1, Math.floor(order.left / this.parts));
    for (let parts = this.parts; parts > 0 && this.#orders.has(order.step); parts -= 1)
      this.#trade(order, parts === 1 ? order.left : Math.min(part, order.left));
  }

  /** One trade: its fill is told, then its price, and only then what was decided is carried out. */
  #trade(order: StandingOrder, lots: number): void {
    const isOuter = !this.#isRunning;
    this.#isRunning = true;
    this.lastTicks = order.priceTicks;
    this.markTicks = order.priceTicks;
    this.#fill(order, order.priceTicks, lots, true);
    this.#wake();
    this.#isRunning = !isOuter;
    this.#runSteps();
  }

  #fill(order: StandingOrder, priceTicks: number, lots: number, isMaker: boolean): void {
    const { step, side } = order;
    order.left -= lots;
    if (order.left === 0) this.#orders.delete(step);
    const feeUnits = this.account.fill(side, priceTicks, lots, isMaker);
    this.tell({ type: 'filled', step, side, priceTicks, lots, feeUnits, isLast: order.left === 0 });
  }

  #wake(): void {
    const { lastAtOrAbove, lastAtOrBelow, markAtOrAbove, markAtOrBelow } = this.waits;
    const isReached =
      (lastAtOrAbove > 0 && this.lastTicks >= lastAtOrAbove) ||
      this.lastTicks <= lastAtOrBelow ||
      (markAtOrAbove > 0 && this.markTicks >= markAtOrAbove) ||
      this.markTicks <= markAtOrBelow;
    if (isReached) this.tell({ type: 'price' });
  }

  /** The decided steps are carried out in order, and each outcome told before the next. */
  #runSteps(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#steps.shift(); next !== undefined; next = this.#steps.shift()) next();
    this.#isRunning = false;
  }

  #add(run: (step: number) => void): number {
    this.#step += 1;
    const step = this.#step;
    this.#steps.push(() => run(step));
    return step;
  }

  #refuse(step: number, reason: RejectReason): void {
    this.tell({ type: 'refused', step, reason });
  }

  #place(step: number, order: BotOrder): void {
    const standing: StandingOrder = { ...order, step, left: order.lots };
    const { rules } = this.#options.market;
    if (this.marketState !== MarketState.online) return this.#refuse(step, RejectReason.marketHalted);
    if (this.refusesFor !== null && this.refuses(order)) return this.#refuse(step, this.refusesFor);
    if (order.lots < rules.minQuantityLots) return this.#refuse(step, RejectReason.quantityBelowMinimum);
    const price = order.kind === 'market' ? this.lastTicks : order.priceTicks;
    if (!order.reduceOnly && this.account.value(price, order.lots) < Number(rules.minNotionalUnits))
      return this.#refuse(step, RejectReason.notionalBelowMinimum);
    const others = order.reduceOnly ? [] : [...this.#orders.values()];
    const isCovered = order.reduceOnly || this.account.covers(others, standing, this.lastTicks);
    if (!isCovered) return this.#refuse(step, RejectReason.insufficientBalance);
    const isBuy = order.side === Side.buy;
    if (order.kind === 'market')
      return this.#fill(standing, this.lastTicks + (isBuy ? this.slippageTicks : -this.slippageTicks), order.lots, false);
    const [lowestSell, highestBuy] = [this.#best(Side.sell), this.#best(Side.buy)];
    if (isBuy ? order.priceTicks >= lowestSell : order.priceTicks <= highestBuy)
      return this.tell({ type: 'ended', step, remainingLots: order.lots, reason: CancelReason.selfTrade });
    if (isBuy ? order.priceTicks >= this.lastTicks : order.priceTicks <= this.lastTicks) {
      if (order.priceTicks !== this.lastTicks) return this.#fill(standing, this.lastTicks, order.lots, false);
    }
    this.#orders.set(step, standing);
  }

  /** The best price of its own orders. */
  #best(side: Side): number {
    const prices = [...this.#orders.values()].filter((order) => order.side === side).map(({ priceTicks }) => priceTicks);
    return side === Side.buy ? Math.max(0, ...prices) : Math.min(Number.MAX_SAFE_INTEGER, ...prices);
  }

  #move(assetId: number, units: number): void {
    const isBase = assetId === this.#options.market.base.assetId;
    const worth = isBase ? this.account.equity(this.lastTicks) : 0;
    if (isBase) this.account.baseUnits += units;
    else this.account.quoteUnits += units;
    const moved = isBase ? this.account.equity(this.lastTicks) - worth : units;
    if (units > 0) this.putInUnits += moved;
    else this.takenOutUnits -= moved;
    this.owner[isBase ? 'base' : 'quote'] -= units;
    this.tell({ type: 'moved', assetId, units, wallet: marketWallet(this.#options.market) });
  }

  #take(step: number, assetId: number, units: number): void {
    const has = assetId === this.#options.market.base.assetId ? this.owner.base : this.owner.quote;
    if (has < units) return this.#refuse(step, RejectReason.insufficientBalance);
    this.#move(assetId, units);
    this.tell({ type: 'done', step });
  }

  #cancel(step: number, target: number): void {
    const order = this.#orders.get(target);
    if (order === undefined) return this.#refuse(step, RejectReason.orderNotOpen);
    this.takeAway(target, CancelReason.requested);
    this.tell({ type: 'done', step });
  }

  readonly #actions: BotActions = {
    place: (order) => this.#add((step) => this.#place(step, order)),
    cancel: (target) => this.#add((step) => this.#cancel(step, target)),
    cancelAll: () =>
      this.#add((step) => {
        if (this.marketState === MarketState.halted) return this.#refuse(step, RejectReason.marketHalted);
        for (const target of Array.from(this.#orders.keys())) this.takeAway(target, CancelReason.requested);
        this.tell({ type: 'done', step });
      }),
    setLeverage: (leverage) =>
      this.#add((step) => {
        this.account.leverage = leverage;
        this.tell({ type: 'done', step });
      }),
    setMarginMode: () => this.#add((step) => this.tell({ type: 'done', step })),
    changeMargin: () => this.#add((step) => this.tell({ type: 'done', step })),
    takeFunds: (assetId, units) => this.#add((step) => this.#take(step, assetId, units)),
    returnFunds: (assetId, units) =>
      this.#add((step) => {
        this.#move(assetId, -units);
        this.tell({ type: 'done', step });
      }),
    say: (code, params = {}) => this.rows.push({ code, params }),
    waitFor: (waits) => {
      this.waits = { ...noWaits, ...waits };
    },
    become: (state) => {
      this.botState = state;
    },
    end: (reason) => {
      this.reason = reason;
    },
  };
}
