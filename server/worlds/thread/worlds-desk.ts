// All worlds that are awake, on the one thread that they share: each has its turn, and whoever asks one is answered from its rooms.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isChanging } from '#lib/contract/wire/body.ts';
import { longestTapeMs, worldLimits } from '#lib/contract/worlds/world-bounds.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import { faultText } from '#lib/market-files/file-words.ts';
import { errorRefusal } from '#server/answers/refusal/error-refusal.ts';
import { type Refusal, refuse } from '#server/answers/refusal/refusal.ts';
import type { SharedRooms } from '#server/answers/rooms.ts';
import { createSharedBacktests } from '#server/backtest/runs/run-backtests.ts';
import { channelVenue } from '#server/channel-venue.ts';
import type { ChannelEvent } from '#server/channels/worlds/world-line.ts';
import { type ChannelWorld, WorldChannels } from '#server/channels/worlds/world-channels.ts';
import { isDiskFault } from '#server/monitoring/disk-fault.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { openWorldVenue, type WorldLog, type WorldVenue } from '../venue/open-world-venue.ts';
import { beginWithTape, TapeDamaged } from '../world/tape/tape-file.ts';
import { createWorldFolder, emptyWorldFolder, WorldNeverRests } from '../world/world.ts';
import { type AskedOfWorld, type WorldOrder, type WorldState, WorldUnavailable } from '../worlds.ts';
import { AwakeWorld, folderBytes } from './awake-world.ts';
import { isAnswerLost, thinFront } from './faulty-orders.ts';
import { obeyOrder } from './obey-order.ts';
import { forgetPace, readPace, type RunningPace } from './kept-pace.ts';
import { type OfferedInWorld, offeredInWorld } from './offered-in-world.ts';
import type { WorldRequest } from './worlds-protocol.ts';

const limits = { awake: 64, bytesOnDisk: 16 * 1024 ** 3, turnMs: 10, fastTurnMs: 5, asleepAfterMs: 5 * 60_000 };
/** An account that nobody has and nothing is ever done for: the venue’s own are below, and seats begin at 1000. */
const nobody = 999;
const everyMs = { turn: 20, tick: 100, look: 10_000 };

/** An error before others that came while something was closed for it. */
const firstOf = (error: unknown): unknown => (error instanceof SuppressedError ? firstOf(error.suppressed) : error);

type CallInWorld = {
  readonly call: AnyCall;
  answer(fields: unknown, session: Session, offered: OfferedInWorld): Promise<unknown>;
};

type DeskOptions = {
  readonly folder: string;
  readonly callOf: (path: string) => CallInWorld | null;
  readonly site: SharedRooms['site'];
  readonly settings: SharedRooms['settings'];
  readonly runsOn: (worldId: string) => Promise<boolean>;
  /** Told whose turn begins, and with the empty name that it is over. */
  readonly inTurn: (worldId: string) => void;
  /** Null: it fell asleep. */
  readonly tell: (worldId: string, state: WorldState | null) => void;
  /** Does something again and again. Returns how to stop. */
  readonly every: (periodMs: number, act: () => void) => () => void;
  /** Does something once the thread has looked at whatever else waits. */
  readonly soon: (act: () => void) => void;
  /** To the sockets of its channels. */
  readonly say: (events: readonly ChannelEvent[]) => void;
  readonly log: WorldLog;
};

export class WorldsDesk {
  readonly channels: WorldChannels;
  readonly #options: DeskOptions;
  readonly #awake = new Map<string, AwakeWorld>();
  readonly #opening = new Map<string, Promise<AwakeWorld>>();
  /** Those that are being closed: nobody is answered from them any more. */
  readonly #closing = new Map<string, Promise<void>>();
  /** Those that never rest, and why: to open one costs a second of everybody's time, and room on disk. */
  readonly #restless = new Map<string, WorldUnavailable>();
  /** One after the other, for all worlds: each wants a core. */
  readonly #backtests = createSharedBacktests();
  #fastTurns = 0;
  #isGoingFast = false;
  readonly #stops: readonly (() => void)[];

