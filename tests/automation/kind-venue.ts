// A venue in memory for a bot of one market: an owner's coins, the bot's account, resting orders that fill when the price touches them.
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, Side } from '#lib/contract/enums.ts';
import type { BotActions, BotInput, BotKind, BotMarket, BotOrder, OwnerAction, ReasonParams, Waits } from '#server/automation/bot-kind.ts';
import { marketWallet } from '#server/automation/instances/market-wallet.ts';
import { feeOf } from '#server/engine/accounts/fee.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';

type Happened<Edit> = BotInput<Edit> extends infer Each ? (Each extends unknown ? Omit<Each, 'timeMs' | 'prices'> : never) : never;
type Resting = BotOrder & { readonly step: number; open: number };
type Action = () => void;

export type VenueSetup<Terms, Edit, State> = {
  readonly kind: BotKind<Terms, Edit, State>;
  /** The codes of its rows, with the names of their params. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
  readonly market: BotMarket;
  readonly terms: Terms;
  /** Coins of the owner, in units. */
  readonly owner: { base: number; quote: number };
  /** Says no to an order. */
  readonly refuse?: (order: BotOrder) => RejectReason | null;
  /** The lots of an order that fill at once when it is touched; the rest fills at the next touch. */
  readonly part?: (lots: number) => number;
  /** The state goes through JSON before every decision. */
  readonly writesState?: boolean;
  /** Actions are carried out at the next thing that happens, after it. */
  readonly lags?: boolean;
};

/** Everything that a test looks at. Money in units, prices in ticks. */
export class KindVenue<Terms, Edit, State> {
  state: State;
  shown: BotState | null = null;
  ended: StopReason | null = null;
  last = 0;
  nowMs = 0;
  marketState: MarketState = MarketState.online;
  /** The coins of the bot's account; of contracts quote alone, with what its position has gained when it is closed. */
  readonly coins = { base: 0, quote: 0 };
  position = 0;
  /** Value at which the position was entered. */
  entered = 0;
  orders: Resting[] = [];
  waits: Waits | null = null;
  readonly rows: { readonly code: string; readonly params: ReasonParams }[] = [];
  readonly fills: { readonly side: Side; readonly priceTicks: number; readonly lots: number }[] = [];
  /** Every word that went out, to hold two runs against each other. */
  readonly log: string[] = [];
  private readonly inputs: Happened<Edit>[] = [];
  private readonly sent: Action[] = [];
  private readonly actions: BotActions;
  private readonly setup: VenueSetup<Terms, Edit, State>;
  private steps = 0;

  constructor(setup: VenueSetup<Terms, Edit, State>) {
    this.setup = setup;
    this.state = setup.kind.create(setup.terms, setup.market);
    this.actions = this.actionsOf();
  }

  start(priceTicks: number): void {
    this.last = priceTicks;
    this.tell({ type: 'start' });
  }

  /** The price goes there; what it touches fills at its own price. */
  goTo(priceTicks: number): void {
    this.last = priceTicks;
    if (this.marketState === MarketState.online) {
      const touched = this.orders.filter((order) =>
        order.side === Side.buy ? priceTicks <= order.priceTicks : priceTicks >= order.priceTicks,
      );
      const nearest = touched.toSorted((one, other) => Math.abs(one.priceTicks - priceTicks) - Math.abs(other.priceTicks - priceTicks));
      for (const order of nearest.toReversed()) this.fill(order, order.priceTicks, true);
    }
    this.run();
    const { waits } = this;
    if (waits === null || this.ended !== null) return;
    const isReached = (above: number, below: number): boolean => (above > 0 && priceTicks >= above) || (below > 0 && priceTicks <= below);
    if (isReached(waits.lastAtOrAbove, waits.lastAtOrBelow) || isReached(waits.markAtOrAbove, waits.markAtOrBelow)) {
      this.tell({ type: 'price' });
    }
  }

  /** Time passes; it is told the one that it waits for, once. */
  pass(ms: number): void {
    this.nowMs += ms;
    const { waits } = this;
    if (waits === null || waits.atMs === 0 || waits.atMs > this.nowMs) return;
    this.waits = { ...waits, atMs: 0 };
    this.tell({ type: 'time' });
  }

  owner(action: OwnerAction<Edit>): void {
    this.tell({ type: 'owner', ...action });
  }

  setMarket(state: MarketState): void {
    this.marketState = state;
    this.tell({ type: 'market', state });
  }

