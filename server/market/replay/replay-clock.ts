// The clock of a replay: which recorded moment is being played, at which speed, running or stopped. It reads no clock itself.

const slowestSpeed = 0.1;
const fastestSpeed = 1000;

export type ReplayClock = {
  /** The recorded moment at a moment of the venue, in whole ms, within the recording. */
  at(nowMs: number): number;
  /** The first whole ms of the venue at which `at` has reached the recorded moment, or null while the clock stands. */
  reaches(recordedMs: number): number | null;
  readonly speed: number;
  readonly isPaused: boolean;
  play(nowMs: number): void;
  pause(nowMs: number): void;
  /** From this moment on; the recorded moment does not jump. Refuses (RangeError) a speed outside 0.1 to 1000. */
  setSpeed(speed: number, nowMs: number): void;
  /** Goes to a recorded moment at once, running or stopped as before. */
  seek(recordedMs: number, nowMs: number): void;
};

export type ReplaySpan = { readonly fromMs: number; readonly toMs: number };

/** Stands at the beginning of the span until `startMs`, then runs at speed 1. */
export function createReplayClock({ fromMs, toMs }: ReplaySpan, startMs: number): ReplayClock {
  let speed = 1;
  let isPaused = false;
  /** The venue's moment and the recorded one that belongs to it; with a fraction, so that changes of speed lose nothing. */
  let anchor = { venueMs: startMs, recordedMs: fromMs };
  const exactly = (nowMs: number): number => {
    const played = isPaused ? 0 : Math.max(0, nowMs - anchor.venueMs) * speed;
    return Math.min(toMs, Math.max(fromMs, anchor.recordedMs + played));
  };
  /** Before the start the start stays where it is. */
  const anchorAt = (nowMs: number): void => {
    anchor = { recordedMs: exactly(nowMs), venueMs: isPaused ? nowMs : Math.max(nowMs, anchor.venueMs) };
  };
  // A product of speed and whole ms is only as exact as a double: a thousandth of a ms makes up for it.
  const whole = (exactMs: number): number => Math.floor(exactMs + 0.001);
  return {
    at: (nowMs) => whole(exactly(nowMs)),
    reaches: (recordedMs) => {
      if (isPaused) return null;
      return anchor.venueMs + Math.ceil(Math.max(0, recordedMs - anchor.recordedMs) / speed - 0.000_000_1);
    },
    get speed() {
      return speed;
    },
    get isPaused() {
      return isPaused;
    },
    play: (nowMs) => {
      if (!isPaused) return;
      anchorAt(nowMs);
      isPaused = false;
    },
    pause: (nowMs) => {
      if (isPaused) return;
      anchorAt(nowMs);
      isPaused = true;
    },
    setSpeed: (next, nowMs) => {
      if (!(next >= slowestSpeed && next <= fastestSpeed)) throw new RangeError(`a speed from ${slowestSpeed} to ${fastestSpeed}`);
      anchorAt(nowMs);
      speed = next;
    },
    seek: (recordedMs, nowMs) => {
      anchor = { venueMs: nowMs, recordedMs: Math.min(toMs, Math.max(fromMs, recordedMs)) };
    },
  };
}
