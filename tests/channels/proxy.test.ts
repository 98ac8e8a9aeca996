// The socket behind a proxy that does what the configuration in docs/operate.md says, and nothing else.
import { createServer, request as ask, type Server } from 'node:http';
import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { comesFromOwnPages } from '#server/edge/own-origin.ts';
import { passedOn, proxyConfiguration, proxyRules } from '../documented-proxy.ts';
import { openSampleVenue, serveSample, type SampleServer } from './sample-venue.ts';

async function startProxy(upstream: string): Promise<{ readonly server: Server; readonly host: string }> {
  const { hostname, port } = new URL(`http://${upstream}`);
  const server = createServer((request, response) => {
    const onward = ask({ hostname, port, path: request.url, method: request.method, headers: passedOn(request, upstream) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, reader) => {
    const onward = connect(Number(port), hostname, () => {
      const headers = Object.entries(passedOn(request, upstream)).map(([name, value]) => `${name}: ${value}\r\n`);
      onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      onward.pipe(reader).pipe(onward);
    });
    for (const end of [onward, reader]) end.on('error', () => [onward, reader].forEach((one) => one.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, host: `localhost:${address.port}` };
}

describe('behind the proxy of the documentation', () => {
  let server: SampleServer;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  const publicUrl = 'https://exchange.example';
  beforeEach(async () => {
    server = await serveSample(await openSampleVenue(), { publicUrl, allowedHosts: ['localhost'], trustProxy: { hops: 1 } });
    proxy = await startProxy(new URL(server.url).host);
  });
  afterEach(async () => {
    await server.close();
    proxy.server.closeAllConnections();
    await new Promise((resolve) => proxy.server.close(resolve));
  });

  /** The answer to a page of that origin when it follows a book. */
  const follow = async (transport: 'websocket' | 'polling', origin: string): Promise<unknown> => {
    const socket = io(`http://${proxy.host}`, { transports: [transport], reconnection: false, forceNew: true, extraHeaders: { origin } });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.on('connect', resolve);
        socket.on('connect_error', reject);
      });
      return await socket.emitWithAck('subscribe', { channel: 'depth', key: 'BTCUSDT' });
    } finally {
      socket.disconnect();
    }
  };

  test.each(['websocket', 'polling'] as const)('pages of the address that people type follow the market by %s', async (transport) => {
    expect(await follow(transport, publicUrl)).toEqual({ ok: true });
  });

  test.each(['websocket', 'polling'] as const)('pages of another site do not, by %s', async (transport) => {
    await expect(follow(transport, 'https://evil.example')).rejects.toThrow('error');
    await expect(follow(transport, 'https://exchange.example.evil.example')).rejects.toThrow('error');
  });
});

test('the documented proxy says for whom it asks, lets the socket through and no country in', () => {
  expect(Object.fromEntries(proxyRules)).toMatchObject({
    Upgrade: '$http_upgrade',
    Connection: '$connection_upgrade',
    'X-Forwarded-For': '$remote_addr',
    'X-Forwarded-Proto': '$scheme',
    'X-Country': '""',
  });
  // Rules of a place take away those of the server around it.
  const [before = '', inside = ''] = proxyConfiguration.split('location / {');
  expect(before).not.toContain('proxy_set_header');
  expect(inside).toContain('proxy_http_version 1.1;');
  expect(proxyConfiguration.split('{').length).toBe(proxyConfiguration.split('}').length);
  // Operators and metrics are nobody's behind it.
  expect(proxyConfiguration.match(/\bproxy_pass\b/g)).toHaveLength(1);
  for (const closed of ['/api/v1/operator/ ', '= /metrics ']) expect(proxyConfiguration).toContain(`location ${closed}{ return 404; }`);
});

test('who is of our own origin: the address that the request went to, and the one that people type', () => {
  const from = (origin: string, headers = {}, publicUrl = '') =>
    comesFromOwnPages({ origin, host: '10.0.0.7:3000', ...headers }, publicUrl);
  const https = { 'x-forwarded-proto': 'https', host: 'typed.example' };
  expect(from('http://10.0.0.7:3000')).toBe(true);
  expect(from('http://10.0.0.7')).toBe(false);
  expect(from('https://typed.example', https)).toBe(true);
  expect(from('http://typed.example', https)).toBe(false);
  expect(from('https://typed.example', {}, 'https://typed.example/')).toBe(true);
  expect(from('https://typed.example:8443', {}, 'https://typed.example')).toBe(false);
  expect(from('http://typed.example', {}, 'https://typed.example')).toBe(false);
  expect(from('null', {}, 'https://typed.example')).toBe(false);
});
