// One's own margin wallets: every message is the whole picture.
import * as z from 'zod/mini';

import { marginSnapshot } from '#lib/contract/channels/margin.ts';
import type { MarginAccountRow } from '#lib/contract/margin.ts';
import type { Merge } from './merge.ts';

const read = (raw: unknown): readonly MarginAccountRow[] | null => {
  const parsed = z.safeParse(marginSnapshot, raw);
  return parsed.success ? parsed.data : null;
};

export const mergeMargin: Merge<readonly MarginAccountRow[]> = { snapshot: read, update: (_, raw) => read(raw) };
