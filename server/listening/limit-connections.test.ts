import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import { limitConnections, type ConnectionLimits } from './limit-connections.ts';
import { pace } from './pace.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(limits: Partial<ConnectionLimits>, options = {}): Promise<{ open(): Socket }> {
  const server = createServer(options, (_request, response) => response.end('served'));
  limitConnections(server, { inAll: 100, perAddress: 100, isShared: () => false, ...limits });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { open: () => connect(address.port, '127.0.0.1').on('error', () => undefined) };
}

/** The answer; empty: none, the connection was closed. */
const ask = (line: Socket): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    line.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('served')) resolve(said);
    });
    line.on('close', () => resolve(said));
    line.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  });

test('one address has so many connections, silent ones too; one that ends makes room', async () => {
  const { open } = await listen({ perAddress: 2 });
  const silent = open();
  const second = open();
  expect(await ask(second)).toContain('served');
  expect(await ask(open())).toBe('');
  silent.destroy();
  for (let answer = ''; !answer.includes('served');) answer = await ask(open());
});

test('those who share an address are not counted by it, but in all there are only so many', async () => {
  const { open } = await listen({ perAddress: 1, inAll: 3, isShared: (address) => address === '127.0.0.1' });
  const lines = [open(), open(), open()];
  for (const line of lines) expect(await ask(line)).toContain('served');
  expect(await ask(open())).toBe('');
});

test('a head that comes in drops ends, and so does a connection that says nothing', async () => {
  const { open } = await listen({}, { ...pace, headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 20 });
  const drops = open();
  drops.write('GET / HTTP/1.1\r\nHost: h');
  const silent = open();
  drops.resume();
  silent.resume();
  await Promise.all([drops, silent].map((line) => new Promise((resolve) => line.once('close', resolve))));
  expect([drops, silent].every((line) => line.closed)).toBe(true);
});

test('an idle connection is kept for longer than the minute for which proxies keep theirs', async () => {
  const { open } = await listen({}, pace);
  const seconds = /^Keep-Alive: timeout=(\d+)/m.exec(await ask(open()))?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('whoever is late is looked for often enough that fifteen seconds are fifteen seconds', () => {
  expect(pace.headersTimeout).toBe(15_000);
  expect(pace.connectionsCheckingInterval).toBeLessThanOrEqual(1000);
});
