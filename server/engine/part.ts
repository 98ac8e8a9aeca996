// All that a part of the core is made of. One that lacks a piece does not compile.
import type { CommandEntries } from './command-entry.ts';
import type { Context } from './outcome.ts';
import type { PartImage } from './snapshots/part-image.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The deadlines of a part. */
export type PartDue = {
  /** The time at which the next of it is due, in milliseconds since 1970 (0: at once); infinite when nothing is. Asked after every group of commands. */
  earliestMs(state: State): number;
  /** Does what is due at the time of the context, a bounded number; what is still due waits for the next command. Bound and order are part of replay. */
  act(context: Context): void;
};

export type Part<Commands extends { readonly type: string }> = {
  /** The commands that it handles. Its events stand in event.ts, under the same name. */
  readonly commands: CommandEntries<Commands>;
  /** The image that it keeps in a snapshot. */
  readonly image: PartImage<object, object, object>;
  /** The invariants after every command. Each answers what is broken, in words. */
  readonly invariants: readonly ((state: State) => readonly string[])[];
  /** The views that it answers. */
  readonly views: Readonly<Record<string, View<readonly unknown[], unknown>>>;
  /** Null: nothing of it waits for time. */
  readonly due: PartDue | null;
};

/** All of several types together. */
export type Both<Types> = (Types extends unknown ? (one: Types) => void : never) extends (all: infer All) => void ? All : never;
