// The figures of the process: its event loop, its processor time, and its memory by part.
import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Metrics } from './metrics.ts';

/** The memory of a part beside the main thread, in bytes. */
export type PartMemory = () => Promise<readonly { readonly part: string; readonly bytes: number }[]>;

const nanoseconds = 1e9;
/** The loop is looked at this often, and the time between two looks is what is measured. */
const lookEveryMs = 10;
const quantiles = [50, 90, 99] as const;

/** Returns how to stop. */
export function watchProcess({ watch }: Pick<Metrics, 'watch'>, partMemory: PartMemory): () => void {
  const delay = monitorEventLoopDelay({ resolution: lookEveryMs });
  const late = (measured: number): number => Math.max(0, measured / nanoseconds - lookEveryMs / 1000);
  delay.enable();
  watch({ name: 'event_loop_delay_seconds', help: 'Delay of the main thread since it was last asked.', labels: ['quantile'] }, () => {
    const figures = [
      ...quantiles.map((percent) => ({ labels: { quantile: String(percent / 100) }, value: late(delay.percentile(percent)) })),
      { labels: { quantile: '1' }, value: late(delay.max) },
    ];
    delay.reset();
    return figures;
  });
  watch({ name: 'processor_seconds', help: 'Processor time since the start.', labels: ['kind'] }, () => {
    const { user, system } = process.cpuUsage();
    return [
      { labels: { kind: 'user' }, value: user / 1e6 },
      { labels: { kind: 'system' }, value: system / 1e6 },
    ];
  });
  watch({ name: 'uptime_seconds', help: 'Time since the start.' }, () => [{ value: process.uptime() }]);
  watch({ name: 'memory_bytes', help: 'Memory of the whole process, and of its parts.', labels: ['part'] }, async () => {
    const { rss, heapTotal, external } = process.memoryUsage();
    const parts = [{ part: 'process', bytes: rss }, { part: 'main', bytes: heapTotal + external }, ...(await partMemory())];
    return parts.map(({ part, bytes }) => ({ labels: { part }, value: bytes }));
  });
  return () => delay.disable();
}
