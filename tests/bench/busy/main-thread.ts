// The work of the main thread of a page, taken from a trace: milliseconds of tasks in each second, and the longest task.
import type { CDPSession } from '@playwright/test';
import { z } from 'zod/mini';

export type MainThread = { readonly msPerSecond: number; readonly longestMs: number };

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.optional(z.number()),
  args: z.optional(z.unknown()),
});
const chunk = z.object({ value: z.array(z.unknown()) });

/** The work of the busiest main thread of the browser's pages. */
export async function traceMainThread(session: CDPSession, forMs: number): Promise<MainThread> {
  const events: z.output<typeof event>[] = [];
  const collect = (raw: unknown): void => {
    const parsed = chunk.safeParse(raw);
    for (const one of parsed.success ? parsed.data.value : []) {
      const read = event.safeParse(one);
      if (read.success) events.push(read.data);
    }
  };
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { categories: '-*,disabled-by-default-devtools.timeline,toplevel', transferMode: 'ReportEvents' });
  await new Promise((resolve) => setTimeout(resolve, forMs));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args ?? null).includes('CrRendererMain'));
  const found = mainThreads.map(({ pid, tid }) => {
    const tasks = events.filter((one) => one.name === 'RunTask' && one.ph === 'X' && one.pid === pid && one.tid === tid);
    const durations = tasks.map(({ dur = 0 }) => dur / 1000);
    return { msPerSecond: (durations.reduce((sum, ms) => sum + ms, 0) / forMs) * 1000, longestMs: Math.max(0, ...durations) };
  });
  return found.toSorted((a, b) => b.msPerSecond - a.msPerSecond)[0] ?? { msPerSecond: Number.NaN, longestMs: Number.NaN };
}
