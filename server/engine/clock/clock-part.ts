// The part of the core that knows the time: what the other parts have due is done here, one part after the other.
import type { PartDue, Part } from '../part.ts';
import { done } from '../outcome.ts';
import type { ClockCommand } from './clock-command.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import { once, view } from '../view.ts';

function nextDueMs(state: State, dues: readonly PartDue[]): number | null {
  if (state.unsound) return null;
  const earliest = Math.min(...dues.map(({ earliestMs }) => earliestMs(state)));
  return earliest === Number.POSITIVE_INFINITY ? null : earliest;
}

const image: PartImage<Nothing, Nothing, Nothing> = { venue: nothing, account: nothing, market: nothing, restore: () => undefined };

/** `dues`: those of the other parts, in the order of their list. Journals are replayed in it: a new part comes behind. */
export const clockPart = (dues: readonly PartDue[]) =>
  ({
    commands: {
      'advance-clock': {
        kind: 17,
        write: () => undefined,
        read: () => ({ type: 'advance-clock' }),
        handle: (context) => {
          for (const { act } of dues) act(context);
          return done();
        },
      },
    },
    image,
    invariants: [],
    views: {
      /** The time at which the clock has to be advanced next, in milliseconds since 1970 (0: at once); null when nothing waits for time. */
      nextDueMs: view(({ state }) => nextDueMs(state, dues), once),
    },
    due: null,
  }) satisfies Part<ClockCommand>;
