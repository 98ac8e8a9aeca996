// The place of one bot in a backtest: it is told what happens in its markets, and what became of what it wanted.
import { BotState, type StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { Side } from '#lib/contract/enums.ts';
import type { BotMarket, BotOrder, ProfitWaits } from '#server/automation/bot-kind.ts';
import { marketWallet } from '#server/automation/instances/market-wallet.ts';
import type { KindActions } from '#server/automation/instances/run-kind.ts';
import type { BotLeg } from '#server/automation/many-markets-kind.ts';
import type { AssetId } from '#server/engine/ids.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { StrategyWallet } from '#server/engine/strategies/strategy-command.ts';
import type { LoanTerms } from './account.ts';
import { createContractAccount } from './contract-account.ts';
import { DecisionLog } from './decision-log.ts';
import { FillLog } from './fill-log.ts';
import { LegPlay, type LegFill } from './leg-play.ts';
import { createLoanAccount } from './loan-account.ts';
import type { PlayedBot, PlayedInput } from './played-bot.ts';
import { moneyIn, newPurses, type Purses } from './purses.ts';
import { createSpotAccount } from './spot-account.ts';

/** Inputs that one event of the market may cause: more of them, and the bot talks with itself. */
const inputLimit = 100_000;

/** A text from outside, and the time at which it comes. */
export type PlayedMessage = { readonly timeMs: number; readonly text: string };

type PlayTerms = {
  /** In the order of their times. */
  readonly messages?: readonly PlayedMessage[];
  /** By market, where its coin is lent. */
  readonly loans?: readonly (LoanTerms | null)[];
  /** Orders that take trade at a price worse by so much; left out: at the price itself. */
  readonly slippagePpm?: number;
};

type Told = { readonly input: PlayedInput; readonly fill: number };

export class BotPlay {
  readonly legs: readonly LegPlay[];
  readonly main: LegPlay;
  readonly fills = new FillLog();
  readonly decisions = new DecisionLog();
  readonly #others: readonly LegPlay[];
  readonly #bot: PlayedBot;
  readonly #messages: readonly PlayedMessage[];
  /** The place of the next one. */
  #message = 0;
  readonly #purses: Purses = newPurses();
  readonly #actions: KindActions;
  readonly #inputs: Told[] = [];
  #wanted: (() => void)[] = [];
  #step = 0;
  /** The matched profit behind the last fill that is kept. */
  #matched = 0;
  #profitWaits: ProfitWaits = { atOrBelow: null, atOrAbove: null };
  /** Inputs that it was told. */
  decided = 0;
  /** The fill that is being answered; 0: none. */
  #answering = 0;

  timeMs = 0;
  /** The time at which it is to be woken; 0: none. */
  wakeMs = 0;

  state: BotState = BotState.starting;
  stopReason: StopReason | null = null;
  startedMs: number | null = null;
  stoppedMs: number | null = null;
  investedUnits = 0;
  returnedUnits = 0;
  feeUnits = 0;
  fundingUnits = 0;

  /** Refuses (RangeError) no market. */
  constructor(
    markets: readonly BotMarket[],
    create: (legs: readonly BotLeg[]) => PlayedBot,
    { messages = [], loans = [], slippagePpm = 0 }: PlayTerms = {},
  ) {
    this.#messages = messages;
    this.legs = markets.map((market, leg) => {
      const { contract } = market.rules;
      const { spot, margin } = this.#purses;
      const loan = loans[leg] ?? null;
      const ofSpot = loan === null ? createSpotAccount(market, spot) : createLoanAccount(market, spot, loan);
      const account = contract === undefined ? ofSpot : createContractAccount(market, contract, margin);
      return new LegPlay(this, leg, market, account, slippagePpm);
    });
    const [main, ...others] = this.legs;
    if (main === undefined) throw new RangeError('a bot without a market cannot be played');
    this.main = main;
    this.#others = others;
    this.#bot = create(this.legs);
    this.#actions = this.#actionsOf();
  }

  get market(): BotMarket {
    return this.main.market;
  }

  get hasStopped(): boolean {
    return this.stopReason !== null;
  }

  figures(): ReturnType<PlayedBot['figures']> {
    return this.#bot.figures();
  }

  /** Tells it what has come from outside until then, as if it had come at that moment, and wakes it where the time that it waits for has come. */
  wakeAt(timeMs: number): void {
    for (let next = this.#messages[this.#message]; next !== undefined && next.timeMs <= timeMs; next = this.#messages[this.#message]) {
      this.#message += 1;
      this.main.tell({ type: 'message', text: next.text, arrivedMs: this.timeMs });
    }
    this.watchProfit();
    if (this.wakeMs === 0 || this.wakeMs > timeMs) return;
    this.wakeMs = 0;
    // The moment that it has waited for is never told as one before it.
    this.timeMs = Math.max(this.timeMs, timeMs);
    this.main.tell({ type: 'time' });
  }

  /** Tells it that a profit which it waits for is reached by now. */
  watchProfit(): void {
    const { atOrBelow, atOrAbove } = this.#profitWaits;
    if (this.hasStopped || (atOrBelow === null && atOrAbove === null)) return;
    const { profitUnits } = this.#books();
    const isReached = (atOrBelow !== null && profitUnits <= atOrBelow) || (atOrAbove !== null && profitUnits >= atOrAbove);
    if (isReached) this.main.tell({ type: 'profit' });
  }

  /** The worth of everything with the main market at a price and the others where they are, what has been given back included. */
  worth(mainTicks: number): number {
    let units = this.main.account.held(mainTicks) + moneyIn(this.#purses) + this.returnedUnits;
    for (const { account, priceTicks } of this.#others) units += account.held(priceTicks);
    return units;
  }

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

  later(input: PlayedInput, fill = 0): void {
    if (this.#inputs.length > 0) this.#inputs.push({ input, fill });
    else this.tell(input, fill);
  }

  filled(leg: LegPlay, { step, side, priceTicks, lots, feeUnits, isTaker, answers }: LegFill): void {
    const { rules, base, quote } = leg.market;
    const feeAsset = rules.contract === undefined && side === Side.buy ? base.assetId : quote.assetId;
    this.feeUnits += leg.account.valueOf(feeAsset, feeUnits, priceTicks);
    const number = this.fills.add(side);
    const { timeMs } = this;
    if (!this.fills.isFull)
      this.fills.first.push({ timeMs, leg: leg.leg, side, priceTicks, lots, feeUnits, isTaker, answers, matchedUnits: null });
    // Inside a decision it waits for its turn.
    this.later({ type: 'filled', step, side, priceTicks, lots, feeUnits, isLast: true, timeMs, prices: leg.prices, leg: leg.leg }, number);
  }

  funded(units: number): void {
    this.fundingUnits += units;
  }

  changed(): void {
    for (const leg of this.legs) leg.forgetLiquidation();
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

  #legAt(place: number): LegPlay {
    const leg = this.legs[place];
    if (leg === undefined) throw new RangeError(`${this.market.symbol}: there is no leg ${place}`);
    return leg;
  }

  /** The market that knows a coin in a wallet; undefined: none does. */
  #legOf(assetId: AssetId, wallet: StrategyWallet): LegPlay | undefined {
    return this.legs.find(
      ({ market }) => marketWallet(market) === wallet && (market.quote.assetId === assetId || market.base.assetId === assetId),
    );
  }

  #takeFunds(step: number, assetId: AssetId, units: number, wallet: StrategyWallet): void {
    const leg = this.#legOf(assetId, wallet);
    if (leg === undefined) return this.main.answer(step, RejectReason.insufficientBalance);
    leg.account.take(assetId, units);
    this.investedUnits += leg.account.valueOf(assetId, units, leg.tradeTicks);
    leg.moved(assetId, units, wallet);
    leg.answer(step, null);
  }

  #returnFunds(step: number, assetId: AssetId, units: number, wallet: StrategyWallet): void {
    const leg = this.#legOf(assetId, wallet);
    const given = leg?.account.give(assetId, units) ?? 0;
    if (leg === undefined || (given === 0 && units > 0)) return this.main.answer(step, RejectReason.insufficientBalance);
    this.returnedUnits += leg.account.valueOf(assetId, given, leg.tradeTicks);
    if (given > 0) leg.moved(assetId, -given, wallet);
    leg.answer(step, null);
  }

  #cancel(step: number, orderStep: number): void {
    const leg = this.legs.find((one) => one.cancel(orderStep));
    if (leg === undefined) this.main.answer(step, RejectReason.orderNotOpen);
    else leg.answer(step, null);
  }

  /** Each action has its number at once, and is carried out when the decision is complete. */
  #want(act: (step: number) => void): number {
    this.#step += 1;
    const step = this.#step;
    this.#wanted.push(() => act(step));
    return step;
  }

  #place(order: BotOrder, place: number): number {
    const answers = this.#answering;
    const leg = this.#legAt(place);
    return this.#want((step) => leg.place(step, order, answers));
  }

  #set(place: number, change: (leg: LegPlay) => RejectReason | null): number {
    const leg = this.#legAt(place);
    return this.#want((step) => leg.set(step, change(leg)));
  }

  #end(reason: StopReason): void {
    if (this.hasStopped) return;
    this.stopReason = reason;
    this.state = BotState.stopped;
    this.stoppedMs = this.timeMs;
    this.wakeMs = 0;
    for (const leg of this.legs) leg.waitFor({});
  }

  /** Nobody has a share of what is played. */
  #books(): ReturnType<KindActions['books']> {
    const worth = this.worth(this.main.priceTicks);
    const { returnedUnits, investedUnits: putInUnits } = this;
    return { equityUnits: worth - returnedUnits, profitUnits: worth - putInUnits, putInUnits, pendingShareUnits: 0 };
  }

  #actionsOf(): KindActions {
    const mainWallet = marketWallet(this.market);
    return {
      place: (order, leg = 0) => this.#place(order, leg),
      cancel: (orderStep) => this.#want((step) => this.#cancel(step, orderStep)),
      cancelAll: () =>
        this.#want((step) => {
          for (const leg of this.legs) leg.cancelAll();
          this.main.answer(step, null);
        }),
      setLeverage: (leverage, leg = 0) => this.#set(leg, ({ account }) => account.setLeverage(leverage)),
      setMarginMode: (mode, leg = 0) => this.#set(leg, ({ account }) => account.setMarginMode(mode)),
      changeMargin: (units, leg = 0) => this.#set(leg, ({ account }) => account.changeMargin(units)),
      takeFunds: (assetId, units, wallet = mainWallet) => this.#want((step) => this.#takeFunds(step, assetId, units, wallet)),
      returnFunds: (assetId, units, wallet = mainWallet) => this.#want((step) => this.#returnFunds(step, assetId, units, wallet)),
      transferMargin: (assetId, units, direction, leg) =>
        this.#want((step) => this.#legAt(leg).transferMargin(step, assetId, units, direction)),
      borrow: (_, units, leg) => this.#want((step) => this.#legAt(leg).borrow(step, units)),
      repay: (_, units, leg) => this.#want((step) => this.#legAt(leg).repay(step, units)),
      moveFunds: (assetId, units, from, to) => [
        this.#want((step) => this.#returnFunds(step, assetId, units, from)),
        this.#want((step) => this.#takeFunds(step, assetId, units, to)),
      ],
      books: () => this.#books(),
      settleShare: () => undefined,
      notify: () => undefined,
      say: (code, params = {}) => this.decisions.add({ timeMs: this.timeMs, code, params }),
      waitFor: (waits, leg) => {
        this.#legAt(leg ?? 0).waitFor(waits);
        // A kind of one market replaces all that it waits for.
        if (waits.atMs !== undefined || leg === undefined) this.wakeMs = waits.atMs ?? 0;
      },
      waitForProfit: (waits) => {
        this.#profitWaits = waits;
      },
      become: (state) => {
        if (!this.hasStopped) this.state = state;
      },
      end: (reason) => this.#end(reason),
    };
  }
}
