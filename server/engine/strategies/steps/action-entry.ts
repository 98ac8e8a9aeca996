// The definition of one action of a strategy account: its byte inside the step, its fields, and its handler.
import type { Account, Strategy } from '../../accounts/account.ts';
import type { ByteReader, ByteWriter } from '../../codec/byte-writer.ts';
import type { Context, Outcome } from '../../outcome.ts';
import type { StrategyAction } from '../strategy-command.ts';

/** The account that acts, whose step is the one that is being taken. */
export type ActingStrategy = { readonly account: Account; readonly strategy: Strategy };

export type ActionEntry<One extends StrategyAction> = {
  /** On disk: never renumber, only add. */
  readonly kind: number;
  write(action: One, out: ByteWriter): void;
  read(from: ByteReader): One;
  handle(context: Context, acting: ActingStrategy, action: One): Outcome;
};

/** Every action. One that is left out, or lacks a piece, does not compile. */
export type ActionEntries = {
  readonly [Type in StrategyAction['type']]: ActionEntry<Extract<StrategyAction, { readonly type: Type }>>;
};
