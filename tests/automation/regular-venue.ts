// A venue in memory for an auto-invest: an owner's wallet, the bot's account, and markets that fill at their last price.
import type { RegularEdit, RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, Side, Wallet } from '#lib/contract/enums.ts';
import type { BotMarket, OwnerAction, ReasonParams, Waits } from '#server/automation/bot-kind.ts';
import { regularKind } from '#server/automation/bots/regular/regular-kind.ts';
import { regularReasons } from '#server/automation/bots/regular/regular-reasons.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput } from '#server/automation/many-markets-kind.ts';
import { feeOf } from '#server/engine/accounts/fee.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { coinMarket } from './martingale-samples.ts';

type Told = ManyMarketsInput<RegularEdit>;
type Happened = Told extends infer Each ? (Each extends unknown ? Omit<Each, 'timeMs' | 'prices'> : never) : never;
type Leg = { -readonly [Key in keyof BotLeg]: BotLeg[Key] };

const quote = coinMarket.quote;

/** A market of a coin against USDT: 1 tick is 0.01 USDT, 1 lot 0.01 of the coin, at least 1 USDT. */
export function marketOf(code: string, place: number): BotMarket {
  const base = { assetId: 10 + place, code, decimals: 6 };
  const [marketId, symbol] = [place + 1, `${code}USDT`];
  return { ...coinMarket, marketId, symbol, base, rules: { ...coinMarket.rules, marketId, symbol, baseAssetId: base.assetId } };
}

export class RegularVenue {
  readonly legs: Leg[];
  state: ReturnType<typeof regularKind.create>;
  shown: BotState | null = null;
  ended: StopReason | null = null;
  nowMs: number;
  /** Units: what the owner has, and the bot's own account. */
  wallet: number;
  readonly coins = new Map<number, number>();
  readonly rows: { readonly code: string; readonly params: ReasonParams }[] = [];
  readonly waits: (Partial<Waits> | null)[];
  dueMs = 0;
  /** Says no to an order or to funds. */
  refuse: ((what: 'funds' | Side, leg: number) => RejectReason | null) | null = null;
  readonly #inputs: Happened[] = [];
  readonly #sent: (() => void)[] = [];
  #steps = 0;

  constructor(terms: RegularTerms, prices: readonly number[], { wallet, now }: { readonly wallet: number; readonly now: string }) {
    this.legs = terms.coins.map(({ coin }, place) => {
      const lastTicks = prices[place] ?? 0;
      return { market: marketOf(coin, place), prices: { lastTicks, markTicks: lastTicks }, state: MarketState.online };
    });
    this.waits = this.legs.map(() => null);
    this.wallet = wallet;
    this.nowMs = Date.parse(now);
    this.state = regularKind.create(
      terms,
      this.legs.map(({ market }) => market),
    );
  }

  start(): void {
    this.tell({ type: 'start', leg: 0 });
  }

  /** The clock goes on to a moment, through every moment that the bot waits for. */
  goOn(text: string): void {
    const untilMs = Date.parse(text);
    for (let bound = 0; this.ended === null && this.dueMs > 0 && this.dueMs <= untilMs; bound += 1) {
      if (bound > 1000) throw new Error('it does not come to rest');
      this.nowMs = this.dueMs;
      this.dueMs = 0;
      this.tell({ type: 'time', leg: 0 });
    }
    this.nowMs = untilMs;
  }

  /** The clock was stopped before, and goes on at this moment. */
  wakeLate(text: string): void {
    this.nowMs = Date.parse(text);
    this.dueMs = 0;
    this.tell({ type: 'time', leg: 0 });
  }

  setPrice(leg: number, lastTicks: number): void {
    const one = this.#leg(leg);
    one.prices = { lastTicks, markTicks: lastTicks };
    const least = this.waits[leg]?.lastAtOrAbove ?? 0;
    if (least > 0 && lastTicks >= least) this.tell({ type: 'price', leg });
  }

  setMarket(leg: number, state: MarketState): void {
    this.#leg(leg).state = state;
    this.tell({ type: 'market', state, leg });
  }

  owner(action: OwnerAction<RegularEdit>): void {
    this.tell({ type: 'owner', ...action, leg: 0 });
  }

  tell(input: Happened): void {
    this.#inputs.push(input);
    for (let bound = 0; ; bound += 1) {
      if (bound > 10_000) throw new Error('it does not come to rest');
      const next = this.#inputs.shift();
      if (next !== undefined) this.#decide(next);
      else if (this.#sent.length > 0) this.#sent.shift()?.();
      else return;
    }
  }

  held(assetId: number): number {
    return this.coins.get(assetId) ?? 0;
  }

  codes(): readonly string[] {
    return this.rows.map(({ code }) => code.replace('regular.', ''));
  }

  row(code: string): readonly ReasonParams[] {
    return this.rows.filter((one) => one.code === `regular.${code}`).map(({ params }) => params);
  }

  #leg(place: number): Leg {
    const leg = this.legs[place];
    if (leg === undefined) throw new Error(`there is no leg ${place}`);
    return leg;
  }

