// A venue for tests of portfolios: one bot, several spot markets against USDT, prices that somebody sets, time that passes by hand.
import type { PortfolioEdit, PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, Side } from '#lib/contract/enums.ts';
import type { BotMarket, BotOrder, OwnerAction, ReasonParams } from '#server/automation/bot-kind.ts';
import { portfolioKind } from '#server/automation/bots/portfolio/portfolio-kind.ts';
import type { PortfolioState } from '#server/automation/bots/portfolio/portfolio-state.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput } from '#server/automation/many-markets-kind.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { lots, units } from '#server/engine/units.ts';

export const usdt = 99;
/** Units of one USDT, and of one coin. */
export const money = 1_000_000;
const coin = 100_000_000;

/** Prices in cents, quantities in ten-thousandths of a coin: a lot of a tick is one unit of a millionth of a dollar. */
export const portfolioMarket = (code: string, assetId: number): BotMarket => ({
  marketId: assetId,
  symbol: `${code}USDT`,
  priceDecimals: 2,
  quantityDecimals: 4,
  base: { assetId, code, decimals: 8 },
  quote: { assetId: usdt, code: 'USDT', decimals: 6 },
  rules: {
    marketId: assetId,
    symbol: `${code}USDT`,
    baseAssetId: assetId,
    quoteAssetId: usdt,
    lotUnits: 10_000,
    tickLotUnits: 1,
    minQuantityLots: lots(1),
    maxQuantityLots: lots(100_000_000),
    minNotionalUnits: units(5_000_000n),
    maxNotionalUnits: units(1_000_000_000_000n),
    makerFeePpm: 1000,
    takerFeePpm: 1000,
    priceBandPpm: 0,
  },
});

type Moment = { readonly timeMs: number; readonly prices: BotLeg['prices']; readonly leg: number };
type Told = ManyMarketsInput<PortfolioEdit> extends infer Input ? (Input extends Moment ? Omit<Input, keyof Moment> : never) : never;
type Leg = { market: BotMarket; prices: { lastTicks: number; markTicks: number }; state: MarketState };
export type Row = { readonly code: string; readonly params: ReasonParams };

export class PortfolioVenue {
  readonly legs: Leg[];
  readonly rows: Row[] = [];
  /** Orders as text, in the order in which they were placed: `sell BTC 12.5`. */
  readonly placed: string[] = [];
  readonly held = new Map<number, number>();
  state: PortfolioState;
  terms: PortfolioTerms;
  owner = 1_000_000 * money;
  timeMs = Date.UTC(2026, 0, 5, 12, 1);
  botState: BotState | null = null;
  reason: StopReason | null = null;
  wakeMs = 0;
  /** A market order gets a price worse by this share, in thousandths. */
  worse = 0;
  /** Every market order fills by so much, in hundredths. */
  fills = 100;
  /** Why orders of a coin are refused. */
  readonly refuses = new Map<string, RejectReason>();
  #step = 0;
  readonly #steps: (() => void)[] = [];
  #isRunning = false;

  constructor(terms: PortfolioTerms, prices: Readonly<Record<string, number>>) {
    this.terms = terms;
    this.legs = Object.entries(prices).map(([code, dollars], place) => this.#leg(code, place + 1, dollars));
    this.state = portfolioKind.create(
      terms,
      this.legs.map(({ market }) => market),
    );
  }

  #leg(code: string, assetId: number, dollars: number): Leg {
    const ticks = Math.round(dollars * 100);
    return { market: portfolioMarket(code, assetId), prices: { lastTicks: ticks, markTicks: ticks }, state: MarketState.online };
  }

