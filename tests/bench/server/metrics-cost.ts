// The cost of metrics: the processor time that they take of a call, against the time of an empty call over HTTP on the same machine.
import { createMetrics } from '#server/monitoring/metrics.ts';
import { preciseMs } from '#server/monitoring/precise-time.ts';
import { duringRequest, newRequestRecord } from '#server/monitoring/request-record.ts';
import { median } from '../median.ts';

const calls = 50_000;
const runs = 5;

export type MetricsCost = { readonly microseconds: number; readonly ratio: number };

/** One call with a visit to the core and one to the database, and the group that its command came into. */
function measureOne(metrics: ReturnType<typeof createMetrics>): void {
  const record = newRequestRecord('a request');
  duringRequest(record, () => {
    const beganMs = preciseMs();
    const group = { commands: 1, beganMs, syncedMs: preciseMs(), appliedMs: preciseMs() };
    record.call = 'placeOrder';
    record.code = '00000';
    record.core.push({ sentMs: beganMs, answeredMs: preciseMs(), commands: 1, sequence: 1, group });
    record.database.push({ askedMs: beganMs, returnedMs: preciseMs() });
    metrics.grouped('live', group);
  });
  metrics.called(record, preciseMs());
}

/** `emptyMs`: the median of an empty call. */
export function benchMetricsCost(emptyMs: number): MetricsCost {
  const metrics = createMetrics();
  const times = Array.from({ length: runs }, () => {
    // Processor time: other programs on the machine are no part of it.
    const before = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) measureOne(metrics);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / calls;
  });
  const milliseconds = median(times);
  return { microseconds: milliseconds * 1000, ratio: milliseconds / emptyMs };
}
