// Everything that can be seen of the exchange from outside, put together: metrics, traces, and the log of calls.
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

import { createMetrics, type Metrics } from './metrics.ts';
import { preciseMs } from './precise-time.ts';
import type { RequestRecord } from './request-record.ts';
import { openRequestTracer } from './trace-requests.ts';

/** Traces that wait to be sent at a stop have so long. */
const partingMs = 2000;

export type Monitoring = {
  readonly metrics: Metrics;
  /** A request whose answer is sent, or whose caller has gone. */
  ended(request: RequestRecord): void;
  close(): Promise<void>;
};

export type MonitoringOptions = {
  /** A call that takes longer is a line of the log. */
  readonly slowCallMs: number;
  /** The collector of traces; empty: none are made. */
  readonly traceEndpoint: string;
  readonly log: Logger;
};

/** The journal's last command of a request, and where its time went. */
function summary({ requestId, call, app, code, startedMs, core, database }: RequestRecord, endedMs: number): object {
  const sum = (parts: readonly number[]): number => Math.round(parts.reduce((total, part) => total + part, 0));
  return {
    requestId,
    call,
    ...Object.fromEntries(Object.entries(app).filter(([, text]) => text !== '')),
    code,
    ms: Math.round(endedMs - startedMs),
    coreMs: sum(core.map(({ sentMs, answeredMs }) => answeredMs - sentMs)),
    syncMs: sum(core.map(({ group }) => group.syncedMs - group.beganMs)),
    databaseMs: sum(database.map(({ askedMs, returnedMs }) => returnedMs - askedMs)),
    ...(core.length === 0 ? {} : { sequence: core.at(-1)?.sequence }),
  };
}

export async function openMonitoring({ slowCallMs, traceEndpoint, log }: MonitoringOptions): Promise<Monitoring> {
  const metrics = createMetrics();
  const tracer = traceEndpoint === '' ? null : await openRequestTracer(traceEndpoint);
  return {
    metrics,
    ended: (request) => {
      // An address of no call.
      if (request.call === '') return;
      const endedMs = preciseMs();
      metrics.called(request, endedMs);
      tracer?.trace(request, endedMs);
      if (endedMs - request.startedMs >= slowCallMs) log.warn(summary(request, endedMs), 'a call was slow');
      else if (log.isLevelEnabled('debug')) log.debug(summary(request, endedMs), 'a call was answered');
    },
    close: async () => {
      const limit = new AbortController();
      const patience = delay(partingMs, undefined, { signal: limit.signal, ref: false }).catch(() => undefined);
      // A collector that is away holds nobody up.
      const sending = tracer?.close().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'));
      await Promise.race([sending, patience]);
      limit.abort();
    },
  };
}
