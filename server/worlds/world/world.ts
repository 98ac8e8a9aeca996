// A world: a venue in one folder whose time is a number. The same genesis and the same inputs give the same journal, byte for byte.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AutomationHost } from '#server/automation/host/automation-host.ts';
import { type Checkpoint, noCheckpoint } from '#server/automation/host/checkpoint.ts';
import { stepsOf } from '#server/automation/host/outbox.ts';
import { noAccounts, type ReaderAccounts, RecordFilter } from '#server/automation/readers/wanted-records.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { marketsWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import { realFiles, type FilePort } from '#server/journal/file-port.ts';
import { localAccess, type ExchangeAccess } from '#server/runtime/exchange-client.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import type { RecordEnd } from '#server/runtime/thread-protocol.ts';
import { delisting } from './delisting.ts';
import { keepTold, readTold, Told } from './told.ts';
import { identityOf, worldGenesis, type WorldGenesis } from './genesis.ts';
import { openCore } from './open-core.ts';
import { beginningFiles, checkTape, keepTape, openTape, type WorldTape } from './tape/tape-file.ts';
import { thinFront } from './thin-front.ts';
import { type Saying, wordText, type Word } from './word.ts';
import { createWorldMarket, type WorldMarket } from './world-market.ts';
import { worldLeadCoins, worldMarkets, type WorldMarkets } from './world-markets.ts';

/** Rounds of steps of bots after one group, or turns of the clock at one moment: more of them, and the world does not come to rest. */
const roundLimit = 10_000;

/** Its bots, or what is due in it, never end: so it would be with every opening, until it begins anew. */
export class WorldNeverRests extends Error {
  constructor(folder: string, what: string) {
    super(`${folder}: ${what} does not come to rest`);
    this.name = 'WorldNeverRests';
  }
}

export type World = {
  readonly genesis: WorldGenesis;
  readonly timeMs: number;
  readonly markets: WorldMarkets;
  readonly told: Readonly<Told>;
  readonly automation: AutomationHost;
  readonly exchange: ExchangeHost['exchange'];
  readonly market: Pick<WorldMarket, 'figures' | 'indexes'>;
  /** Whatever is submitted is an input of a seat. */
  readonly client: ExchangeAccess;
  /** The end of its journal: the whole run in one hash. */
  readonly end: ExchangeHost['end'];
  /** Inputs of a seat, in one group, on disk before they are answered. */
  act(commands: readonly Command[]): readonly Reply[];
  /**
   * Another grid; a bad day that begins, in the place of one that runs; its end; a market that goes; a book with little in it; somebody who
   * leads. On disk when it returns. Refuses (Error) a market that the world has not.
   */
  say(word: Saying): void;
  /** Lets time pass, the only way in which anything happens by itself. A time that has passed: nothing happens. */
  advanceTo(timeMs: number): void;
  /** Writes down what the next opening needs beside what readers have: to be called once they have everything. Then close it. */
  fallAsleep(): void;
  close(): void;
};

/** The readers of a world outside of it, and how far they have come. */
type WorldReaders = {
  /** The last command that all of them have. */
  readonly has: number;
  /** The bots as they were written down, and the accounts that their readers are told of. */
  readonly checkpoint: Checkpoint;
  readonly accounts: ReaderAccounts;
  /** In order, from before `has` on where need be; with the end of the journal that holds them. */
  onRecords(records: readonly EventRecord[], end: RecordEnd): void;
};

type Setting = {
  /** Holds genesis and journal. */
  readonly folder: string;
  readonly onNote: (text: string) => void;
  /** Left out: it is for itself alone, and remembers nothing but its journal. */
  readonly readers?: WorldReaders;
  /** Asked before a group is written behind the command of this number. One that throws ends the run there, as a kill would: close it. */
  readonly beforeGroup?: (sequence: number) => void;
};

const genesisPath = (folder: string): string => join(folder, 'genesis.json');
/** The journal of a world, as `npm run journal` reads it. */
export const worldJournal = (folder: string): string => join(folder, 'journal');

/** Writes the genesis of a new world, and the prints of the file that it plays. Refuses (Error) a folder that is there, and markets that a world cannot have. */
export function createWorldFolder(folder: string, genesis: WorldGenesis, prints?: Uint8Array): void {
  worldMarkets(genesis.symbols);
  mkdirSync(folder);
  if (prints !== undefined) keepTape(folder, prints);
  writeFileSync(genesisPath(folder), JSON.stringify(worldGenesis.parse(genesis)));
}

/** Leaves nothing of a world but its beginning. Refuses (TapeDamaged) one whose file could not be played again: nothing has gone then. */
export function emptyWorldFolder(folder: string): void {
  checkTape(folder, readGenesis(folder));
  for (const name of readdirSync(folder)) if (!beginningFiles.includes(name)) rmSync(join(folder, name), { recursive: true });
}

