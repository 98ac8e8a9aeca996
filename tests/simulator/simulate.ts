// One seeded run of the real core, host and journal: simulated time, a disk that crashes, and every rule checked after every command.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import { crashingFiles, PowerLoss, type CrashingFiles } from './crashing-files.ts';
import { Shadow } from './shadow.ts';
import { openingOf, Traffic } from './traffic.ts';

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

/** Accounts whose money, orders or plans a record concerns. */
function touchedBy({ events }: EventRecord): ReadonlySet<number> {
  const accounts = new Set<number>();
  for (const event of events) {
    if (event.type === 'ledger-posted') for (const { accountId } of event.entries) accounts.add(accountId);
    else if ('accountId' in event) accounts.add(event.accountId);
  }
  return accounts;
}

/** The frozen balance of an account is what its orders and plans hold: counted here by the rules, not by the core's own sums. */
function brokenHold(exchange: Exchange, accountId: number): string[] {
  const held = new Map<number, bigint>();
  const add = (assetId: number, amount: number): void => void held.set(assetId, (held.get(assetId) ?? 0n) + BigInt(amount));
  const rules = exchange.markets();
  for (const order of exchange.openOrders(accountId)) {
    const market = rules[order.marketId];
    if (market === undefined) continue;
    const left = order.quantityLots - order.filledLots;
    if (order.side === 'buy') add(market.quoteAssetId, order.priceTicks * left * market.tickLotUnits);
    else add(market.baseAssetId, left * market.lotUnits);
  }
  for (const plan of exchange.openPlans(accountId)) {
    const market = rules[plan.marketId];
    if (market !== undefined) add(plan.side === 'buy' ? market.quoteAssetId : market.baseAssetId, plan.heldUnits);
  }
  return exchange
    .balances(accountId)
    .filter(({ assetId, frozen }) => frozen !== (held.get(assetId) ?? 0n))
    .map(({ assetId, frozen }) => `account ${accountId} has frozen ${frozen} of asset ${assetId}, it holds ${held.get(assetId) ?? 0n}`);
}

/** Checks one record of an exchange that has just applied it. */
export function brokenBy(exchange: Exchange, shadow: Shadow, record: EventRecord, whole: boolean): readonly string[] {
  const broken = [...shadow.see(record)];
  for (const accountId of touchedBy(record)) {
    if (accountId < 1000) continue;
    broken.push(...brokenHold(exchange, accountId), ...shadow.account(exchange, accountId));
  }
  broken.push(...shadow.books(exchange));
  if (record.events.some((event) => event.type === 'command-failed')) broken.push('a command failed inside the core');
  if (whole) broken.push(...exchange.checkInvariants());
  return broken;
}

const scratch = (): string => mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'meridian-simulator-'));

class Simulation {
  readonly #folder = scratch();
  readonly #traffic: Traffic;
  readonly #shadow = new Shadow();
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

  constructor(seed: number) {
    this.#traffic = new Traffic(seed);
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
    this.#traffic.learn(record);
    for (const event of record.events) if (event.type === 'trade-executed') this.trades += 1;
    const name = `${countOf(command)} ${reply.ok ? 'taken' : reply.reason}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    const broken = brokenBy(this.#host.exchange, this.#shadow, record, whole);
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
    const command = this.#traffic.next();
    this.#files.crashNext(this.#traffic.random(4) === 0 ? 2 : this.#traffic.random(1001) / 1000);
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
      this.#traffic.learn(record);
      this.#shadow.see(record);
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
    for (const command of openingOf()) this.#give(command, false);
    for (let done = 0; done < commands; done += 1) {
      this.#nowMs += this.#traffic.random(300);
      const dueMs = this.#host.exchange.nextDueMs();
      if (dueMs !== null && dueMs <= this.#nowMs) this.#give({ type: 'advance-clock' }, false);
      else this.#give(this.#traffic.next(), done % wholeEvery === 0);
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
export function simulate(seed: number, commands: number, onProgress: (done: number) => void = () => undefined): Simulated {
  const simulation = new Simulation(seed);
  try {
    const hash = simulation.run(commands, onProgress);
    return { commands, crashes: simulation.crashes, trades: simulation.trades, counts: simulation.counts, hash };
  } finally {
    simulation.end();
  }
}
