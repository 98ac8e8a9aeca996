// One's own account as one: every message is the whole picture.
import * as z from 'zod/mini';

import { unifiedSnapshot } from '#lib/contract/channels/unified.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import type { Merge } from './merge.ts';

const read = (raw: unknown): UnifiedAccountAnswer | null => {
  const parsed = z.safeParse(unifiedSnapshot, raw);
  return parsed.success ? parsed.data : null;
};

export const mergeUnified: Merge<UnifiedAccountAnswer> = { snapshot: read, update: (_, raw) => read(raw) };