/** Refuses (Error) what is no genesis. */
export const readGenesis = (folder: string): WorldGenesis => worldGenesis.parse(JSON.parse(readFileSync(genesisPath(folder), 'utf8')));

/**
 * Opens the world of a folder. A new one is opened first; one that was is awake again. Rejects (Error) a folder in use, a damaged journal, a
 * genesis that is not the journal’s, and a word that this release does not know.
 */
export async function openWorld(setting: Setting): Promise<World> {
  const genesis = readGenesis(setting.folder);
  const world = new OpenWorld(setting, genesis);
  if (world.told.isOpened) return begun(world, () => world.wake());
  if (world.end.sequence === 0) return begun(world, () => world.open());
  // Its process ended while it was being opened: nobody has been told of it.
  world.close();
  rmSync(worldJournal(setting.folder), { recursive: true });
  const anew = new OpenWorld(setting, genesis);
  return begun(anew, () => anew.open());
}

/** One that cannot begin lets go of its folder. */
async function begun(world: OpenWorld, begin: () => void | Promise<void>): Promise<World> {
  try {
    await begin();
    return world;
  } catch (error) {
    world.close();
    throw error;
  }
}

class OpenWorld implements World {
  readonly genesis: WorldGenesis;
  readonly markets: WorldMarkets;
  readonly client: ExchangeAccess;
  readonly #setting: Setting;
  readonly #host: ExchangeHost;
  readonly told: Told;
  readonly automation: AutomationHost;
  readonly #filter: RecordFilter;
  /** Strategies whose steps the core did not take: sent again with the next step of the market. */
  readonly #again = new Set<AccountId>();
  readonly #tape: WorldTape | null;
  #market: WorldMarket;
  #timeMs: number;
  #nextStepMs: number;
  /** Steps follow from inputs and are made anew: the disk is waited for where somebody is answered. */
  #isInput = false;

