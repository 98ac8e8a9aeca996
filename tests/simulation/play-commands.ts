// A venue that is opened and then sent command after command, each the same time after the one before; and the same told again.
import assert from 'node:assert/strict';

import { ByteWriter } from '#server/engine/codec/byte-writer.ts';
import { decodeCommand, encodeCommand } from '#server/engine/codec/command-codec.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, restoreExchange, type Applied, type Exchange } from '#server/engine/exchange.ts';

/** A step passes before each command, the first one too. */
type Pace = { readonly startMs: number; readonly stepMs: number };

/** From 2023-11-14, 22:13:20 UTC on. */
export const everyMs = (stepMs: number): Pace => ({ startMs: 1_700_000_000_000, stepMs });

const timeOf = ({ startMs, stepMs }: Pace, sequence: number): number => startMs + sequence * stepMs;

type Played = {
  readonly opening: readonly Command[];
  readonly pace: Pace;
  /** The number of commands that follow the opening. */
  readonly count: number;
  /** The next of them, and when it will come. */
  readonly next: (exchange: Exchange, step: number, timeMs: number) => Command;
  readonly after?: ((exchange: Exchange, applied: Applied, command: Command) => void) | undefined;
};

/** Every command of the opening must be taken; `after` sees the outcome of each that follows. */
export function playCommands({ opening, pace, count, next, after }: Played): { commands: Command[]; hash: string } {
  const exchange = createExchange();
  const commands: Command[] = [];
  const send = (command: Command): Applied => {
    commands.push(command);
    return exchange.apply({ sequence: commands.length, timeMs: timeOf(pace, commands.length), command });
  };
  for (const command of opening) {
    const { reply } = send(command);
    assert.ok(reply.ok, `${command.type}: ${reply.ok ? '' : reply.reason}`);
  }
  for (let step = 0; step < count; step += 1) {
    const command = next(exchange, step, timeOf(pace, commands.length + 1));
    const applied = send(command);
    after?.(exchange, applied, command);
  }
  return { commands, hash: exchange.stateHash() };
}

/** Something waits for a time that has come. */
export function isDue(exchange: Exchange, timeMs: number): boolean {
  const due = exchange.nextDueMs();
  return due !== null && due <= timeMs;
}

/** The hash of the state that the same commands lead to, each through the journal's bytes, with a restart from a snapshot every 97. */
export function playAgain(commands: readonly Command[], pace: Pace): string {
  const writer = new ByteWriter();
  let exchange = createExchange();
  for (const [at, command] of commands.entries()) {
    writer.clear();
    encodeCommand(command, writer);
    const decoded = decodeCommand(writer.copy());
    assert.deepEqual(decoded, command);
    exchange.apply({ sequence: at + 1, timeMs: timeOf(pace, at + 1), command: decoded });
    if (at % 97 === 0) exchange = restoreExchange(exchange.snapshot());
  }
  return exchange.stateHash();
}
