// The positions of one's own copies: every message is the whole picture.
import * as z from 'zod/mini';

import { trackSnapshot } from '#lib/contract/channels/track.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import type { Merge } from './merge.ts';

const read = (raw: unknown): readonly TrackingOrder[] | null => {
  const parsed = z.safeParse(trackSnapshot, raw);
  return parsed.success ? parsed.data : null;
};

export const mergeTrack: Merge<readonly TrackingOrder[]> = { snapshot: read, update: (_, raw) => read(raw) };
