// The answers for the bots of a venue, wherever they run: what is known of them, and whoever waits for them.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

import type { AutomationLag, BotChanges, BotNotice } from '../automation.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { BotRecord, BotView } from '../bot-view.ts';
import type { Checkpoint } from '../host/checkpoint.ts';
import type { InstructionOutcome } from '../instruction-outcome.ts';
import { instructionText } from '../instruction.ts';
import { BotBoard } from './bot-board.ts';
import { OutcomeBoard } from './outcome-board.ts';
import { SequenceWaits } from './sequence-waits.ts';

const stopLimitMs = 10_000;

/** The bots that have changed since the last look, up to a command of the journal. */
type Seen = {
  readonly through: number;
  /** True if the database has every decision up to `through`. */
  readonly isWritten: boolean;
  readonly bots: readonly BotRecord[];
  readonly notices: readonly BotNotice[];
  readonly outcomes: readonly InstructionOutcome[];
  readonly inFlight: number;
  readonly waiting: number;
};

export class BotAnswers {
  readonly #board: BotBoard;
  readonly #outcomes = new OutcomeBoard();
  readonly #listeners = new Set<(changes: BotChanges) => void>();
  readonly #seen: SequenceWaits;
  readonly #written: SequenceWaits;
  /** Goes before the checkpoint where bots have decided nothing: it waits then. */
  readonly #rowsWritten: SequenceWaits;
  #traffic: Pick<AutomationLag, 'inFlight' | 'waiting'> = { inFlight: 0, waiting: 0 };

  constructor({ has, states }: Pick<Checkpoint, 'has' | 'states'>, marketOf: (marketId: MarketId) => BotMarket | null) {
    this.#board = new BotBoard(marketOf);
    const first = Math.min(...Object.values(has));
    this.#seen = new SequenceWaits(first);
    this.#written = new SequenceWaits(first);
    this.#rowsWritten = new SequenceWaits(first);
    for (const { marketId, lastTicks, markTicks } of states.bots.markets) this.#board.setPrices(marketId, { lastTicks, markTicks });
  }

  bot(strategyId: AccountId): BotView | null {
    return this.#board.bot(strategyId);
  }

  botsOf(ownerId: AccountId): readonly BotView[] {
    return this.#board.botsOf(ownerId);
  }

  record(strategyId: AccountId): BotRecord | null {
    return this.#board.record(strategyId);
  }

  unlistedOf(ownerId: AccountId): readonly BotView[] {
    return this.#board.unlistedOf(ownerId);
  }

  copiesOf(strategyId: AccountId): readonly BotView[] {
    return this.#board.copiesOf(strategyId);
  }

  onChanged(listener: (changes: BotChanges) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  caughtUp(sequence: number): Promise<void> {
    return this.#seen.wait(sequence);
  }

  outcomeOf(strategyId: AccountId, name: string, limitMs: number): Promise<InstructionOutcome['result'] | null> {
    return this.#outcomes.wait(strategyId, name, limitMs);
  }

  watched(but?: AccountId): ReadonlySet<MarketId> {
    return this.#board.watched(but);
  }

  /** The last command whose states and rows are in the database: the journal keeps what comes behind it. */
  writtenThrough(): number {
    return this.#written.reached;
  }

  protected get running(): number {
    return this.#board.running();
  }

  protected get traffic(): Pick<AutomationLag, 'seen' | 'inFlight' | 'waiting'> {
    return { seen: this.#seen.reached, ...this.#traffic };
  }

  protected areRowsWritten(sequence: number): boolean {
    return sequence <= this.#rowsWritten.reached;
  }

  protected rowsWritten(sequence: number): Promise<void> {
    return this.#rowsWritten.wait(sequence);
  }

  /** Bots as they were when the run began. */
  protected know(bots: readonly BotRecord[]): void {
    for (const bot of bots) this.#board.put(bot);
  }

  /** Keeps up with prices. */
  protected price(records: readonly EventRecord[]): void {
    this.#board.read(records);
  }

  protected see({ through, isWritten, bots, notices, outcomes, inFlight, waiting }: Seen): void {
    this.know(bots);
    this.#traffic = { inFlight, waiting };
    this.#seen.reach(through);
    this.#outcomes.put(outcomes);
    if (isWritten) this.#rowsWritten.reach(through);
    if (bots.length > 0 || notices.length > 0) for (const listener of this.#listeners) listener({ bots, notices });
  }

  protected wrote(through: number): void {
    this.#written.reach(through);
    this.#rowsWritten.reach(through);
  }

  /** `client` null: nothing can be told. */
  protected async stopAll(client: Pick<ExchangeAccess, 'submitAll'> | null, ownerId: AccountId): Promise<boolean> {
    const running = (): readonly BotView[] => this.botsOf(ownerId).filter(({ state }) => state !== BotState.stopped);
    const text = instructionText({ action: 'stop', sells: false });
    if (client === null) return running().length === 0;
    // One that is told again is told under another name: it may stand there, and has to try again.
    await client.submitAll(
      running().map(({ strategyId, lastDecision }) => ({
        type: 'instruct-strategy',
        accountId: strategyId,
        name: `stop-${lastDecision}`,
        text,
      })),
    );
    return new Promise((resolve) => {
      const look = (): void => {
        if (running().length > 0) return;
        finish(true);
      };
      const stopListening = this.onChanged(look);
      const limit = setTimeout(() => finish(false), stopLimitMs);
      const finish = (haveAll: boolean): void => {
        clearTimeout(limit);
        stopListening();
        resolve(haveAll);
      };
      look();
    });
  }
}