  #place(code: string): number {
    const place = this.legs.findIndex(({ market }) => market.base.code === code);
    if (place === -1) throw new Error(`no ${code} here`);
    return place;
  }

  #at(place: number): Leg {
    const leg = this.legs[place];
    if (leg === undefined) throw new Error(`no leg ${place}`);
    return leg;
  }

  /** USDT in its account. */
  get cash(): number {
    return (this.held.get(usdt) ?? 0) / money;
  }

  /** Coins in its account. */
  coins(code: string): number {
    return (this.held.get(this.#at(this.#place(code)).market.base.assetId) ?? 0) / coin;
  }

  /** USDT that its coins are worth. */
  worth(code: string): number {
    return (this.coins(code) * this.#at(this.#place(code)).prices.lastTicks) / 100;
  }

  get total(): number {
    return this.legs.reduce((sum, { market }) => sum + this.worth(market.base.code), this.cash);
  }

  codes(): string[] {
    return this.rows.map(({ code }) => code.replace('portfolio.', ''));
  }

  start(): this {
    const [problem] = portfolioKind.check(this.terms, this.legs);
    if (problem !== undefined) throw new Error(`not started: ${problem.code}`);
    this.tell({ type: 'start' });
    return this;
  }

  price(code: string, dollars: number): void {
    const ticks = Math.round(dollars * 100);
    this.#at(this.#place(code)).prices = { lastTicks: ticks, markTicks: ticks };
  }

  market(code: string, state: MarketState): void {
    const leg = this.#place(code);
    this.#at(leg).state = state;
    this.tell({ type: 'market', state }, leg);
  }

  /** An edit may bring further coins. */
  tellOwner(told: OwnerAction<PortfolioEdit>, more: Readonly<Record<string, number>> = {}): void {
    for (const [code, dollars] of Object.entries(more)) this.legs.push(this.#leg(code, this.legs.length + 1, dollars));
    if (told.action === 'edit') {
      const [problem] = portfolioKind.checkEdit(this.terms, told.edit, this.legs);
      if (problem !== undefined) throw new Error(`not edited: ${problem.code}`);
      this.terms = { ...this.terms, coins: told.edit.coins ?? this.terms.coins };
    }
    this.tell({ type: 'owner', ...told });
    if (told.action === 'add-funds') this.#move(told.assetId, told.units);
  }

  /** Time passes; the bot is woken whenever it wants to be. */
  pass(ms: number): void {
    const untilMs = this.timeMs + ms;
    for (let times = 0; this.wakeMs !== 0 && this.wakeMs <= untilMs; times += 1) {
      if (times > 100_000) throw new Error('woken without end');
      this.timeMs = Math.max(this.timeMs, this.wakeMs);
      this.wakeMs = 0;
      this.tell({ type: 'time' });
    }
    this.timeMs = untilMs;
  }

  tell(input: Told, leg = 0): void {
    if (this.reason !== null) return;
    portfolioKind.decide(
      this.state,
      Object.assign({ timeMs: this.timeMs, prices: this.#at(leg).prices, leg }, input),
      this.legs,
      this.#actions,
    );
    this.state = JSON.parse(JSON.stringify(this.state));
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#steps.shift(); next !== undefined; next = this.#steps.shift()) next();
    this.#isRunning = false;
  }

  /** No account goes below zero. */
  #change(assetId: number, by: number): void {
    const after = (this.held.get(assetId) ?? 0) + by;
    if (!Number.isSafeInteger(after) || after < 0) throw new Error(`spent more than there was: ${after} of ${assetId}`);
    this.held.set(assetId, after);
  }

  #move(assetId: number, by: number): void {
    this.#change(assetId, by);
    if (assetId === usdt) this.owner -= by;
    this.tell({ type: 'moved', assetId, units: by, wallet: 'spot' });
  }

  #add(run: (step: number) => void): number {
    this.#step += 1;
    const step = this.#step;
    this.#steps.push(() => run(step));
    return step;
  }

  #order(step: number, { side, lots: size }: BotOrder, leg: number): void {
    const { market, prices, state } = this.#at(leg);
    const { code, assetId } = market.base;
    const refuse = (reason: RejectReason): void => this.tell({ type: 'refused', step, reason }, leg);
    this.placed.push(`${side} ${code} ${size / 10_000}`);
    if (state !== MarketState.online) return refuse(RejectReason.marketHalted);
    const reason = this.refuses.get(code);
    if (reason !== undefined) return refuse(reason);
    const isBuy = side === Side.buy;
    const priceTicks = Math.round((prices.lastTicks * (1000 + (isBuy ? this.worse : -this.worse))) / 1000);
    if (size * priceTicks < Number(market.rules.minNotionalUnits)) return refuse(RejectReason.notionalBelowMinimum);
    const filled = Math.floor((size * this.fills) / 100);
    const value = filled * priceTicks;
    const base = filled * 10_000;
    const has = this.held.get(isBuy ? usdt : assetId) ?? 0;
    if (has < (isBuy ? value : base)) return refuse(RejectReason.insufficientBalance);
    const feeUnits = Math.ceil((isBuy ? base : value) / 1000);
    this.#change(usdt, isBuy ? -value : value - feeUnits);
    this.#change(assetId, isBuy ? base - feeUnits : -base);
    const isLast = filled === size;
    if (filled > 0) this.tell({ type: 'filled', step, side, priceTicks, lots: filled, feeUnits, isLast }, leg);
    if (!isLast) this.tell({ type: 'ended', step, remainingLots: size - filled, reason: CancelReason.unfilled }, leg);
  }

  readonly #actions: ManyMarketsActions = {
    place: (order, leg) => this.#add((step) => this.#order(step, order, leg)),
    cancel: () => this.#never('cancel'),
    cancelAll: () => this.#never('cancelAll'),
    setLeverage: () => this.#never('setLeverage'),
    setMarginMode: () => this.#never('setMarginMode'),
    changeMargin: () => this.#never('changeMargin'),
    transferMargin: () => this.#never('changeMargin'),
    borrow: () => this.#never('changeMargin'),
    repay: () => this.#never('changeMargin'),
    moveFunds: () => [this.#never('moveFunds'), 0],
    takeFunds: (assetId, by) =>
      this.#add((step) => {
        if (this.owner < by) return this.tell({ type: 'refused', step, reason: RejectReason.insufficientBalance });
        this.#move(assetId, by);
        this.tell({ type: 'done', step });
      }),
    returnFunds: (assetId, by) =>
      this.#add((step) => {
        this.#move(assetId, -by);
        this.tell({ type: 'done', step });
      }),
    books: () => ({ equityUnits: 0, profitUnits: 0, putInUnits: 0, pendingShareUnits: 0 }),
    settleShare: () => void this.#never('settleShare'),
    notify: () => void this.#never('notify'),
    say: (code, params = {}) => void this.rows.push({ code, params }),
    waitFor: ({ atMs = 0 }) => {
      this.wakeMs = atMs;
    },
    waitForProfit: () => undefined,
    become: (state) => {
      this.botState = state;
    },
    end: (reason) => {
      this.reason = reason;
    },
  };

  /** Portfolios of spot trade at the market, and have nothing to take back. */
  #never(what: string): number {
    throw new Error(`${what} is not for a portfolio`);
  }
}
