// One bot in a venue of a tape: the mechanism that runs live, and its books as a backtest shows them.
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import type { BotFigures, BotMarket } from '#server/automation/bot-kind.ts';
import type { BotRecord } from '#server/automation/bot-view.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AutomationHost } from '#server/automation/host/automation-host.ts';
import { noCheckpoint } from '#server/automation/host/checkpoint.ts';
import { stepsOf } from '#server/automation/host/outbox.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { viewOf } from '#server/automation/instances/worth.ts';
import { noAccounts, RecordFilter } from '#server/automation/readers/wanted-records.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import { DecisionLog } from '../play/decision-log.ts';
import { FillLog } from '../play/fill-log.ts';
import { strategyTypeOf } from '../tested-bot.ts';
import { owner, TapeVenue, type TapeTrade } from './tape-venue.ts';

/** Rounds of steps after one event: more of them, and the bot does not come to rest. */
const roundLimit = 10_000;

export class TapeBot {
  readonly market: BotMarket;
  readonly fills = new FillLog();
  readonly decisions = new DecisionLog();
  readonly #venue: TapeVenue;
  readonly #host: AutomationHost;
  readonly #filter = new RecordFilter(noAccounts);
  #strategyId = -1;
  #record: BotRecord | null = null;
  #matched = 0;

  /** The market stands where the first trade of the tape was. */
  constructor(market: BotMarket, terms: BotTerms, first: TapeTrade) {
    this.market = market;
    const marketOf = (id: number): BotMarket | null => (id === market.marketId ? market : null);
    this.#host = new AutomationHost({ kindOf: botKind, marketOf, onNote: () => undefined, checkpoint: noCheckpoint });
    this.#venue = new TapeVenue(market, first.timeMs, (record) => this.#read(record));
    this.#venue.print(first);
    const opened = this.#venue.apply({ type: 'open-strategy-account', ownerId: owner, name: 'backtest' });
    if (!opened.ok || opened.accountId === undefined) throw new Error('no account was opened for the bot');
    this.#strategyId = opened.accountId;
    const text = instructionText({
      action: 'start',
      strategyType: strategyTypeOf(terms, market),
      marketIds: [market.marketId],
      terms,
    });
    this.#venue.apply({ type: 'instruct-strategy', accountId: this.#strategyId, name: 'start', text });
    this.#settle();
  }

  /** The next trade; before it, what is due by then. */
  play(trade: TapeTrade): void {
    for (let dueMs = this.#host.nextDueMs(); dueMs !== null && dueMs <= trade.timeMs; dueMs = this.#host.nextDueMs()) {
      this.#venue.timeMs = Math.max(this.#venue.timeMs, dueMs);
      this.#venue.apply({ type: 'advance-clock' });
      this.#settle();
    }
    this.#venue.print(trade);
    this.#settle();
  }

  /** Takes over what the mechanism has noted: to be called now and then, for it keeps what nobody has taken. */
  note(): void {
    this.#host.bots.views();
    for (const { timeMs, code, params } of this.#host.checkpoint().changes.bots.rows) this.decisions.add({ timeMs, code, params });
  }

  get #bot(): BotRecord {
    this.#record ??= this.#host.bots.records()[0] ?? null;
    if (this.#record === null) throw new Error(`${this.market.symbol}: the terms started no bot`);
    return this.#record;
  }

  get investedUnits(): number {
    return this.#bot.investedUnits + this.#bot.addedUnits;
  }
  get feeUnits(): number {
    return this.#bot.feeUnits;
  }
  get fundingUnits(): number {
    return this.#bot.fundingUnits;
  }
  get state(): BotState {
    return this.#bot.state;
  }
  get stopReason(): StopReason | null {
    return this.#bot.stopReason;
  }
  get startedMs(): number | null {
    return this.#bot.startedMs;
  }
  get stoppedMs(): number | null {
    return this.#bot.endedMs;
  }
  figures(): BotFigures {
    return this.#bot.figures;
  }

  /** Everything that was put in, with what it has gained. */
  worth(priceTicks: number): number {
    const { totalUnits } = viewOf(this.#bot, [{ market: this.market, prices: { lastTicks: priceTicks, markTicks: priceTicks } }]);
    return this.investedUnits + totalUnits;
  }

  readonly main = {
    account: {
      /** The units that it holds of the coin. */
      direction: (): number => this.#bot.coins.find(({ assetId }) => assetId === this.market.base.assetId)?.units ?? 0,
    },
  };

  #read(record: EventRecord): void {
    const kept = this.#filter.keep(record);
    if (kept === null) return;
    this.#record = null;
    this.#host.read([kept], record.sequence);
    for (const event of record.events) if (event.type === 'trade-executed') this.#noteTrade(event, record.timeMs);
  }

  #noteTrade({ maker, taker, priceTicks, quantityLots }: TradeExecuted, timeMs: number): void {
    const own = maker.accountId === this.#strategyId ? maker : taker.accountId === this.#strategyId ? taker : null;
    if (own === null) return;
    this.#venue.isTouched = true;
    const matched = this.#matched;
    const number = this.fills.add(own.side);
    if (this.fills.isFull) return;
    this.fills.first.push({
      timeMs,
      leg: 0,
      side: own.side,
      priceTicks,
      lots: quantityLots,
      feeUnits: Number(own.feeUnits),
      isTaker: own === taker,
      answers: 0,
      matchedUnits: null,
    });
    const kept = this.fills.kept(number);
    if (kept === null) return;
    this.#matched = this.#bot.figures.matchedUnits;
    if (this.#matched !== matched) kept.matchedUnits = this.#matched - matched;
  }

  /** The tape waits until the bot has done all that it wants. */
  #settle(): void {
    for (let round = 0; round < roundLimit; round += 1) {
      const steps = this.#host.take().flatMap(stepsOf);
      if (steps.length === 0) return;
      for (const step of steps) {
        const { action } = step;
        const crosses = action.type === 'place' && (action.kind === 'market' || this.#isCrossing(action.side, action.priceTicks));
        if (crosses) this.#venue.offer(action.side === Side.buy ? Side.sell : Side.buy, action.quantityLots);
        const reply = this.#venue.apply(step);
        if (crosses) this.#venue.withdraw();
        if (!reply.ok) this.#host.bots.sendAgain(step.accountId);
      }
    }
    throw new Error(`${this.market.symbol}: the bot does not come to rest`);
  }

  #isCrossing(side: Side, priceTicks: number): boolean {
    return side === Side.buy ? priceTicks >= this.#venue.lastTicks : priceTicks <= this.#venue.lastTicks;
  }
}
