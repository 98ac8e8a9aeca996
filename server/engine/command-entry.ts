// The definition of one command: its first byte in the journal, its fields, and its handler.
import type { ByteReader, ByteWriter } from './codec/byte-writer.ts';
import type { Context, Outcome } from './outcome.ts';

type Typed = { readonly type: string };

type Fields<One extends Typed> = {
  /**
   * Appends the fields in fixed order. Refuses (RangeError) what could not be read back as it is: an unknown choice, a number that is not
   * whole, a text beyond 65,535 bytes.
   */
  write(command: One, out: ByteWriter): void;
  /** Takes the fields in the order in which they were written. Refuses (RangeError) a choice that this release does not know. */
  read(from: ByteReader, kind: number): One;
  /** Changes the state and says what happened, or refuses and changes nothing. */
  handle(context: Context, command: One): Outcome;
};

/** The kind is the command's first byte on disk: never renumber, only add. */
type OneKind = { readonly kind: number };
/** A command that later releases tell in more ways has a kind for each, which its fields decide between. */
type SeveralKinds<One extends Typed> = { readonly kinds: readonly number[]; kindOf(command: One): number };

export type CommandEntry<One extends Typed> = Fields<One> & (OneKind | SeveralKinds<One>);

/** Every command of a part. One that is left out, or lacks a piece, does not compile. */
export type CommandEntries<Commands extends Typed> = {
  readonly [Type in Commands['type']]: CommandEntry<Extract<Commands, { readonly type: Type }>>;
};
