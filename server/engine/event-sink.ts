// The list in which a command's events gather: one list for all commands, copied in its exact length when the command is done.
import type { ExchangeEvent } from './event.ts';

/** An array is one too. */
export type EventSink = { push(event: ExchangeEvent): void };

export class EventList implements EventSink {
  /** Never shortened: an array that is emptied lets go of its memory, and grows anew with every command. */
  readonly #events: ExchangeEvent[] = [];
  #count = 0;

  push(event: ExchangeEvent): void {
    this.#events[this.#count] = event;
    this.#count += 1;
  }

  clear(): void {
    this.#count = 0;
  }

  take(): readonly ExchangeEvent[] {
    return this.#events.slice(0, this.#count);
  }
}
