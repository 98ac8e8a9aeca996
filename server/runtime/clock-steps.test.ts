// Timed work on a machine whose clock steps by 26 hours in either direction, while the exchange runs or while it is away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import { lastTimeMs } from '#server/journal/last-time.ts';
import { commandOf, scriptedOpening } from '#tests/simulation/scripted-venue.ts';
import { ann, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';

import { createExchangeClock, type ExchangeClock } from './exchange-clock.ts';
import { openHost, type ExchangeHost } from './exchange-host.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-steps-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

type Hands = { wallMs: number; monotonicMs: number };
const clockOf = (hands: Hands): ExchangeClock =>
  createExchangeClock({ wall: () => Math.floor(hands.wallMs), monotonic: () => hands.monotonicMs });

/** An exchange on a machine whose clock is set by hand; what falls due is done as its thread does it. */
class Machine {
  readonly hands: Hands;
  readonly records: EventRecord[] = [];
  #clock: ExchangeClock;
  #host: ExchangeHost;

  constructor(startMs: number) {
    this.hands = { wallMs: startMs, monotonicMs: 7_000_000 };
    this.#clock = clockOf(this.hands);
    this.#host = this.#open();
    this.#host.handle(scriptedOpening());
    for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 90 @ 99', 'ann buys 10 @ 98']) this.say(line);
    this.records.length = 0;
  }

  #open(): ExchangeHost {
    this.#clock = clockOf(this.hands);
    this.#clock.notBefore(lastTimeMs(folder));
    return openHost({
      folder,
      replayEventsAfter: Number.MAX_SAFE_INTEGER,
      snapshotEveryCommands: 1_000_000,
      clock: this.#clock.now,
      onRecords: () => undefined,
      onNote: () => undefined,
    });
  }

  say(line: string): void {
    const { replies, records } = this.#host.handle([commandOf(line)]);
    if (replies.some(({ ok }) => !ok)) throw new Error(`refused: ${line}`);
    this.records.push(...records);
    this.#doWhatIsDue();
  }

  /** The machine's clock is set; the monotonic one of a machine that is started again begins anew. */
  step(ms: number, how: string): void {
    if (how === 'while it is away') {
      // As a market that moves does four times a second.
      this.say('reference 100');
      this.#host.close();
    }
    this.hands.wallMs += ms;
    if (how === 'while it is away') {
      this.hands.monotonicMs = 3000;
      this.#host = this.#open();
    }
    this.#doWhatIsDue();
  }

  pass(ms: number, stepMs = 250): void {
    for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
      this.hands.wallMs += stepMs;
      this.hands.monotonicMs += stepMs;
      this.#doWhatIsDue();
    }
  }

  #doWhatIsDue(): void {
    for (;;) {
      const dueMs = this.#host.exchange.nextDueMs();
      if (dueMs === null || dueMs > this.#clock.now()) return;
      this.records.push(...this.#host.handle([{ type: 'advance-clock' }]).records);
    }
  }

  timesOf(type: ExchangeEvent['type']): number[] {
    return this.records.flatMap(({ timeMs, events }) => events.filter((event) => event.type === type).map(() => timeMs));
  }

  /** Returns what is not as it must be. */
  close(): readonly string[] {
    const broken = this.#host.exchange.checkInvariants();
    this.#host.close();
    return broken;
  }
}

/** An ordinary day, and the nights in which clocks on walls go forward and back. */
const starts = [
  ['on an ordinary day', Date.UTC(2026, 1, 10, 12)],
  ['in the night of the shorter day', Date.UTC(2026, 2, 29, 0, 59, 58)],
  ['in the night of the longer day', Date.UTC(2026, 9, 25, 0, 59, 58)],
] as const;
const steps = ['while it runs', 'while it is away'].flatMap((how) =>
  [-26, 26].flatMap((hours) => starts.map(([when, startMs]) => ({ how, hours, when, startMs }))),
);

