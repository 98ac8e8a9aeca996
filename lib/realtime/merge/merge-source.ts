// The merge of the source of the prices: every message is the whole state.
import * as z from 'zod/mini';

import { sourceState, type SourceState } from '#lib/contract/channels/source.ts';
import type { Merge } from './merge.ts';

const read = (raw: unknown): SourceState | null => {
  const parsed = z.safeParse(sourceState, raw);
  return parsed.success ? parsed.data : null;
};

export const mergeSource: Merge<SourceState> = { snapshot: read, update: (_, raw) => read(raw) };