  tell(input: Happened<Edit>): void {
    this.inputs.push(input);
    this.run();
  }

  codes(): string[] {
    return this.rows.map(({ code }) => code.replace(/^\w+\./, ''));
  }

  private run(): void {
    const early = this.sent.splice(0);
    this.decideAll();
    if (this.setup.lags === true) {
      // Actions sent before are carried out now, after whatever has happened meanwhile; what is sent now waits in its turn.
      const late = this.sent.splice(0);
      for (const action of early) {
        action();
        this.decideAll();
      }
      this.sent.unshift(...late);
      return;
    }
    this.sent.unshift(...early);
    for (let bound = 0; this.sent.length > 0; bound += 1) {
      if (bound > 10_000) throw new Error('it does not come to rest');
      this.sent.shift()?.();
      this.decideAll();
    }
  }

  private decideAll(): void {
    for (let input = this.inputs.shift(); input !== undefined; input = this.inputs.shift()) {
      if (this.ended !== null) continue;
      if (this.setup.writesState === true) this.state = JSON.parse(JSON.stringify(this.state));
      const prices = { lastTicks: this.last, markTicks: this.last };
      this.setup.kind.decide(this.state, { ...input, timeMs: this.nowMs, prices }, this.setup.market, this.actions);
    }
  }

  private step(action: (step: number) => void): number {
    this.steps += 1;
    const step = this.steps;
    this.sent.push(() => action(step));
    return step;
  }

  private actionsOf(): BotActions {
    const done = (step: number): void => void this.inputs.push({ type: 'done', step });
    return {
      place: (order) => {
        this.log.push(JSON.stringify(order));
        return this.step((step) => this.enter(order, step));
      },
      cancel: (placed) => {
        this.log.push(`cancel ${placed}`);
        return this.step((step) => {
          if (this.orders.some((order) => order.step === placed)) this.withdraw(placed);
          else this.inputs.push({ type: 'refused', step, reason: RejectReason.orderNotOpen });
        });
      },
      cancelAll: () => this.step(() => this.orders.map((order) => order.step).forEach((one) => this.withdraw(one))),
      setLeverage: () => this.step(done),
      setMarginMode: () => this.step(done),
      changeMargin: () => this.step(done),
      takeFunds: (assetId, units) => this.step((step) => this.move(assetId, units, step)),
      returnFunds: (assetId, units) =>
        this.step((step) => this.move(assetId, units === 0 ? -this.coins[this.coinOf(assetId)] : -units, step)),
      say: (code, params = {}) => {
        const names = this.setup.reasons[code];
        if (names?.toSorted().join() !== Object.keys(params).toSorted().join()) throw new Error(`${code} is told with other params`);
        this.rows.push({ code, params });
        this.log.push(`${code} ${JSON.stringify(params)}`);
      },
      waitFor: (waits) => {
        this.waits = { lastAtOrAbove: 0, lastAtOrBelow: 0, markAtOrAbove: 0, markAtOrBelow: 0, atMs: 0, candles: null, ...waits };
      },
      become: (state) => {
        this.shown = state;
        this.log.push(state);
      },
      end: (reason) => {
        this.ended = reason;
        this.log.push(`end ${reason}`);
      },
    };
  }

  private coinOf(assetId: number): 'base' | 'quote' {
    return assetId === this.setup.market.base.assetId ? 'base' : 'quote';
  }

  private move(assetId: number, units: number, step: number): void {
    const coin = this.coinOf(assetId);
    const { owner } = this.setup;
    const reserved = this.reserved(coin === 'base' ? Side.sell : Side.buy);
    if (owner[coin] < units || this.coins[coin] - (this.setup.market.rules.contract === undefined ? reserved : 0) < -units) {
      this.inputs.push({ type: 'refused', step, reason: RejectReason.insufficientBalance });
      return;
    }
    owner[coin] -= units;
    this.coins[coin] += units;
    if (units !== 0) this.inputs.push({ type: 'moved', assetId, units, wallet: marketWallet(this.setup.market) });
    this.inputs.push({ type: 'done', step });
  }

  /** Adds funds of the owner, as it is done for 'add-funds'. */
  addFunds(assetId: number, units: number): void {
    const coin = this.coinOf(assetId);
    this.setup.owner[coin] -= units;
    this.coins[coin] += units;
    this.tell({ type: 'owner', action: 'add-funds', assetId, units });
    this.tell({ type: 'moved', assetId, units, wallet: marketWallet(this.setup.market) });
  }

