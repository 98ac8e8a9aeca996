// Traces of calls, as a collector of OpenTelemetry gets them: from the request to the sync that made its command durable.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { createLog } from '#server/monitoring/create-log.ts';
import { openMonitoring } from '#server/monitoring/monitoring.ts';
import { newRequestRecord } from '#server/monitoring/request-record.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.int()) }) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(attribute),
});
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
type Span = z.output<typeof span>;

const arrived: { readonly path: string; readonly spans: readonly Span[]; readonly service: string }[] = [];
let collector: Server;
let exchange: TestExchange;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      for (const { resource, scopeSpans } of batch.parse(JSON.parse(body)).resourceSpans)
        arrived.push({
          path: request.url ?? '',
          spans: scopeSpans.flatMap(({ spans }) => spans),
          service: resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '',
        });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((open) => collector.listen(0, '127.0.0.1', open));
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  exchange = await startTestExchange({ traceEndpoint: `http://127.0.0.1:${address.port}` });
});
afterAll(() => void collector.close());

test('a collector that is away keeps nobody from stopping', async () => {
  const log = createLog('silent');
  const monitoring = await openMonitoring({ slowCallMs: 1000, traceEndpoint: 'http://127.0.0.1:1', log });
  monitoring.ended({ ...newRequestRecord('a request'), call: 'placeOrder', code: '00000' });
  await expect(monitoring.close()).resolves.toBeUndefined();
});

test('a call is a trace of its own: the request, its time in the core, and the sync within that', async () => {
  const trader = await createTrader(exchange, { USDT: ['TRC20', '5000'] });
  const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.001' };
  const { headers } = await trader.try(placeOrder, order);
  const { sequence } = exchange.client.status();
  // Traces that wait are sent at the end.
  await exchange.close();
  const spans = arrived.flatMap((one) => one.spans);
  expect(new Set(arrived.map(({ path, service }) => `${path} ${service}`))).toEqual(new Set(['/v1/traces meridian']));
  const saysId = ({ attributes }: Span): boolean =>
    attributes.some(({ key, value }) => key === 'meridian.request_id' && value.stringValue === headers.get('x-request-id'));
  const request = spans.find(saysId);
  const below = (parent: Span | undefined, name: string): Span | undefined =>
    spans.find((one) => one.traceId === parent?.traceId && one.parentSpanId === parent.spanId && one.name === name);
  const core = below(request, 'core');
  const sync = below(core, 'journal sync');
  expect([request?.name, request?.parentSpanId, below(core, 'apply')?.name]).toEqual(['placeOrder', undefined, 'apply']);
  expect(core?.attributes).toContainEqual({ key: 'meridian.sequence', value: { intValue: sequence } });
  const moments = [
    request?.startTimeUnixNano,
    core?.startTimeUnixNano,
    sync?.startTimeUnixNano,
    sync?.endTimeUnixNano,
    core?.endTimeUnixNano,
    request?.endTimeUnixNano,
  ];
  expect(moments.map((moment) => BigInt(moment ?? 0)).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    moments.map((moment) => BigInt(moment ?? 0)),
  );
});
