// The metrics of the exchange as Prometheus reads them: times of calls and of the core, and figures that are looked up when they are asked for.
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import { successCode } from '#lib/contract/errors.ts';
import { isFailure } from './is-failure.ts';
import type { GroupTimes, RequestRecord } from './request-record.ts';

/** One figure, with the values of its labels. */
type Figure = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

type FigureTerms = { readonly name: string; readonly help: string; readonly labels?: readonly string[] };

export type Metrics = {
  /** A call that was answered. */
  called(request: RequestRecord, endedMs: number): void;
  /** A group that one sync made durable, in a venue. */
  grouped(venue: string, times: GroupTimes): void;
  wrongOperatorKey(): void;
  /** A figure that is looked up when somebody asks. */
  watch(terms: FigureTerms, look: () => Promise<readonly Figure[]> | readonly Figure[]): void;
  readonly contentType: string;
  text(): Promise<string>;
};

const seconds = (milliseconds: number): number => milliseconds / 1000;

const callBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const syncBuckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const groupBuckets = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096];

/** gone: its caller did not wait. failed: no fault of whoever called. */
function outcomeOf(code: string): 'ok' | 'refused' | 'failed' | 'gone' {
  if (code === '') return 'gone';
  if (code === successCode) return 'ok';
  return isFailure(code) ? 'failed' : 'refused';
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[], buckets: number[]) =>
    new Histogram({ name: `meridian_${name}`, help, labelNames: [...labelNames], buckets, registers });
  const calls = histogram('call_seconds', 'Time from a request to the end of its answer.', ['call', 'outcome'], callBuckets);
  const core = histogram('call_core_seconds', 'Time that calls waited for the core, per visit.', [], callBuckets);
  const database = histogram('call_database_seconds', 'Time that calls waited for and held a connection, per visit.', [], callBuckets);
  const groupSizes = histogram('group_commands', 'Commands that one sync of the journal made durable.', ['venue'], groupBuckets);
  const syncs = histogram('journal_sync_seconds', 'Time to write and sync a group.', ['venue'], syncBuckets);
  const applied = histogram('group_apply_seconds', 'Time in which the core applied a group.', ['venue'], syncBuckets);
  const wrongKeys = new Counter({ name: 'meridian_wrong_operator_keys_total', help: 'Calls with a wrong operator key.', registers });
  return {
    called: ({ call, code, startedMs, ...visits }, endedMs) => {
      calls.observe({ call, outcome: outcomeOf(code) }, seconds(endedMs - startedMs));
      for (const { sentMs, answeredMs } of visits.core) core.observe(seconds(answeredMs - sentMs));
      for (const { askedMs, returnedMs } of visits.database) database.observe(seconds(returnedMs - askedMs));
    },
    grouped: (venue, { commands, beganMs, syncedMs, appliedMs }) => {
      groupSizes.observe({ venue }, commands);
      syncs.observe({ venue }, seconds(syncedMs - beganMs));
      applied.observe({ venue }, seconds(appliedMs - syncedMs));
    },
    wrongOperatorKey: () => wrongKeys.inc(),
    watch: ({ name, help, labels = [] }, look) => {
      const gauge = new Gauge({
        name: `meridian_${name}`,
        help,
        labelNames: [...labels],
        registers,
        collect: async () => {
          const figures = await look();
          gauge.reset();
          for (const figure of figures) gauge.set(figure.labels ?? {}, figure.value);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
