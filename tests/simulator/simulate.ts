// One seeded run of the real core, host and journal: simulated time, a disk that crashes, and every rule checked after every command.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import { crashingFiles, PowerLoss, type CrashingFiles } from './crashing-files.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import type { Judge, Play, Venue } from './venue.ts';

export type Told = { readonly timeMs: number; readonly command: Command };

/** A rule was broken: which, and by which commands so far. */
export class Broken extends Error {
  readonly history: readonly Told[];
  constructor(what: string, history: readonly Told[]) {
    super(what);
    this.name = 'Broken';
    this.history = history;
  }
}

export type Simulated = {
  readonly commands: number;
  readonly crashes: number;
  readonly trades: number;
  /** The number of times that each kind was taken, and each refusal met. */
  readonly counts: ReadonlyMap<string, number>;
  readonly hash: string;
};

const countOf = (command: Command): string => (command.type === 'place-plan' ? `${command.type} ${command.terms.kind}` : command.type);

/** Between two looks at everything rather than at what was touched. */
const wholeEvery = 2000;
const crashEvery = 4000;

const scratch = (): string => mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'meridian-simulator-'));

class Simulation {
  readonly #folder = scratch();
  readonly #play: Play;
  readonly #judge: Judge;
  readonly #random: (below: number) => number;
  /** The acknowledged commands, applied by a second core that never crashes. */
  readonly #twin = createExchange();
  readonly #history: Told[] = [];
  readonly counts = new Map<string, number>();
  #files: CrashingFiles = crashingFiles();
  #host: ExchangeHost;
  #nowMs = 1_000_000;
  #sequence = 0;
  crashes = 0;
  trades = 0;

  constructor(venue: Venue, seed: number) {
    this.#play = venue.play(seed);
    this.#judge = venue.judge();
    this.#random = randomSource(seed ^ 0x5eed);
    this.#host = this.#open();
  }

  #open(): ExchangeHost {
    this.#files = crashingFiles();
    return openHost({
      folder: this.#folder,
      replayEventsAfter: Number.MAX_SAFE_INTEGER,
      snapshotEveryCommands: 10_000,
      clock: () => this.#nowMs,
      onRecords: () => undefined,
      onNote: () => undefined,
      files: this.#files,
    });
  }

  /** One command, made durable and checked. */
  #give(command: Command, whole: boolean): void {
    const { replies, records } = this.#host.handle([command]);
    const [reply, record] = [replies[0], records[0]];
    if (reply === undefined || record === undefined) return;
    this.#take({ timeMs: record.timeMs, command });
    this.#play.learn(record);
    for (const event of record.events) if (event.type === 'trade-executed') this.trades += 1;
    const name = `${countOf(command)} ${reply.ok ? 'taken' : reply.reason}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    const broken = this.#judge(this.#host.exchange, record, whole);
    if (broken.length > 0) throw new Broken(broken.join('; '), this.#history);
  }

  #take(told: Told): EventRecord {
    this.#sequence += 1;
    this.#history.push(told);
    return this.#twin.apply({ sequence: this.#sequence, ...told }).record;
  }

  /** The power goes while a command is written; afterwards everything acknowledged is there, once, and perhaps that one too. */
  #crash(): void {
    this.crashes += 1;
    const command = this.#play.next(this.#host.exchange, this.#nowMs);
    this.#files.crashNext(this.#random(4) === 0 ? 2 : this.#random(1001) / 1000);
    try {
      this.#host.handle([command]);
      throw new Broken('a command was acknowledged without power', this.#history);
    } catch (error) {
      if (error instanceof Broken) throw error;
      if (!(error instanceof Error) || !(error instanceof PowerLoss || error.cause instanceof PowerLoss)) throw error;
    }
    this.#host.close();
    this.#host = this.#open();
    if (this.#host.sequence === this.#sequence + 1) {
      const record = this.#take({ timeMs: this.#nowMs, command });
      this.#play.learn(record);
      this.#judge(this.#host.exchange, record, false);
    }
    if (this.#host.sequence !== this.#sequence)
      throw new Broken(`${this.#sequence} commands were acknowledged, ${this.#host.sequence} are there`, this.#history);
    this.#compare();
  }

  #compare(): void {
    if (this.#host.exchange.stateHash() !== this.#twin.stateHash())
      throw new Broken('what came back is not what was acknowledged', this.#history);
  }

  run(commands: number, onProgress: (done: number) => void): string {
    for (const command of this.#play.opening) this.#give(command, false);
    for (let done = 0; done < commands; done += 1) {
      this.#nowMs += this.#random(this.#play.mostMs);
      const dueMs = this.#host.exchange.nextDueMs();
      if (dueMs !== null && dueMs <= this.#nowMs) this.#give({ type: 'advance-clock' }, false);
      else this.#give(this.#play.next(this.#host.exchange, this.#nowMs), done % wholeEvery === 0);
      if (done % crashEvery === crashEvery - 1) this.#crash();
      if (done % 10_000 === 9999) onProgress(done + 1);
    }
    this.#compare();
    return this.#twin.stateHash();
  }

  end(): void {
    this.#host.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Runs a seed. Throws Broken with the commands that led there. */
export function simulate(venue: Venue, seed: number, commands: number, onProgress: (done: number) => void = () => undefined): Simulated {
  const simulation = new Simulation(venue, seed);
  try {
    const hash = simulation.run(commands, onProgress);
    return { commands, crashes: simulation.crashes, trades: simulation.trades, counts: simulation.counts, hash };
  } finally {
    simulation.end();
  }
}