  constructor(setting: Setting, genesis: WorldGenesis) {
    this.genesis = genesis;
    this.markets = worldMarkets(genesis.symbols);
    this.#setting = setting;
    const { readers, folder } = setting;
    const checkpoint = readers?.checkpoint ?? noCheckpoint;
    const told = readers === undefined ? null : readTold(folder);
    this.told = told ?? new Told(genesis);
    this.#filter = new RecordFilter(readers?.accounts ?? noAccounts);
    this.#tape = openTape(folder, genesis, this.markets.venue);
    this.#timeMs = genesis.startMs;
    const bots = new Map(marketsWithCoins(this.markets.venue.listings).map((market) => [market.marketId, market]));
    this.automation = new AutomationHost({
      kindOf: botKind,
      marketOf: (marketId) => bots.get(marketId) ?? null,
      markets: () => bots.values(),
      onNote: setting.onNote,
      leadCoins: worldLeadCoins(this.markets.venue.listings),
      checkpoint,
    });
    const files: FilePort = { ...realFiles, sync: (file) => (this.#isInput ? realFiles.sync(file) : undefined) };
    this.#host = openHost({
      folder: worldJournal(folder),
      replayEventsAfter: Math.min(told?.sequence ?? 0, readers?.has ?? 0, ...Object.values(checkpoint.has)),
      snapshotEveryCommands: Number.POSITIVE_INFINITY,
      clock: () => this.#timeMs,
      onRecords: (records, end) => this.#read(records, end),
      onNote: setting.onNote,
      files,
    });
    const identity = this.#host.exchange.identity();
    if (identity !== '' && identity !== identityOf(genesis)) {
      this.#host.close();
      throw new Error(`${folder}: the journal is not that of its genesis`);
    }
    this.#timeMs = Math.max(genesis.startMs, this.#host.timeMs);
    this.#nextStepMs = 0;
    this.#market = this.#newMarket();
    this.client = localAccess(this.#host, (commands) => this.act(commands));
  }

  get timeMs(): number {
    return this.#timeMs;
  }

  get end(): ExchangeHost['end'] {
    return this.#host.end;
  }

  get market(): World['market'] {
    return this.#market;
  }

  get exchange(): ExchangeHost['exchange'] {
    return this.#host.exchange;
  }

  async open(): Promise<void> {
    const client = localAccess(this.#host, (commands) => this.#handle(commands));
    await client.submit({ type: 'name-journal', identity: identityOf(this.genesis) });
    await openCore(client, this.markets, this.#timeMs);
    this.#market = this.#newMarket();
    this.#handle(this.#market.opening(this.#timeMs));
    this.#tell({ word: 'opened' }, []);
  }

  wake(): void {
    this.#tell({ word: 'awake' }, []);
  }

  act(commands: readonly Command[]): readonly Reply[] {
    return this.#tell({ word: 'act' }, commands);
  }

  say(word: Saying): void {
    this.#tell(word, this.#ledBy(word));
    if (word.word === 'grid') {
      this.#market.setGrid(word.gridMs);
      this.#nextStepMs = this.#stepAfter(this.#timeMs);
    } else this.#market.setScenario(this.told.scenario);
  }

  /** The commands that a word leads, in its own record. */
  #ledBy(word: Saying): Command[] {
    if (word.word === 'delist') return delisting(this.exchange, this.markets, word.symbol);
    return word.word === 'thin-front' ? thinFront(this.exchange, this.markets, word) : [];
  }

  advanceTo(timeMs: number): void {
    for (;;) {
      const nextMs = Math.min(this.#nextStepMs, this.#dueMs());
      if (nextMs > timeMs) break;
      this.#timeMs = Math.max(this.#timeMs, nextMs);
      this.#passDue();
      if (this.#nextStepMs > this.#timeMs) continue;
      this.#step();
      this.#nextStepMs = this.#stepAfter(this.#timeMs);
    }
    this.#timeMs = Math.max(this.#timeMs, timeMs);
  }

  fallAsleep(): void {
    keepTold(this.#setting.folder, this.told, this.end.sequence);
  }

  close(): void {
    this.#host.close();
  }

  #newMarket(): WorldMarket {
    const { genesis, markets } = this;
    const market = createWorldMarket({
      ...markets,
      genesis,
      gridMs: this.told.gridMs,
      delisted: this.told.delisted,
      exchange: this.#host.exchange,
      tape: this.#tape,
      playedMs: () => this.told.playedMs,
      lastTicks: (marketId) => this.told.lastTicks.get(marketId) ?? null,
    });
    market.setScenario(this.told.scenario);
    this.#nextStepMs = this.#stepAfter(this.#timeMs);
    return market;
  }

  #stepAfter(timeMs: number): number {
    const { gridMs } = this.told;
    return (Math.floor(timeMs / gridMs) + 1) * gridMs;
  }

  #dueMs(): number {
    const { nextDueMs } = this.#host.exchange;
    return Math.min(nextDueMs() ?? Number.POSITIVE_INFINITY, this.automation.nextDueMs() ?? Number.POSITIVE_INFINITY);
  }

  /** Everything that is due by now. */
  #passDue(): void {
    for (let round = 0; this.#dueMs() <= this.#timeMs; round += 1) {
      if (round === roundLimit) throw new WorldNeverRests(this.#setting.folder, 'what is due');
      this.#handle([{ type: 'advance-clock' }]);
    }
  }

  #step(): void {
    for (const strategyId of this.#again) this.automation.bots.sendAgain(strategyId);
    this.#again.clear();
    this.#handle(this.#market.step(this.#timeMs));
  }

  /** A word and what it leads, as one record of the journal; then whatever follows from it at once. */
  #tell(word: Word, commands: readonly Command[]): readonly Reply[] {
    this.#isInput = true;
    let replies: readonly Reply[];
    try {
      replies = this.#group([{ type: 'note-input', text: wordText(word) }, ...commands]);
    } finally {
      this.#isInput = false;
    }
    if (replies[0]?.ok !== true) throw new Error(`${this.#setting.folder}: the word ${word.word} was not taken`);
    this.#settle();
    this.#passDue();
    return replies.slice(1);
  }

  #handle(commands: readonly Command[]): readonly Reply[] {
    const replies = commands.length === 0 ? [] : this.#group(commands);
    this.#settle();
    return replies;
  }

  #group(commands: readonly Command[]): readonly Reply[] {
    this.#setting.beforeGroup?.(this.#host.sequence);
    const { replies, records } = this.#host.handle(commands);
    this.#read(records, this.#host.end);
    return replies;
  }

  #read(records: readonly EventRecord[], end: RecordEnd): void {
    for (const record of records) {
      this.told.hear(record);
      const kept = this.#filter.keep(record);
      this.automation.read(kept === null ? [] : [kept], record.sequence);
    }
    this.#setting.readers?.onRecords(records, end);
  }

  /** Time waits until bots have done all that they want. */
  #settle(): void {
    for (let round = 0; round < roundLimit; round += 1) {
      const steps = this.automation.take();
      if (steps.length === 0) return;
      for (const [at, reply] of this.#group(steps).entries()) {
        const step = steps[at];
        if (step === undefined || reply.ok || reply.reason === RejectReason.stepTaken) continue;
        for (const { accountId } of stepsOf(step)) this.#again.add(accountId);
      }
    }
    throw new WorldNeverRests(this.#setting.folder, 'a bot');
  }
}