  private reserved(side: Side): number {
    const { rules } = this.setup.market;
    return this.orders
      .filter((order) => order.side === side)
      .reduce(
        (sum, order) => sum + (side === Side.buy ? order.priceTicks * order.open * rules.tickLotUnits : order.open * rules.lotUnits),
        0,
      );
  }

  private refusalOf(order: BotOrder): RejectReason | null {
    const { rules } = this.setup.market;
    if (this.marketState !== MarketState.online) return RejectReason.marketHalted;
    const asked = this.setup.refuse?.(order) ?? null;
    if (asked !== null) return asked;
    const price = order.priceTicks === 0 ? this.last : order.priceTicks;
    const value = price * order.lots * rules.tickLotUnits;
    if (!order.reduceOnly && order.lots < rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
    if (!order.reduceOnly && value < Number(rules.minNotionalUnits)) return RejectReason.notionalBelowMinimum;
    if (order.lots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
    if (value > Number(rules.maxNotionalUnits)) return RejectReason.notionalAboveMaximum;
    if (rules.contract !== undefined) {
      if (!order.reduceOnly) return null;
      return Math.sign(this.position) === (order.side === Side.sell ? 1 : -1) ? null : RejectReason.noPosition;
    }
    const [free, needed] =
      order.side === Side.buy
        ? [this.coins.quote - this.reserved(Side.buy), value]
        : [this.coins.base - this.reserved(Side.sell), order.lots * rules.lotUnits];
    return needed > free ? RejectReason.insufficientBalance : null;
  }

  private enter(order: BotOrder, step: number): void {
    const reason = this.refusalOf(order);
    if (reason !== null) {
      this.inputs.push({ type: 'refused', step, reason });
      return;
    }
    const resting: Resting = { ...order, step, open: order.lots };
    if (order.kind === 'limit') {
      this.orders.push(resting);
      const crosses = order.side === Side.buy ? this.last < order.priceTicks : this.last > order.priceTicks;
      if (crosses) this.fill(resting, this.last, false);
      return;
    }
    this.fill(resting, this.last, false);
    if (resting.open > 0) this.inputs.push({ type: 'ended', step, remainingLots: resting.open, reason: CancelReason.unfilled });
  }

  private fill(order: Resting, priceTicks: number, isMaker: boolean): void {
    const { rules } = this.setup.market;
    const isContract = rules.contract !== undefined;
    const most = order.reduceOnly ? Math.min(order.open, Math.abs(this.position)) : order.open;
    const lots = Math.min(most, Math.max(1, this.setup.part?.(most) ?? most));
    const value = priceTicks * lots * rules.tickLotUnits;
    const ppm = isMaker ? rules.makerFeePpm : rules.takerFeePpm;
    const feeUnits = feeOf(!isContract && order.side === Side.buy ? lots * rules.lotUnits : value, ppm);
    if (isContract) this.settle(order.side, lots, value, feeUnits);
    else if (order.side === Side.buy) {
      this.coins.quote -= value;
      this.coins.base += lots * rules.lotUnits - feeUnits;
    } else {
      this.coins.base -= lots * rules.lotUnits;
      this.coins.quote += value - feeUnits;
    }
    if (!isContract && Math.min(this.coins.base, this.coins.quote) < 0) throw new Error('it has spent what it does not have');
    order.open -= lots;
    if (order.open === 0) this.orders = this.orders.filter((one) => one !== order);
    this.fills.push({ side: order.side, priceTicks, lots });
    this.log.push(`${order.side} ${lots} at ${priceTicks}`);
    this.inputs.push({ type: 'filled', step: order.step, side: order.side, priceTicks, lots, feeUnits, isLast: order.open === 0 });
  }

  private settle(side: Side, lots: number, value: number, feeUnits: number): void {
    const sign = side === Side.buy ? 1 : -1;
    this.coins.quote -= feeUnits;
    if (Math.sign(this.position) !== -sign) {
      this.position += sign * lots;
      this.entered += value;
      return;
    }
    const closed = Math.floor((this.entered * lots) / Math.abs(this.position));
    this.coins.quote += Math.sign(this.position) * (value - closed);
    this.entered -= closed;
    this.position += sign * lots;
  }

  private withdraw(step: number): void {
    const order = this.orders.find((one) => one.step === step);
    if (order === undefined) return;
    this.orders = this.orders.filter((one) => one !== order);
    this.inputs.push({ type: 'ended', step, remainingLots: order.open, reason: CancelReason.requested });
  }
}