  constructor(options: DeskOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
    this.channels = new WorldChannels({
      wake: async (worldId) => this.#channelWorld(worldId, await this.#wake(worldId)),
      refusalOf: (error) => errorRefusal(error, { ...options.log, warn: options.log.error }),
      send: options.say,
      log: options.log,
    });
    this.#stops = [
      options.every(everyMs.turn, () => this.#turn()),
      options.every(everyMs.tick, () => this.#tick()),
      options.every(everyMs.look, () => void this.#putToSleep()),
    ];
  }

  /** Rejects with WorldUnavailable. */
  async handle(request: WorldRequest): Promise<unknown> {
    switch (request.type) {
      case 'create':
        return this.#create(request);
      case 'state':
        return this.#told(request.worldId, await this.#wake(request.worldId));
      case 'go-on': {
        const pace = await this.#paceBefore(request.worldId, this.#folderOf(request.worldId));
        return pace === null ? null : this.#told(request.worldId, await this.#wake(request.worldId));
      }
      case 'tell':
        return this.#order(request.worldId, request.order);
      case 'go': {
        const awake = await this.#wake(request.worldId);
        if (awake.isFull) throw new WorldUnavailable('worldFull', `${request.worldId} has as many bytes as it may have`);
        await this.#guarded(request.worldId, () => awake.go(request.pace));
        this.channels.speak(request.worldId);
        return this.#told(request.worldId, awake);
      }
      case 'ask':
        return this.#ask(request.worldId, request.asked);
      case 'start-anew': {
        this.#restless.delete(request.worldId);
        await this.#drop(request.worldId);
        const folder = this.#folderOf(request.worldId);
        if (!existsSync(folder)) throw new WorldUnavailable('worldGone', `there is no world ${request.worldId}`);
        await this.#guarded(request.worldId, () => emptyWorldFolder(folder));
        return this.#told(request.worldId, await this.#wake(request.worldId));
      }
      case 'let-sleep':
        return this.#letSleep(request.worldId);
      case 'remove':
        this.#restless.delete(request.worldId);
        await this.#drop(request.worldId);
        rmSync(this.#folderOf(request.worldId), { recursive: true, force: true });
        return null;
      case 'close':
        for (const stop of this.#stops) stop();
        for (const worldId of this.#awake.keys()) await this.#sleep(worldId);
        await this.#backtests.close();
        return null;
    }
  }

  async #letSleep(worldId: string): Promise<boolean> {
    const awake = this.#awake.get(worldId);
    if (awake !== undefined && !this.#isAtRest(worldId, awake)) return false;
    await this.#sleep(worldId);
    return true;
  }

  /** Its time stands still, nobody looks at it, and nobody waits for an answer. */
  #isAtRest(worldId: string, { speed, asking }: AwakeWorld): boolean {
    return speed === 0 && asking === 0 && !this.channels.isLookedAt(worldId);
  }

  #folderOf(worldId: string): string {
    if (!/^[a-z0-9]{8,40}$/.test(worldId)) throw new WorldUnavailable('worldGone', 'not the name of a world');
    return join(this.#options.folder, worldId);
  }

  async #create({ worldId, genesis, tape }: Extract<WorldRequest, { type: 'create' }>): Promise<WorldState | Refusal> {
    if (readdirSync(this.#options.folder).length >= worldLimits.onDisk || folderBytes(this.#options.folder) >= limits.bytesOnDisk)
      throw new WorldUnavailable('worldsOnDisk', 'there is no room for another world');
    const folder = this.#folderOf(worldId);
    const begins = tape === undefined ? { genesis } : beginWithTape(genesis, tape);
    if (begins === 'tooLong') return refuse('worldTapeLength', { days: longestTapeMs / 86_400_000 });
    if ('fault' in begins) return refuse('backtestFile', { line: String(begins.line), reason: faultText(begins) });
    createWorldFolder(folder, begins.genesis, 'prints' in begins ? begins.prints : undefined);
    try {
      return this.#told(worldId, await this.#wake(worldId));
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  #channelWorld(worldId: string, { venue, faults }: AwakeWorld): ChannelWorld {
    const now = (): number => venue.world.timeMs;
    return {
      ...channelVenue({ ...venue.rooms, now }),
      now,
      disturb: (update) => faults.disturb(update, (seat) => update.accountId !== null && venue.accountOf(seat) === update.accountId),
      accountOf: (seat) => (seat === null ? Promise.resolve(nobody) : this.#guarded(worldId, () => venue.openSeat(seat))),
    };
  }

  #told(worldId: string, awake: AwakeWorld): WorldState {
    const state = awake.state();
    this.#options.tell(worldId, state);
    return state;
  }

  async #order(worldId: string, order: WorldOrder): Promise<WorldState | Refusal> {
    const awake = await this.#wake(worldId);
    const { venue } = awake;
    if (awake.isFull) throw new WorldUnavailable('worldFull', `${worldId} has as many bytes as it may have`);
    const refused = await this.#guarded(worldId, () => obeyOrder(awake, order));
    if (refused !== null) return refused;
    venue.look();
    this.channels.speak(worldId);
    return this.#told(worldId, awake);
  }

  async #ask(worldId: string, asked: AskedOfWorld): Promise<unknown> {
    const { path, fields, session, seat } = asked;
    const known = this.#options.callOf(path);
    if (known === null) throw new Error(`${path} is not answered in a world`);
    const awake = await this.#wake(worldId);
    if (isChanging(known.call) && awake.isFull) throw new WorldUnavailable('worldFull', `${worldId} has as many bytes as it may have`);
    const { venue } = awake;
    const offered = offeredInWorld(venue, asked, this.#options);
    awake.asking += 1;
    this.#options.inTurn(worldId);
    try {
      const accountId = seat === null ? null : isChanging(known.call) ? await venue.openSeat(seat) : venue.accountOf(seat);
      if (seat !== null) thinFront(awake, seat, path, fields);
      // Whatever the person is elsewhere, a seat is one like any other.
      const asking: Session = { ...session, accountId: accountId ?? nobody, mainAccount: null, isGuest: false };
      const answer = await known.answer(fields, asking, offered);
      if (isChanging(known.call)) this.channels.speak(worldId);
      // It may have been read before everything was there. A change is in the journal.
      else if (venue.failure() !== null) throw venue.failure();
      return seat !== null && isAnswerLost(awake.faults, seat, path, answer) ? refuse('unknownResult') : answer;
    } catch (error) {
      const failed = this.#failed(worldId, venue.failure() ?? error);
      // Its journal may have stopped in the middle: the next one who asks opens it again.
      await this.#drop(worldId);
      if (failed.problem === 'worldsAway' || this.#restless.has(worldId)) throw failed;
      // A fault of the call is none of the world's, which need not begin anew for it.
      return refuse('internal');
    } finally {
      awake.asking -= 1;
      this.#options.inTurn('');
    }
  }

  /** One that sleeps is opened, once for all who want it. */
  #wake(worldId: string): Promise<AwakeWorld> {
    const awake = this.#awake.get(worldId);
    if (awake !== undefined) {
      awake.askedMs = performance.now();
      return Promise.resolve(awake);
    }
    const known = this.#opening.get(worldId);
    if (known !== undefined) return known;
    const opening = this.#open(worldId).finally(() => this.#opening.delete(worldId));
    this.#opening.set(worldId, opening);
    return opening;
  }

  async #open(worldId: string): Promise<AwakeWorld> {
    const folder = this.#folderOf(worldId);
    await this.#closing.get(worldId);
    const restless = this.#restless.get(worldId);
    if (restless !== undefined) throw restless;
    if (!existsSync(join(folder, 'genesis.json'))) throw new WorldUnavailable('worldGone', `there is no world ${worldId}`);
    if (this.#awake.size + this.#opening.size >= limits.awake) await this.#makeRoom();
    const pace = await this.#paceBefore(worldId, folder);
    let awake: AwakeWorld | null = null;
    try {
      this.#options.inTurn(worldId);
      const venue = await openWorldVenue({
        folder,
        speed: () => awake?.speed ?? 0,
        backtests: this.#backtests,
        onFailure: (failure) => {
          if (awake !== null) void this.#guarded(worldId, () => Promise.reject(failure)).catch(() => undefined);
        },
        log: this.#options.log,
      });
      const opened = new AwakeWorld(venue, folder, pace, () => void this.#told(worldId, opened));
      awake = opened;
      this.#awake.set(worldId, opened);
      this.#options.inTurn('');
      return opened;
    } catch (error) {
      this.#options.inTurn('');
      throw this.#failed(worldId, error);
    }
  }

  /** The pace with which a world that runs on goes on where its process ended; null: it stands still. */
  async #paceBefore(worldId: string, folder: string): Promise<RunningPace | null> {
    const pace = readPace(folder);
    if (pace === null || (await this.#runsOn(worldId))) return pace;
    forgetPace(folder);
    return null;
  }

  /** A house that cannot say lets it go on: nothing changes then. */
  async #runsOn(worldId: string): Promise<boolean> {
    try {
      return await this.#options.runsOn(worldId);
    } catch (error) {
      this.#options.log.error({ err: error }, `nobody knows whether the world ${worldId} runs on`);
      return true;
    }
  }

  /** The one at rest that was not asked for the longest time falls asleep. */
  async #makeRoom(): Promise<void> {
    const still = [...this.#awake]
      .filter(([worldId, awake]) => this.#isAtRest(worldId, awake))
      .toSorted(([, one], [, other]) => one.askedMs - other.askedMs);
    const [oldest] = still;
    if (oldest === undefined) throw new WorldUnavailable('worldsAwake', 'as many worlds are awake as may be');
    await this.#sleep(oldest[0]);
  }

  #failed(worldId: string, thrown: unknown): WorldUnavailable {
    const error = firstOf(thrown);
    if (error instanceof WorldUnavailable) return error;
    this.#options.log.error({ err: error }, `the world ${worldId} has failed`);
    const problem = isDiskFault(error) ? 'worldsAway' : error instanceof TapeDamaged ? 'tapeDamaged' : 'worldDamaged';
    const failed = new WorldUnavailable(problem, errorText(error));
    if (error instanceof WorldNeverRests) this.#restless.set(worldId, failed);
    return failed;
  }

  /** A failure in a world ends that one, and no other: it is opened again by the next one who wants it. */
  async #guarded<Done>(worldId: string, act: () => Done | Promise<Done>): Promise<Done> {
    this.#options.inTurn(worldId);
    try {
      return await act();
    } catch (error) {
      const failed = this.#failed(worldId, error);
      await this.#drop(worldId);
      throw failed;
    } finally {
      this.#options.inTurn('');
    }
  }

  #turn(): void {
    for (const [worldId, awake] of this.#awake)
      if (awake.speed !== Number.POSITIVE_INFINITY) void this.#turnOf(worldId, awake, limits.turnMs);
    if (!this.#isGoingFast) void this.#goFast();
  }

  /** One of those that go as fast as they can has a short turn at a time, again and again: calls and other worlds come in between. */
  async #goFast(): Promise<void> {
    const fast = [...this.#awake].filter(([, { speed }]) => speed === Number.POSITIVE_INFINITY);
    this.#fastTurns += 1;
    const next = fast[this.#fastTurns % Math.max(1, fast.length)];
    this.#isGoingFast = next !== undefined && (await this.#turnOf(...next, limits.fastTurnMs));
    if (this.#isGoingFast) this.#options.soon(() => void this.#goFast());
  }

  /** Resolves false when its time did not go on. */
  async #turnOf(worldId: string, awake: AwakeWorld, longestMs: number): Promise<boolean> {
    if (awake.speed === 0) return false;
    try {
      const hasGoneOn = await this.#guarded(worldId, () => awake.turn(longestMs));
      if (awake.isToldAgain() || awake.speed === 0) this.#options.tell(worldId, awake.state());
      return hasGoneOn;
    } catch {
      return false;
    }
  }

  /** A world that somebody looks at is told of, and does not fall asleep. */
  #tick(): void {
    for (const worldId of this.channels.lookedAt()) {
      const awake = this.#awake.get(worldId);
      if (awake === undefined) continue;
      awake.askedMs = performance.now();
      void this.#guarded(worldId, () => this.channels.tick(worldId)).catch(() => undefined);
    }
  }

  async #putToSleep(): Promise<void> {
    const nowMs = performance.now();
    for (const [worldId, awake] of this.#awake) {
      if (nowMs - awake.askedMs < limits.asleepAfterMs || awake.asking > 0) continue;
      const goesOn = awake.speed > 0 && (await this.#runsOn(worldId));
      // Somebody may have come meanwhile.
      if (goesOn || nowMs - awake.askedMs < limits.asleepAfterMs || awake.asking > 0) continue;
      awake.stop();
      await this.#sleep(worldId);
    }
  }

  async #sleep(worldId: string): Promise<void> {
    await this.#close(worldId, ({ close }) => close());
  }

  /** Ends it as it is: nothing is written down but its journal. */
  async #drop(worldId: string): Promise<void> {
    forgetPace(this.#folderOf(worldId));
    await this.#close(worldId, ({ abandon }) => abandon());
  }

  async #close(worldId: string, close: (venue: WorldVenue) => Promise<void>): Promise<void> {
    const awake = this.#awake.get(worldId);
    if (awake === undefined) return this.#closing.get(worldId);
    this.#awake.delete(worldId);
    this.channels.end(worldId);
    const closing = close(awake.venue)
      .catch((error: unknown) => this.#options.log.error({ err: error }, `the world ${worldId} was left as its journal has it`))
      .finally(() => this.#closing.delete(worldId));
    this.#closing.set(worldId, closing);
    await closing;
    this.#options.tell(worldId, null);
  }
}
