// A page that fails on the server is reported where the operator says, and nowhere when nothing is said.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';

let ingest: Server | null = null;
afterEach(() => {
  ingest?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A stand-in for the monitoring service on this machine; resolves with the first report that holds the text. */
async function openIngest(text: string): Promise<{ dsn: string; report: Promise<string> }> {
  const { promise: report, resolve } = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      response.end('{}');
      if (body.includes(text)) resolve(body);
    });
  });
  ingest = server;
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
  // The address of an IP server that listens is an object.
  const { port } = server.address() as AddressInfo;
  return { dsn: `http://key@127.0.0.1:${port}/1`, report };
}

// In two parts: a report quotes the lines around the failure, and these are such lines.
const secret = ['s3', 'cret'].join('');
const request = { path: `/asset?token=${secret}`, method: 'GET', headers: { cookie: `session=${secret}` } };
const context = { routerKind: 'App Router', routePath: '/[locale]/asset', routeType: 'render', revalidateReason: undefined } as const;

test('with a DSN the failure arrives, without what was private in the request', async () => {
  const { dsn, report } = await openIngest('the page broke');
  vi.stubEnv('SENTRY_DSN', dsn);
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  vi.stubEnv('ENVIRONMENT', 'beta');
  // The share of events that is reported is a tenth: this one is in it.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { onRequestError, register } = await import('../../instrumentation.ts');
  await register();
  await onRequestError(new Error('the page broke'), request, context);
  const arrived = await report;
  expect(arrived).toContain('"environment":"beta"');
  expect(arrived).not.toContain(secret);
});
