// A world that is awake: its rooms, and the pace at which its time goes on.
import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { WorldVenue } from '../venue/open-world-venue.ts';
import { WorldFaults } from './world-faults.ts';
import type { WorldPace, WorldState } from '../worlds.ts';
import { forgetPace, keepPace, type RunningPace } from './kept-pace.ts';

/** Bytes that the folder of a world may have. */
const largestWorld = 128 * 1024 ** 2;
/** Records that wait to be written: time waits until they are. */
const longestBacklog = 8192;
/** Bytes are counted so often while time goes on. */
const weighEveryMs = 2000;
const tellEveryMs = 250;

export function folderBytes(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}

export class AwakeWorld {
  readonly venue: WorldVenue;
  readonly faults: WorldFaults;
  readonly #folder: string;
  speed: number;
  untilMs: number | null;
  /** The last time that anybody wanted something of it, and the calls that are not answered yet. */
  askedMs = performance.now();
  asking = 0;
  #since: { readonly realMs: number; readonly worldMs: number };
  #weighedMs = Number.NEGATIVE_INFINITY;
  #bytes = 0;
  #toldMs = Number.NEGATIVE_INFINITY;

  /** `pace`: the one with which its time goes on at once; null: it stands still. `onFault`: a fault has happened, and waits no more. */
  constructor(venue: WorldVenue, folder: string, pace: RunningPace | null, onFault: () => void) {
    this.venue = venue;
    this.faults = new WorldFaults(onFault);
    this.#folder = folder;
    this.speed = pace?.speed ?? 0;
    this.untilMs = pace?.untilMs ?? null;
    this.#since = { realMs: performance.now(), worldMs: venue.world.timeMs };
  }

  get isFull(): boolean {
    return this.#weigh() > largestWorld;
  }

  /** True once in a while: whoever is told of a world that moves is told so often. */
  isToldAgain(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#toldMs < tellEveryMs) return false;
    this.#toldMs = nowMs;
    return true;
  }

  state(): WorldState {
    const { world } = this.venue;
    const { sequence, hash } = world.end;
    return {
      genesis: world.genesis,
      timeMs: world.timeMs,
      gridMs: world.told.gridMs,
      speed: this.speed,
      untilMs: this.untilMs,
      scenario: world.told.scenario,
      delisted: [...world.told.delisted],
      sequence,
      hash,
      bytes: this.#weigh(),
      faults: this.faults.waiting,
    };
  }

  stop(): void {
    this.#go(0, null);
  }

  go(pace: WorldPace): void {
    const { world } = this.venue;
    if (pace.pace === 'step') {
      this.stop();
      world.advanceTo(world.timeMs + pace.ms);
      this.venue.look();
      return;
    }
    this.#go(pace.speed, pace.untilMs);
  }

  #go(speed: number, untilMs: number | null): void {
    if (speed === 0) forgetPace(this.#folder);
    else if (speed !== this.speed || untilMs !== this.untilMs) keepPace(this.#folder, { speed, untilMs });
    this.speed = speed;
    this.untilMs = untilMs;
    this.#since = { realMs: performance.now(), worldMs: this.venue.world.timeMs };
  }

  #weigh(): number {
    const nowMs = performance.now();
    if (nowMs - this.#weighedMs >= weighEveryMs) {
      this.#bytes = folderBytes(this.#folder);
      this.#weighedMs = nowMs;
    }
    return this.#bytes;
  }

  /** Lets time go on, for so long of real time at most. False: it waits until what has happened is written. */
  turn(longestMs: number): boolean {
    if (this.speed === 0 || this.venue.backlog() > longestBacklog) return false;
    const { world } = this.venue;
    const began = performance.now();
    const { realMs, worldMs } = this.#since;
    const reached =
      this.speed === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : Math.floor(worldMs + (began - realMs) * this.speed);
    const targetMs = Math.min(reached, this.untilMs ?? Number.POSITIVE_INFINITY);
    do {
      if (world.timeMs >= targetMs) break;
      world.advanceTo(Math.min(targetMs, world.timeMs + world.told.gridMs));
    } while (performance.now() - began < longestMs);
    this.venue.look();
    if (this.isFull || world.timeMs >= (this.untilMs ?? Number.POSITIVE_INFINITY)) this.stop();
    // It cannot keep up: what is behind is not caught up later, all at once.
    else if (world.timeMs < targetMs - 1000 * this.speed && reached !== Number.POSITIVE_INFINITY) this.#go(this.speed, this.untilMs);
    return true;
  }
}
