// The take-profit and stop-loss of an order as its column holds them; '' for none.
import type { ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import { storedValue } from './stored-value.ts';
import { exitShape } from './trigger-shape.ts';

const stored = storedValue<ExitTerms>('orders.exit', [exitShape, exitShape]);

export const encodeExit = (exit: ExitTerms | null): string => (exit === null ? '' : stored.encode(exit));
export const decodeExit = (text: string): ExitTerms | null => (text === '' ? null : stored.decode(text));
