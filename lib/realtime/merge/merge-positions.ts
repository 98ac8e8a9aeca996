// One's own positions: every message is the whole picture.
import * as z from 'zod/mini';

import { positionsSnapshot } from '#lib/contract/channels/positions.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { Merge } from './merge.ts';

const read = (raw: unknown): FuturesAccount | null => {
  const parsed = z.safeParse(positionsSnapshot, raw);
  return parsed.success ? parsed.data : null;
};

export const mergePositions: Merge<FuturesAccount> = { snapshot: read, update: (_, raw) => read(raw) };
