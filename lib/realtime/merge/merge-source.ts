// Where the prices come from: every message is the whole state.
import * as z from 'zod/mini';

import { sourceSnapshot, sourceUpdate, type SourceState } from '#lib/contract/channels/source.ts';
import type { Merge } from './merge.ts';

export const mergeSource: Merge<SourceState> = {
  snapshot: (raw) => {
    const parsed = z.safeParse(sourceSnapshot, raw);
    return parsed.success ? parsed.data : null;
  },
  update: (_, raw) => {
    const parsed = z.safeParse(sourceUpdate, raw);
    return parsed.success ? parsed.data : null;
  },
};
