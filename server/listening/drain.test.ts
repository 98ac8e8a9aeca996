// The end of a server with requests on their way: each that was taken is answered, and nothing is taken that could not be.
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

import { createDrain, type Drain } from './drain.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that answers when it is told to. */
async function waitingServer() {
  const drain: Drain = createDrain();
  const taken: string[] = [];
  const answers = new Map<string, () => void>();
  const arrivals: { count: number; resolve: () => void }[] = [];
  const server = createServer(
    drain.handle((request, response: ServerResponse) => {
      const name = request.url ?? '';
      taken.push(name);
      if (name.startsWith('/begun')) response.write('begun ');
      answers.set(name, () => response.end(`answer to ${name}`));
      for (const { count, resolve } of arrivals) if (taken.length >= count) resolve();
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  const arrived = (count: number): Promise<void> =>
    taken.length >= count ? Promise.resolve() : new Promise((resolve) => void arrivals.push({ count, resolve }));
  return { drain, server, taken, arrived, port, answer: (name: string) => answers.get(name)?.() };
}

type Line = { readonly socket: Socket; ask(...names: string[]): void; readonly text: Promise<string> };

/** A connection that is kept open, and all that comes over it until it is closed. */
async function line(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let got = '';
  socket.on('data', (bytes: Buffer) => (got += bytes.toString()));
  socket.on('error', () => undefined);
  closers.push(() => socket.destroy());
  const text = new Promise<string>((resolve) => socket.once('close', () => resolve(got)));
  const ask = (...names: string[]): void =>
    void socket.write(names.map((name) => `GET ${name} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''));
  return { socket, ask, text };
}

test('whoever has asked is answered, told that the connection ends, and new connections are refused', async () => {
  const { drain, server, arrived, port, answer } = await waitingServer();
  const [one, begun, idle] = [await line(port), await line(port), await line(port)];
  idle.ask('/idle');
  await arrived(1);
  answer('/idle');
  await once(idle.socket, 'data');
  one.ask('/one');
  begun.ask('/begun');
  await arrived(3);
  const ended = drain.end(server, 60_000);
  // One that asks nothing is closed at once.
  expect(await idle.text).toContain('answer to /idle');
  const late = connect(port, '127.0.0.1');
  const [refused]: unknown[] = await once(late, 'error');
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  answer('/one');
  answer('/begun');
  await ended;
  expect(await one.text).toMatch(/connection: close[\s\S]*answer to \/one/i);
  expect(await begun.text).toContain('answer to /begun');
});

test('of several requests on one connection all are answered; what is sent behind them is not taken', async () => {
  const { drain, server, taken, arrived, port, answer } = await waitingServer();
  const many = await line(port);
  many.ask('/a', '/b', '/c');
  await arrived(3);
  const ended = drain.end(server, 60_000);
  answer('/a');
  many.ask('/late');
  answer('/c');
  answer('/b');
  await ended;
  const text = await many.text;
  for (const name of ['/a', '/b', '/c']) expect(text).toContain(`answer to ${name}`);
  expect(taken).toEqual(['/a', '/b', '/c']);
});

test('nobody is waited for longer than the time given', async () => {
  const { drain, server, arrived, port } = await waitingServer();
  const one = await line(port);
  one.ask('/never');
  await arrived(1);
  await drain.end(server, 20);
  expect(await one.text).toBe('');
});

test('a server that nobody asks anything ends at once', async () => {
  const { drain, server } = await waitingServer();
  await drain.end(server, 60_000);
  expect(server.listening).toBe(false);
});