describe.each(steps)('a step of $hours hours $how, $when', ({ how, hours, startMs }) => {
  const forwardMs = Math.max(0, hours * hourMs);
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));

  test('the dead man’s switch goes off when its time has passed, once', () => {
    const machine = new Machine(startMs);
    machine.say('ann counts down 5000 as k');
    machine.pass(2000);
    machine.step(hours * hourMs, how);
    // Forward its time has passed at once; back three seconds are left.
    machine.pass(2750);
    expect(machine.timesOf('countdown-expired')).toEqual(hours > 0 ? [startMs + 2000 + forwardMs] : []);
    machine.pass(250);
    expect(machine.timesOf('countdown-expired')).toEqual([hours > 0 ? startMs + 2000 + forwardMs : startMs + 5000]);
    machine.pass(10_000);
    expect(machine.timesOf('countdown-expired')).toHaveLength(1);
    expect(machine.timesOf('order-cancelled')).toHaveLength(1);
    expect(machine.close()).toEqual([]);
  });

  test('slices trade one interval apart, each once', () => {
    const machine = new Machine(startMs);
    machine.say('ann slices sell 30 in:3 every:4000');
    machine.pass(1000);
    machine.step(hours * hourMs, how);
    machine.pass(12_000);
    const second = hours > 0 ? startMs + 1000 + forwardMs : startMs + 4000;
    expect(machine.timesOf('plan-sliced')).toEqual([startMs, second, second + 4000]);
    expect(machine.close()).toEqual([]);
  });

  test('time in the journal never stands still and never goes back', () => {
    const machine = new Machine(startMs);
    for (let round = 0; round < 4; round += 1) {
      machine.pass(1000);
      machine.say('ann buys 2 @ 97');
    }
    machine.step(hours * hourMs, how);
    for (let round = 0; round < 4; round += 1) {
      machine.pass(1000);
      machine.say('ann buys 2 @ 97');
    }
    const times = machine.timesOf('order-accepted');
    const passed = times.slice(1).map((timeMs, place) => timeMs - (times[place] ?? 0));
    expect(passed).toEqual([1000, 1000, 1000, 1000 + forwardMs, 1000, 1000, 1000]);
    expect(machine.close()).toEqual([]);
  });
});

test.each([
  // From 12:30 to 13:31 on, one hour has begun; then what the step adds, and what passes.
  [-26, 1 + 1 + 3],
  [26, 1 + 1 + 26 + 3],
])('over a step of %d hours every hour of interest is charged once', (hours, expected) => {
  const hands = { wallMs: Date.UTC(2026, 2, 28, 12, 30), monotonicMs: 5_000_000 };
  const clock = clockOf(hands);
  const venue = openLendingVenue();
  const pass = (minutes: number): void => {
    for (let minute = 0; minute < minutes; minute += 1) {
      hands.wallMs += 60_000;
      hands.monotonicMs += 60_000;
      venue.at(clock.now());
      venue.send({ type: 'advance-clock' });
    }
  };
  venue.at(clock.now());
  venue.move(ann, usdt, 1_000);
  venue.borrow(ann, usdt, 1_000);
  pass(61);
  hands.wallMs += hours * hourMs;
  venue.restart();
  pass(180);
  // A thousand dollars cost a cent an hour, and the first hour at once.
  const owed = venue.wallet(ann)?.coins.find(({ assetId }) => assetId === usdt)?.interest;
  expect(owed).toBe(BigInt(expected) * 1_000_000n);
  venue.sound();
});

test('a start finds its place whatever the clock has done meanwhile', () => {
  const machine = new Machine(Date.UTC(2026, 1, 10, 12));
  for (const hours of [26, -26, -26, 26, 26, -26]) {
    machine.step(hours * hourMs, 'while it is away');
    machine.pass(1000);
    machine.say('ann buys 2 @ 97');
  }
  const times = machine.timesOf('order-accepted');
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(new Set(times).size).toBe(6);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(3 * dayMs);
  expect(machine.close()).toEqual([]);
});
