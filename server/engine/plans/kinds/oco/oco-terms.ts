// One cancels the other: a limit order in the book, and a stop that waits beside it.
import type { Ticks } from '#server/engine/units.ts';
import type { StopTerms } from '../../trigger-terms.ts';

export type OcoTerms = { readonly kind: 'oco'; readonly limitTicks: Ticks; readonly stop: StopTerms };
