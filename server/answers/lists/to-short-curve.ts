// A short curve of a record as the wire tells it.
import * as z from 'zod/mini';

import type { ShortCurve } from '#lib/contract/wire/short-curve.ts';
import { formatDecimal } from '#server/engine/units.ts';

/** Pairs of a time and a share of 10⁻⁸. */
const content = z.array(z.tuple([z.number(), z.number()]));

/** @param kept null: it was written before there were curves */
export const toShortCurve = (kept: string | null): ShortCurve =>
  z.parse(content, JSON.parse(kept ?? '[]')).map(([timeMs, e8]) => ({ timeMs, share: formatDecimal(e8, 8) }));
