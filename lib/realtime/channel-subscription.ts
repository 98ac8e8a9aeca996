// One channel and key on the page: asks for it, checks that nothing is missing or wrong, and starts over by itself when it is.
import * as z from 'zod/mini';

import { errorCodes } from '#lib/contract/errors.ts';
import type { ChannelMessage, Subscription } from '#lib/contract/channels/protocol.ts';
import type { ChannelState, ChannelStore } from './channel-data.ts';
import type { Clock } from './clock.ts';
import type { Merge } from './merge/merge.ts';

/** The part of the hub that a subscription needs. */
export type Line = {
  readonly clock: Clock;
  /** Null when no answer came. */
  ask(event: 'subscribe' | 'unsubscribe', subscription: Subscription): Promise<unknown>;
  /** Connects when nobody was listening before; true when the connection stands. */
  open(): boolean;
  /** The channel has something new to show. */
  changed(commit: () => void): void;
  /** The server has refused or ended the channel. */
  ended(code: string): void;
  /** Fresh snapshots keep coming out wrong. */
  giveUp(): void;
};

const lingerMs = 1000;
const firstRetryMs = 250;
const longestRetryMs = 5000;
/** After this long without an error, the next retry is immediate again. */
const calmMs = 10_000;
const attemptsBeforeReconnecting = 6;

const answer = z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), code: z.string(), msg: z.string() })]);

/** Refusals that pass by themselves. */
const passing: readonly string[] = [errorCodes.tooManyRequests, errorCodes.unavailable, errorCodes.internal];

export class ChannelSubscription<Data> implements ChannelStore<Data> {
  readonly #subscription: Subscription;
  readonly #merge: Merge<Data>;
  readonly #line: Line;
  readonly #listeners = new Set<() => void>();
  /** As it is; and as the screen has been told. */
  #state: ChannelState<Data> = { status: 'waiting', data: null, sequence: 0, timeMs: 0, refusal: null };
  #shown = this.#state;
  #rendered = this.#state;
  /** The highest sequence seen on this connection: an older snapshot is a straggler. */
  #highest = 0;
  #open = false;
  #attempts = 0;
  #lastErrorMs = 0;
  /** The time when an error was last answered with a question at once. */
  #resyncedMs = Number.NEGATIVE_INFINITY;
  #cancelLinger: (() => void) | null = null;
  #cancelRetry: (() => void) | null = null;
  /** Answers to older questions say nothing about the newest one. */
  #question = 0;

  constructor(subscription: Subscription, merge: Merge<Data>, line: Line) {
    this.#subscription = subscription;
    this.#merge = merge;
    this.#line = line;
  }

  readonly getSnapshot = (): ChannelState<Data> => this.#shown;
  readonly getServerSnapshot = (): ChannelState<Data> => this.#rendered;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#cancelLinger?.();
    this.#cancelLinger = null;
    if (!this.#open) {
      this.#open = true;
      if (this.#line.open()) this.#ask();
    }
    return () => {
      if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
      this.#cancelLinger = this.#line.clock.after(lingerMs, () => this.#leave());
    };
  };

  /** Shown at once: it is what the server rendered. */
  seed(raw: unknown, sequence: number, timeMs: number): void {
    const { status, data: known, timeMs: knownMs } = this.#state;
    if (status === 'live' || (known !== null && timeMs <= knownMs)) return;
    const data = this.#merge.seed === undefined ? this.#merge.snapshot(raw, null) : this.#merge.seed(raw);
    if (data === null) return;
    this.#state = { ...this.#state, data, sequence, timeMs };
    this.#shown = this.#state;
    this.#rendered = this.#state;
  }

