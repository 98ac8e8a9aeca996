// The delay of the last of ten thousand orders between people, when all of them are due in one millisecond after a restart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { meetDeadlines } from '#tests/simulation/c2c/many-deadlines.ts';

type DeadlineFigure = { readonly count: number; readonly ended: number; readonly latestMs: number };

export async function benchC2cDeadlines(): Promise<DeadlineFigure> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlines-'));
  try {
    const { placed, ended } = await meetDeadlines(folder, 10_000);
    return { count: placed.length, ended: ended.length, latestMs: Math.max(...ended.map(({ lateMs }) => lateMs)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
