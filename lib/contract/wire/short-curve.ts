// A short curve of a list: shares since the begin of the period at some of its times, the last one being the figure of the period.
import * as z from 'zod/mini';

import { signedText } from './signed-text.ts';

export const shortCurve = z.array(z.object({ timeMs: z.number(), share: signedText }));
export type ShortCurve = z.output<typeof shortCurve>;
