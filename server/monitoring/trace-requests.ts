// Traces of requests for OpenTelemetry: the request, its visits to core and database, and the sync that made its commands durable.
import { isFailure } from './is-failure.ts';
import type { RequestRecord } from './request-record.ts';

export type RequestTracer = {
  /** One that is over. */
  trace(request: RequestRecord, endedMs: number): void;
  /** Sends what waits. */
  close(): Promise<void>;
};

/** Loads the library and sends to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; its other variables are the library's own. */
export async function openRequestTracer(endpoint: string): Promise<RequestTracer> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'meridian' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('meridian');
  return {
    trace: ({ requestId, call, code, startedMs, core, database }, endedMs) => {
      const attributes = { 'meridian.request_id': requestId, 'meridian.code': code };
      const request = tracer.startSpan(call, { kind: SpanKind.SERVER, startTime: startedMs, attributes }, ROOT_CONTEXT);
      if (isFailure(code)) request.setStatus({ code: SpanStatusCode.ERROR });
      const below = trace.setSpan(ROOT_CONTEXT, request);
      for (const { askedMs, returnedMs } of database) tracer.startSpan('database', { startTime: askedMs }, below).end(returnedMs);
      for (const { sentMs, answeredMs, commands, sequence, group } of core) {
        const visited = { 'meridian.commands': commands, 'meridian.sequence': sequence };
        const visit = tracer.startSpan('core', { startTime: sentMs, attributes: visited }, below);
        const within = trace.setSpan(below, visit);
        const grouped = { 'meridian.group_commands': group.commands };
        tracer.startSpan('journal sync', { startTime: group.beganMs, attributes: grouped }, within).end(group.syncedMs);
        tracer.startSpan('apply', { startTime: group.syncedMs, attributes: grouped }, within).end(group.appliedMs);
        visit.end(answeredMs);
      }
      request.end(endedMs);
    },
    close: () => provider.shutdown(),
  };
}
