// The readers of a venue's journal without threads: each is told of what it has not read, in order, and says what is to be sent and written.
import type { EventRecord } from '#server/engine/event.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { BotMarket, BotPrices } from '../bot-kind.ts';
import { LeaderBoard } from '../leaders/leader-board.ts';
import { type LeadCoins, LeaderMarkets, usualLeadCoins } from '../leaders/leader-markets.ts';
import { ProgrammeReader } from '../programme/programme-reader.ts';
import { ofEachReader, type Reader, type ReaderName, readerNames } from '../readers/reader.ts';
import { type BotsOptions, BotsReader } from './bots-reader.ts';
import type { Checkpoint, CheckpointChanges } from './checkpoint.ts';
import { MarketBoard } from './market-board.ts';
import type { StepCommand } from './outbox.ts';

export type HostOptions = BotsOptions & {
  /** Those that are known, whether a bot is in them or not; left out where nobody leads or takes part in the programme. */
  readonly markets?: () => Iterable<BotMarket>;
  /** Left out: the usual ones. */
  readonly leadCoins?: LeadCoins;
  readonly checkpoint: Checkpoint;
};

/** The changes of each reader, as its own `checkpoint` gives them. */
type Readers = { readonly [Name in ReaderName]: Reader<CheckpointChanges['changes'][Name]> };

export class AutomationHost {
  readonly bots: BotsReader;
  readonly #readers: Readers;
  /** The last command that each of them has read. */
  readonly #has: Record<ReaderName, number>;
  /** The time that each of them has come to. */
  readonly #timeMs: Record<ReaderName, number>;
  /** The last record that was read by all. */
  #sequence: number;

  /** Refuses (Error) a checkpoint of a form or a kind that this release does not have. */
  constructor({ checkpoint, markets = () => [], leadCoins = usualLeadCoins, ...options }: HostOptions) {
    const { at, has, states } = checkpoint;
    const board = new MarketBoard(states.bots.markets);
    const pricesOf = (marketId: MarketId): BotPrices => board.market(marketId).prices;
    const leaders = new LeaderBoard(states.leaders, new LeaderMarkets({ ...options, markets, leadCoins, pricesOf }));
    this.bots = new BotsReader(options, { state: states.bots, at: { ...at, sequence: has.bots }, board, leaders });
    const programme = new ProgrammeReader({ all: markets, find: options.marketOf }, states.programme);
    this.#readers = { leaders, bots: this.bots, programme };
    this.#has = { ...has };
    this.#timeMs = ofEachReader(() => at.timeMs);
    this.#sequence = Math.min(...Object.values(has));
  }

  get sequence(): number {
    return this.#sequence;
  }

  /** In order; what a reader has read already is not told to it. `through`: the last command of the journal that these records stand for. */
  read(records: readonly EventRecord[], through: number): void {
    for (const record of records) this.#readRecord(record);
    for (const name of readerNames) this.#has[name] = Math.max(this.#has[name], through);
    this.#sequence = Math.max(this.#sequence, through);
  }

  #readRecord(record: EventRecord): void {
    const { sequence, timeMs, events } = record;
    const behind = readerNames.filter((name) => this.#has[name] < sequence);
    for (const name of behind) this.#readers[name].begin(record, this.#timeMs[name]);
    for (const event of events) for (const name of behind) this.#readers[name].read(event, record);
    for (const name of behind) {
      this.#readers[name].end(record);
      this.#has[name] = sequence;
      this.#timeMs[name] = timeMs;
    }
  }

  /** The earliest moment at which a reader has to act: the core's clock has to pass it. Null: there is none. */
  nextDueMs(): number | null {
    const due = readerNames.flatMap((name) => this.#readers[name].nextDueMs() ?? []);
    return due.length === 0 ? null : Math.min(...due);
  }

  /** The commands that may be sent now, in this order. */
  take(): readonly StepCommand[] {
    return readerNames.flatMap((name) => this.#readers[name].take());
  }

  hasUnwritten(): boolean {
    return readerNames.some((name) => this.#readers[name].hasUnwritten());
  }

  /** The checkpoint behind the last record, as far as it differs from the one before. */
  checkpoint(): CheckpointChanges {
    const { leaders, bots, programme } = this.#readers;
    const has = { ...this.#has };
    // The time of bots and leaders, who go by it: the programme has days of its own.
    const at = { sequence: Math.max(...Object.values(has)), timeMs: this.#timeMs.bots };
    return { at, has, changes: { leaders: leaders.checkpoint(), bots: bots.checkpoint(), programme: programme.checkpoint() } };
  }
}
