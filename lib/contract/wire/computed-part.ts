// The part of a figure that nobody traded: the house's strategies and leaders have a record from before they began, computed over the past.
import * as z from 'zod/mini';

import { signedText } from './signed-text.ts';

/** The figures up to `untilTimeMs` were computed by backtest, and `profit` of the profit with them; null: all of it was traded. */
export const computedPart = z.nullable(z.object({ untilTimeMs: z.number(), profit: signedText }));
