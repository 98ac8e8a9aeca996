// The keys that most would choose for the commands.
import type { CommandId } from './commands.ts';

export type Bindings = Partial<Readonly<Record<CommandId, string>>>;

/** The keys that most would choose; given all at once by a button, and never unasked: a key that trades is to be known. */
export const suggestedBindings = {
  buy: 'B',
  sell: 'S',
  switchSide: 'D',
  cancelLast: 'C',
  cancelAll: 'Shift+C',
  flipUnit: 'U',
  focusPrice: 'P',
  focusSize: 'Q',
  closeQuarter: '1',
  closeHalf: '2',
  closeThreeQuarters: '3',
  closeAll: '4',
} as const satisfies Bindings;
