// History told again, in the two ways in which a restart tells it.
import assert from 'node:assert/strict';

import { ByteWriter } from '#server/engine/codec/byte-writer.ts';
import { decodeCommand, encodeCommand } from '#server/engine/codec/command-codec.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, restoreExchange } from '#server/engine/exchange.ts';

import { driver } from '../random-commands.ts';

/** Hashes of the states that commands lead to: read back from the journal's bytes, and from a snapshot in the middle on. */
export function tellAgain(commands: readonly Command[]): { readonly fromBytes: string; readonly fromSnapshot: string } {
  const again = createExchange();
  const send = driver(again);
  const writer = new ByteWriter();
  let half = new Uint8Array();
  const middle = Math.floor(commands.length / 2);
  for (const [at, command] of commands.entries()) {
    writer.clear();
    encodeCommand(command, writer);
    const decoded = decodeCommand(writer.copy());
    assert.deepEqual(decoded, command);
    send(decoded);
    if (at + 1 === middle) half = Uint8Array.from(again.snapshot());
  }
  const restored = restoreExchange(half);
  commands.slice(middle).forEach(driver(restored, middle));
  return { fromBytes: again.stateHash(), fromSnapshot: restored.stateHash() };
}