  /** The connection stands (again): whatever was known may be old. */
  connected(): void {
    this.#highest = 0;
    this.#attempts = 0;
    if (this.#open) this.#ask();
  }

  disconnected(): void {
    this.#calm();
    if (this.#state.status !== 'refused') this.#set({ ...this.#state, status: 'waiting' });
  }

  /** The session is another one: nothing of the one before may be seen. */
  forget(): void {
    this.#set({ status: 'waiting', data: null, sequence: 0, timeMs: 0, refusal: null });
  }

  /** The server ended it. */
  closed(code: string, msg: string): void {
    this.#calm();
    this.#set({ ...this.#state, status: 'refused', data: null, refusal: { code, msg } });
    this.#line.ended(code);
  }

  receive(message: ChannelMessage): void {
    if (!this.#open || this.#state.status === 'refused') return;
    const stale = message.sequence < this.#highest;
    this.#highest = Math.max(this.#highest, message.sequence);
    if (message.kind === 'snapshot') {
      if (!stale) this.#take(message, this.#merge.snapshot(message.data, this.#state.data));
      else if (this.#state.status !== 'live') this.#resync();
      return;
    }
    const { status, data, sequence } = this.#state;
    // Before the snapshot, an update has nothing to be added to; a repeated one has been added already.
    if (status !== 'live' || data === null || message.sequence <= sequence) return;
    if (message.sequence === sequence + 1) this.#take(message, this.#merge.update(data, message.data));
    else this.#resync();
  }

  #take(message: ChannelMessage, data: Data | null): void {
    if (data === null) {
      this.#resync();
      return;
    }
    this.#calm();
    // An update that fits its snapshot proves the line: the next error is a new one.
    if (message.kind === 'update') this.#attempts = 0;
    this.#set({ status: 'live', data, sequence: message.sequence, timeMs: message.timeMs, refusal: null });
  }

  #ask(): void {
    this.#calm();
    if (this.#state.status === 'refused') this.#set({ ...this.#state, status: 'waiting', refusal: null });
    const question = (this.#question += 1);
    void this.#line.ask('subscribe', this.#subscription).then((raw) => {
      if (question !== this.#question || !this.#open) return;
      const parsed = z.safeParse(answer, raw);
      const refusal = parsed.success && !parsed.data.ok ? parsed.data : null;
      if (refusal !== null && !passing.includes(refusal.code)) this.closed(refusal.code, refusal.msg);
      else if (refusal !== null || !parsed.success) this.#retryLater(this.#slowerMs());
      // The snapshot comes before the answer: without it, it was lost on the way, and the line is there to ask again.
      else if (this.#state.status !== 'live')
        this.#retryLater(this.#attempts < attemptsBeforeReconnecting ? firstRetryMs : this.#slowerMs());
    });
  }

  /** Old data stays on the screen, marked as such, until the fresh snapshot is here. */
  #resync(): void {
    this.#set({ ...this.#state, status: 'resyncing' });
    const now = this.#line.clock.now();
    if (now - this.#lastErrorMs > calmMs) this.#attempts = 0;
    this.#lastErrorMs = now;
    if (this.#attempts >= attemptsBeforeReconnecting) {
      this.#attempts = 0;
      this.#line.giveUp();
    } else if (this.#attempts === 0 && now - this.#resyncedMs >= firstRetryMs) {
      this.#resyncedMs = now;
      this.#attempts = 1;
      this.#ask();
    } else this.#retryLater(firstRetryMs);
  }

  #slowerMs(): number {
    return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, this.#attempts - 1));
  }

  #retryLater(delayMs: number): void {
    if (this.#cancelRetry !== null) return;
    this.#attempts += 1;
    this.#cancelRetry = this.#line.clock.after(delayMs, () => {
      this.#cancelRetry = null;
      if (this.#open && this.#line.open()) this.#ask();
    });
  }

  #calm(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  #leave(): void {
    this.#open = false;
    this.#calm();
    this.#cancelLinger = null;
    if (this.#line.open()) void this.#line.ask('unsubscribe', this.#subscription);
    this.#set({ ...this.#state, status: 'waiting', refusal: null });
  }

  #set(state: ChannelState<Data>): void {
    this.#state = state;
    this.#line.changed(this.#commit);
  }

  readonly #commit = (): void => {
    if (this.#shown === this.#state) return;
    this.#shown = this.#state;
    for (const listener of this.#listeners) listener();
  };
}
