// A venue as the simulator plays it: how it opens, what comes next, and what must hold after every command.
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Exchange } from '#server/engine/exchange.ts';

/** The traffic of one run. */
export type Play = {
  /** Every command of it is taken. */
  readonly opening: readonly Command[];
  /** The most milliseconds that pass between two commands. */
  readonly mostMs: number;
  next(exchange: Exchange, timeMs: number): Command;
  /** Told of every record in turn. */
  learn(record: EventRecord): void;
};

/** The rules that a record has broken, in words; everything is looked at when it is whole, and what was touched otherwise. */
export type Judge = (exchange: Exchange, record: EventRecord, whole: boolean) => readonly string[];

export type Venue = {
  play(seed: number): Play;
  /** A judge that has seen nothing yet. */
  judge(): Judge;
};
