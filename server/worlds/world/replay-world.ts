// Makes a world anew from its genesis and its inputs alone, and holds the journal that comes of it against the one that is there.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Command } from '#server/engine/command.ts';
import { beginning, readRecords } from '#server/journal/read-journal.ts';
import { commandsOf, hashRecord, type JournalRecord } from '#server/journal/record.ts';
import { readCommand } from '#server/runtime/recover.ts';
import { readWord, type Word } from './word.ts';
import { beginningFiles } from './tape/tape-file.ts';
import { openWorld, worldJournal, type World } from './world.ts';

type Input = { readonly word: Word; readonly commands: readonly Command[]; readonly timeMs: number; readonly behind: number };

export type ReplayedWorld = {
  readonly commands: number;
  /** Inputs of somebody: what seats did, grids and bad days. */
  readonly inputs: number;
  /** The hash of the last record, hexadecimal. */
  readonly hash: string;
  /** The first command from which on the journal did not follow from genesis and inputs; null: all of it did. */
  readonly differsFrom: { readonly sequence: number; readonly timeMs: number } | null;
};

/** Null: no input, but something that followed. */
function inputOf(record: JournalRecord): Input | null {
  const [first, ...rest] = commandsOf(record);
  const told = first === undefined ? null : readCommand(record, first);
  if (told?.type !== 'note-input') return null;
  const commands = rest.map((one) => readCommand(record, one));
  return { word: readWord(told.text), commands, timeMs: record.timeMs, behind: record.firstSequence - 1 };
}

/** The run has come to where the other one ended. */
class Reached extends Error {}

/** Plays a world up to a command, and no further: one that was killed had not done what was due at that moment either. */
class Replay {
  #world: World | null = null;
  #stopsBehind = 0;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens it, again if it was; everything up to the command, if it comes to it, is in the journal then. */
  async open(stopsBehind: number): Promise<void> {
    this.close();
    this.#stopsBehind = stopsBehind;
    await this.#orReached(async () => {
      this.#world = await openWorld({
        folder: this.#folder,
        onNote: () => undefined,
        beforeGroup: (sequence) => {
          if (sequence >= this.#stopsBehind) throw new Reached();
        },
      });
    });
  }

  async tell({ word, commands, timeMs }: Input): Promise<void> {
    await this.#orReached(() => {
      this.#world?.advanceTo(timeMs);
      if (word.word === 'act') this.#world?.act(commands);
      else if (word.word !== 'opened' && word.word !== 'awake') this.#world?.say(word);
    });
  }

  async advanceTo(timeMs: number): Promise<void> {
    await this.#orReached(() => this.#world?.advanceTo(timeMs));
  }

  close(): void {
    this.#world?.close();
    this.#world = null;
  }

  async #orReached(act: () => void | Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Reached)) throw error;
    }
  }
}

const hexOf = (record: JournalRecord): string => hashRecord(record.bytes).toString('hex');

/**
 * `folder` is only read, and may belong to a world that goes on. `scratch`: a folder that is not there, made and left.
 * Rejects (Error) a journal that is damaged or of another release.
 */
export async function replayWorld(folder: string, scratch: string): Promise<ReplayedWorld> {
  const records = [...readRecords(worldJournal(folder), beginning)];
  const last = records.at(-1);
  if (last === undefined) throw new Error(`${folder}: nothing has happened in this world`);
  const end = last.firstSequence + last.count - 1;
  const inputs = records.flatMap((record) => inputOf(record) ?? []);
  const pauses = inputs.filter(({ word }) => word.word === 'awake').map(({ behind }) => behind);
  mkdirSync(scratch, { recursive: true });
  for (const name of beginningFiles) if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(scratch, name));
  const replay = new Replay(scratch);
  try {
    await replay.open(pauses.shift() ?? end);
    for (const input of inputs) {
      if (input.word.word !== 'awake') await replay.tell(input);
      else {
        await replay.advanceTo(input.timeMs);
        await replay.open(pauses.shift() ?? end);
      }
    }
    await replay.advanceTo(last.timeMs);
  } finally {
    replay.close();
  }
  const made = [...readRecords(worldJournal(scratch), beginning)];
  const other = records.find((record, place) => made[place] === undefined || hexOf(record) !== hexOf(made[place]));
  return {
    commands: end,
    inputs: inputs.filter(({ word }) => word.word !== 'opened' && word.word !== 'awake').length,
    hash: hexOf(last),
    differsFrom: other === undefined ? null : { sequence: other.firstSequence, timeMs: other.timeMs },
  };
}
