// The part of the core that writes down what a market was told from outside: it keeps nothing, and tells of it as an event.
import { commandOf, text } from '../codec/fields.ts';
import type { CommandEntries } from '../command-entry.ts';
import { done, refuse } from '../outcome.ts';
import type { Part } from '../part.ts';
import { RejectReason } from '../reject.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { InputCommand } from './input-command.ts';

/**
 * Characters.
 * @internal
 */
export const longestInput = 4000;

const image: PartImage<Nothing, Nothing, Nothing> = { venue: nothing, account: nothing, market: nothing, restore: () => undefined };

const commands: CommandEntries<InputCommand> = {
  'note-input': {
    kind: 120,
    ...commandOf('note-input', { text }),
    handle: ({ events }, command) => {
      if (command.text === '' || command.text.length > longestInput) return refuse(RejectReason.invalidInput);
      events.push({ type: 'input-noted', text: command.text });
      return done();
    },
  },
};

export const inputsPart = { commands, image, invariants: [], views: {}, due: null } satisfies Part<InputCommand>;
