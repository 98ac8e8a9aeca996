// The bots of a venue: they are told what happens, decide, and say what is to be sent.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { OrderCancelled, TradeExecuted, TradeLeg } from '#server/engine/orders/order-event.ts';
import type { LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import type { BotChanges } from '../automation.ts';
import type { InstructionOutcome } from '../instruction-outcome.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { BotRecord } from '../bot-view.ts';
import type { Sink } from '../instances/bot-actions.ts';
import {
  type DebtEvent,
  lentUnits,
  noteDebt,
  noteEntry,
  noteFunding,
  noteFunds,
  notePosition,
  noteShare,
  noteTrade,
  recordOf,
} from '../instances/books.ts';
import { legAt, legOf, type Instance } from '../instances/instance.ts';
import type { KindEntry } from '../instances/run-kind.ts';
import { restoreInstance, storeInstance, type Unstarted } from '../instances/stored-instance.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import { readInstruction } from '../instruction.ts';
import type { Moment, Reader } from '../readers/reader.ts';
import { BotRunner, type Told } from './bot-runner.ts';
import type { BotsChanges, BotsState } from './checkpoint.ts';
import { crossDanger } from './cross-danger.ts';
import { Followers } from './followers.ts';
import { HourFiguresLog } from './hour-figures.ts';
import { instruct } from './instruct.ts';
import type { LeaderBoard } from '../leaders/leader-board.ts';
import { type MarketBoard, wokenByLast } from './market-board.ts';
import { OutcomeLog } from './outcome-log.ts';
import { Outbox, type StepCommand } from './outbox.ts';
import { ProfitWatch } from './profit-watch.ts';
import { RunLog } from './run-log.ts';
import { passShares } from './share-changes.ts';
import { startBot, type Sources } from './start-bot.ts';
import { noteAccepted, settleStep } from './take-over-step.ts';

export type BotsOptions = {
  readonly kindOf: (strategyType: number) => KindEntry | null;
  readonly marketOf: (marketId: MarketId) => BotMarket | null;
  readonly onNote: (text: string) => void;
};

type Beginning = {
  readonly state: BotsState;
  readonly at: Moment;
  readonly board: MarketBoard;
  readonly leaders: LeaderBoard;
};

type Views = BotChanges & { readonly outcomes: readonly InstructionOutcome[] };

export class BotsReader implements Reader<BotsChanges> {
  readonly #options: BotsOptions;
  readonly #bots = new Map<AccountId, Instance>();
  readonly #unstarted = new Map<AccountId, Unstarted>();
  readonly #board: MarketBoard;
  readonly #outbox = new Outbox();
  readonly #log = new RunLog();
  readonly #outcomes = new OutcomeLog(this.#log);
  readonly #hours = new HourFiguresLog();
  readonly #runner: BotRunner;
  readonly #followers: Followers;
  readonly #watch: ProfitWatch;
  #timeMs: number;

  /** Refuses (Error) a state of a form or a kind that this release does not have. The state is let go: it is as large as the bots. */
  constructor(options: BotsOptions, { state, at, board, leaders }: Beginning) {
    this.#options = options;
    this.#timeMs = at.timeMs;
    this.#board = board;
    const sink: Sink = {
      say: (bot, code, params) => this.#log.say(bot, code, params),
      notify: (bot, what, marketId) => this.#log.tell(bot, { what, marketId }),
      waits: (bot, leg) => this.#board.armLeg(bot, leg, this.#timeMs),
      profitWaits: (bot) => this.#watch.waits(bot),
      changed: (bot) => this.#log.changed(bot),
      stepped: (bot) => {
        this.#outbox.add(bot);
        this.#log.changed(bot);
      },
    };
    this.#runner = new BotRunner({ sink, log: this.#log, board: this.#board, hours: this.#hours });
    const bot = (id: AccountId): Instance | undefined => this.#bots.get(id);
    this.#watch = new ProfitWatch({ board: this.#board, runner: this.#runner, bot });
    this.#followers = new Followers({ leaders, runner: this.#runner, bot, legOf: this.#sources().legOf });
    for (const unstarted of state.unstarted) this.#unstarted.set(unstarted.strategyId, unstarted);
    for (const text of state.bots) {
      const bot = restoreInstance(text, this.#sources());
      if (bot !== null) this.#add(bot);
    }
    this.#endUnlisted(at);
  }

  /** A bot of a market that this release does not list begins its end at once: of that market it is told nothing any more. */
  #endUnlisted({ sequence, timeMs }: Moment): void {
    this.#log.at(sequence, timeMs);
    this.#runner.timeMs = timeMs;
    const isGone = ({ legs }: Instance): boolean => legs.some(({ market }) => this.#options.marketOf(market.marketId) === null);
    for (const bot of this.#bots.values()) if (bot.state !== BotState.stopped && isGone(bot)) this.#runner.look(bot);
  }

  begin({ sequence, timeMs }: Moment, fromMs: number): void {
    this.#hours.pass(fromMs, timeMs, this.#bots.values());
    this.#timeMs = timeMs;
    this.#log.at(sequence, timeMs);
    this.#runner.timeMs = timeMs;
    passShares(this.#runner, fromMs, timeMs, this.#bots.values());
    for (let due = this.#board.takeDue(timeMs); due !== null; due = this.#board.takeDue(timeMs)) {
      for (const id of due.ids) {
        if (due.type === 'time') this.#wakeByTime(id);
        else this.#tellAt(due.marketId, this.#bots.get(id), { type: 'candle', candle: due.candle });
      }
    }
  }

  read(event: ExchangeEvent, { timeMs }: Moment): void {
    if (event.type === 'trade-executed') return this.#trade(event);
    if (event.type === 'mark-price-set') return this.#mark(event.marketId, event.markTicks);
    if (event.type === 'ledger-posted') return this.#post(event);
    if (event.type === 'market-state-set') return this.#changeState(event.marketId, event.state);
    if (event.type === 'contract-delivered') return this.#deliver(event.marketId);
    if (event.type === 'strategy-account-opened') {
      const { accountId: strategyId, ownerId, name } = event;
      this.#unstarted.set(strategyId, { strategyId, ownerId, name, createdMs: timeMs });
      return;
    }
    if (event.type === 'leader-followed') {
      const account = this.#unstarted.get(event.accountId);
      const { leaderId, line } = event;
      if (account !== undefined) this.#unstarted.set(event.accountId, { ...account, follows: { leaderId, line } });
      return;
    }
    if (event.type === 'strategy-instructed') return this.#instruct(event.accountId, event.name, event.text);
    const bot = 'accountId' in event ? this.#bots.get(event.accountId) : undefined;
    if (bot !== undefined) this.#readOwn(bot, event);
  }

  end({ sequence }: Moment): void {
    this.#followers.tell(sequence);
    this.#watch.settle();
  }

  nextDueMs(): number | null {
    return this.#board.nextDueMs();
  }

  take(): readonly StepCommand[] {
    return this.#outbox.take();
  }

  /** The core did not take a step that was sent. */
  sendAgain(strategyId: AccountId): void {
    const bot = this.#bots.get(strategyId);
    if (bot !== undefined) this.#outbox.again(bot);
  }

  traffic(): { readonly inFlight: number; readonly waiting: number } {
    return { inFlight: this.#outbox.inFlight, waiting: this.#outbox.waiting() };
  }

  /** The bots that are not as they were, what their owners are told, and what became of their instructions, since the last call. */
  views(): Views {
    const { changed, notices } = this.#log.takeSeen();
    return { bots: changed.map(recordOf), notices, outcomes: this.#outcomes.take() };
  }

  hasUnwritten(): boolean {
    return this.#log.hasUnwritten();
  }

  checkpoint(): BotsChanges {
    const { changed, rows } = this.#log.takeUnwritten();
    const bots = changed.map((bot) => ({ strategyId: bot.strategyId, ownerId: bot.ownerId, stored: storeInstance(bot) }));
    return { markets: this.#board.stored(), unstarted: [...this.#unstarted.values()], bots, rows, hours: this.#hours.take() };
  }

  /** Every bot that was ever started, as of the last record. */
  records(): readonly BotRecord[] {
    return Array.from(this.#bots.values(), recordOf);
  }

  #add(bot: Instance): void {
    this.#bots.set(bot.strategyId, bot);
    this.#board.arm(bot, this.#timeMs);
    this.#board.armDanger(bot);
    this.#watch.arm(bot);
    if (bot.pending.length > 0) this.#outbox.add(bot);
    this.#followers.add(bot);
  }

  #wakeByTime(id: AccountId): void {
    const bot = this.#bots.get(id);
    if (bot === undefined) return;
    bot.wakeMs = 0;
    this.#runner.tell(bot, { type: 'time' });
  }

  /** Tells a bot something about one of its markets. */
  #tellAt(marketId: MarketId, bot: Instance | undefined, input: Told): void {
    if (bot !== undefined) this.#runner.tell(bot, input, legOf(bot, marketId));
  }

  #sources(): Sources {
    const { kindOf, marketOf } = this.#options;
    const followed = (marketId: MarketId): BotLeg | null => {
      const market = marketOf(marketId);
      return market === null ? null : this.#board.leg(market);
    };
    return { kindOf, legOf: followed };
  }

  #post({ entries }: LedgerPosted): void {
    for (const entry of entries) {
      const bot = this.#bots.get(entry.accountId);
      if (bot === undefined) continue;
      noteEntry(bot, entry);
      if (bot.positions.length > 0) this.#board.armDanger(bot);
      this.#watch.held(bot);
      this.#log.changed(bot);
    }
  }

  /** A delivery empties all positions at once. */
  #deliver(marketId: MarketId): void {
    for (const bot of this.#in(marketId)) {
      const gone = bot.positions.filter((position) => position.marketId === marketId);
      bot.positions = bot.positions.filter((position) => position.marketId !== marketId);
      this.#tellAt(marketId, bot, { type: 'forced', why: 'delivered', lots: gone.reduce((sum, { lots }) => sum + lots, 0) });
    }
  }

  /** Events of the account of a bot. */
  #readOwn(bot: Instance, event: ExchangeEvent): void {
    if (event.type === 'order-accepted') return noteAccepted(bot, event);
    if (event.type === 'order-cancelled') return this.#endOrder(bot, event);
    if (event.type === 'step-taken') {
      this.#outbox.settled(bot, event.step);
      settleStep(this.#runner, bot, event, this.#options.onNote);
      return this.#outcomes.settle(bot, event.step, event.refused);
    }
    if (event.type === 'strategy-funds-moved') {
      noteFunds(bot, event);
      const { assetId, wallet, direction } = event;
      return this.#runner.tell(bot, { type: 'moved', assetId, wallet, units: Number(event.units) * (direction === 'in' ? 1 : -1) });
    }
    if (event.type === 'strategy-share-paid') {
      noteShare(bot, event);
      return this.#runner.tell(bot, { type: 'moved', assetId: event.assetId, wallet: event.wallet, units: -Number(event.units) });
    }
    if (event.type === 'position-changed') {
      if (event.cause !== 'delivery') notePosition(bot, event);
      return this.#weigh(bot);
    }
    if (event.type === 'position-liquidated')
      return this.#tellAt(event.marketId, bot, { type: 'forced', why: 'liquidated', lots: event.lots });
    if (event.type === 'position-deleveraged')
      return this.#tellAt(event.marketId, bot, { type: 'forced', why: 'deleveraged', lots: event.lots });
    if (event.type === 'loan-taken' || event.type === 'loan-repaid' || event.type === 'interest-charged') return this.#owe(bot, event);
    if (event.type === 'margin-liquidated') return this.#tellAt(event.marketId, bot, { type: 'margin-liquidated' });
    if (event.type !== 'funding-paid') return;
    noteFunding(bot, event);
    this.#tellAt(event.marketId, bot, { type: 'funding', units: Number(event.units) });
  }

  #owe(bot: Instance, event: DebtEvent): void {
    noteDebt(bot, event);
    const { assetId, principalAfter, interestAfter } = event;
    const owedUnits = Number(principalAfter) + Number(interestAfter);
    const interestUnits = event.type === 'interest-charged' ? Number(event.units) : 0;
    this.#tellAt(event.marketId, bot, { type: 'debt', assetId, owedUnits, lentUnits: lentUnits(event), interestUnits });
  }

  #endOrder(bot: Instance, { orderId, remainingLots, reason }: OrderCancelled): void {
    const order = bot.orders.byOrderId(orderId);
    if (order === undefined) return;
    bot.orders.forget(order.step);
    if (order.isKnown) this.#runner.tell(bot, { type: 'ended', step: order.step, remainingLots, reason }, order.leg);
    else this.#runner.look(bot);
  }

  #instruct(accountId: AccountId, name: string, text: string): void {
    const bot = this.#bots.get(accountId);
    const told = readInstruction(text);
    if (bot !== undefined) return this.#outcomes.hear(bot, name, told, () => instruct(this.#runner, bot, name, told, this.#sources()));
    const account = this.#unstarted.get(accountId);
    if (account === undefined) return;
    const { histories = [] } = account;
    if (told?.action === 'history') this.#unstarted.set(accountId, { ...account, histories: [...histories, told] });
    if (told?.action !== 'start') return;
    const started = startBot(account, told, this.#sources());
    if (started === null) return;
    this.#unstarted.delete(accountId);
    this.#add(started.bot);
    for (const { running, leg } of histories)
      if (running !== null) this.#board.seed(legAt(started.bot, leg).market.marketId, running, this.#timeMs);
    this.#runner.begin(started.bot, started.problem, histories);
    this.#followers.tellIfLeft(started.bot);
  }

  #changeState(marketId: MarketId, state: Parameters<MarketBoard['setState']>[1]): void {
    this.#board.setState(marketId, state);
    for (const bot of this.#in(marketId)) this.#tellAt(marketId, bot, { type: 'market', state });
  }

  /** The bots of a market that have not ended, in the order of their numbers. */
  #in(marketId: MarketId): readonly Instance[] {
    return [...this.#board.market(marketId).waits.bots].toSorted((a, b) => a - b).flatMap((id) => this.#bots.get(id) ?? []);
  }

  #trade(trade: TradeExecuted): void {
    const { marketId, priceTicks, quantityLots, maker, taker } = trade;
    const market = this.#board.trade(marketId, priceTicks, quantityLots);
    this.#fill(trade, maker);
    this.#fill(trade, taker);
    if (market.waits.bots.size === 0) return;
    for (const id of wokenByLast(market, priceTicks, market.hasMark)) this.#wakeByPrice(id, marketId);
    if (!market.hasMark) this.#watch.priced(marketId, priceTicks);
  }

  #fill({ marketId, priceTicks, quantityLots }: TradeExecuted, leg: TradeLeg): void {
    const bot = this.#bots.get(leg.accountId);
    if (bot === undefined) return;
    const place = legOf(bot, marketId);
    noteTrade(bot, leg, place, priceTicks);
    this.#log.changed(bot);
    const order = bot.orders.byOrderId(leg.orderId);
    if (order === undefined) return;
    if (leg.orderFilled) bot.orders.forget(order.step);
    if (!order.isKnown) return this.#runner.look(bot);
    const { side, feeUnits, orderFilled } = leg;
    const { step, orderId } = order;
    if (orderFilled) this.#log.tell(bot, { what: 'filled', side, marketId, priceTicks, orderId });
    const fees = Number(feeUnits);
    this.#runner.tell(bot, { type: 'filled', step, side, priceTicks, lots: quantityLots, feeUnits: fees, isLast: orderFilled }, place);
  }

  #mark(marketId: MarketId, markTicks: number): void {
    const market = this.#board.market(marketId);
    market.setMark(markTicks);
    for (const id of market.waits.takeDanger(markTicks))
      crossDanger(this.#runner, this.#board, this.#bots.get(id), { marketId, markTicks });
    if (market.waits.bots.size === 0) return;
    for (const id of market.waits.takeMark(markTicks)) this.#wakeByPrice(id, marketId);
    this.#watch.priced(marketId, markTicks);
  }

  /** Its position has changed: one that is gone is in no danger. */
  #weigh(bot: Instance): void {
    bot.endangered = bot.endangered.filter((place) => bot.positions.some(({ marketId }) => legOf(bot, marketId) === place));
    this.#board.armDanger(bot);
    this.#watch.held(bot);
    this.#runner.look(bot);
  }

  /** The wait stays as it is unless the bot replaces it: the next price beyond it wakes the bot again. */
  #wakeByPrice(id: AccountId, marketId: MarketId): void {
    const bot = this.#bots.get(id);
    if (bot === undefined) return;
    const place = legOf(bot, marketId);
    this.#runner.tell(bot, { type: 'price' }, place);
    this.#board.armLeg(bot, place, this.#timeMs);
  }
}