  #decide(happened: Happened): void {
    if (this.ended !== null) return;
    const input = { ...happened, timeMs: this.nowMs, prices: this.#leg(happened.leg).prices };
    this.state = JSON.parse(JSON.stringify(this.state));
    regularKind.decide(this.state, input, this.legs, this.#actions);
  }

  #send(action: (step: number) => void): number {
    this.#steps += 1;
    const step = this.#steps;
    this.#sent.push(() => action(step));
    return step;
  }

  #move(assetId: number, units: number): void {
    const from = assetId === quote.assetId ? this.wallet : Number.POSITIVE_INFINITY;
    if (units > from || this.held(assetId) + units < 0) throw new Error('more is moved than there is');
    if (assetId === quote.assetId) this.wallet -= units;
    this.coins.set(assetId, this.held(assetId) + units);
    this.#inputs.push({ type: 'moved', assetId, units, wallet: Wallet.spot, leg: 0 });
  }

  #fill(step: number, side: Side, lots: number, leg: number): void {
    const { market, prices, state } = this.#leg(leg);
    const value = prices.lastTicks * lots * market.rules.tickLotUnits;
    const base = lots * market.rules.lotUnits;
    const has = side === Side.buy ? this.held(quote.assetId) >= value : this.held(market.base.assetId) >= base;
    const halted = state === MarketState.online ? null : RejectReason.marketHalted;
    const reason = this.refuse?.(side, leg) ?? halted ?? (has ? null : RejectReason.insufficientBalance);
    if (reason !== null) return void this.#inputs.push({ type: 'refused', step, reason, leg });
    const feeUnits = feeOf(side === Side.buy ? base : value, market.rules.takerFeePpm);
    const [got, given] = side === Side.buy ? [market.base.assetId, quote.assetId] : [quote.assetId, market.base.assetId];
    const [in_, out] = side === Side.buy ? [base, value] : [value, base];
    this.coins.set(got, this.held(got) + in_ - feeUnits);
    this.coins.set(given, this.held(given) - out);
    this.#inputs.push({ type: 'filled', step, side, priceTicks: prices.lastTicks, lots, feeUnits, isLast: true, leg });
  }

  readonly #actions: ManyMarketsActions = {
    place: ({ side, lots, kind }, leg) => {
      if (kind !== 'market') throw new Error('it buys and sells at the market alone');
      return this.#send((step) => this.#fill(step, side, lots, leg));
    },
    takeFunds: (assetId, units) =>
      this.#send((step) => {
        const reason = this.refuse?.('funds', 0) ?? (this.wallet < units ? RejectReason.insufficientBalance : null);
        if (reason !== null) return void this.#inputs.push({ type: 'refused', step, reason, leg: 0 });
        this.#move(assetId, units);
        this.#inputs.push({ type: 'done', step, leg: 0 });
      }),
    returnFunds: (assetId, units) =>
      this.#send((step) => {
        this.#move(assetId, -(units === 0 ? this.held(assetId) : units));
        this.#inputs.push({ type: 'done', step, leg: 0 });
      }),
    say: (code, params = {}) => {
      const names = new Map<string, readonly string[]>(Object.entries(regularReasons)).get(code);
      if (names === undefined || names.toSorted().join() !== Object.keys(params).toSorted().join())
        throw new Error(`${code} says otherwise`);
      this.rows.push({ code, params });
    },
    waitFor: (waits, leg) => {
      this.waits[leg] = waits;
      if (waits.atMs !== undefined) this.dueMs = waits.atMs;
    },
    become: (state) => void (this.shown = state),
    end: (reason) => void (this.ended = reason),
    cancel: () => this.#send(() => undefined),
    cancelAll: () => this.#send(() => undefined),
    setLeverage: () => this.#send(() => undefined),
    setMarginMode: () => this.#send(() => undefined),
    changeMargin: () => this.#send(() => undefined),
    transferMargin: () => this.#send(() => undefined),
    borrow: () => this.#send(() => undefined),
    waitForProfit: () => undefined,
    repay: () => this.#send(() => undefined),
    books: () => ({ equityUnits: 0, profitUnits: 0, putInUnits: 0, pendingShareUnits: 0 }),
    settleShare: () => undefined,
    notify: () => undefined,
    moveFunds: () => [this.#send(() => undefined), this.#send(() => undefined)],
  };
}
