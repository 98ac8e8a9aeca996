// A relay before the server: pages and calls go through it, and so do channels, except that the book and the tape of one market are the busy ones.
import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { z } from 'zod/mini';

import { freePort } from '../server/server.ts';
import { createBusyFeed, everyMs } from './busy-feed.ts';

const busySubscription = z.object({ channel: z.enum(['depth', 'trade']), key: z.literal('BTCUSDT') });
type Answer = (answer: unknown) => void;

export type BusyRelay = { readonly url: string; readonly sent: () => number; stop(): Promise<void> };

/** One page's channels: the busy ones are answered here, the others asked of the server behind. Counts what the busy ones send. */
function serve(page: Socket, target: string, count: () => void): void {
  const behind = io(target, { transports: ['websocket'], forceNew: true });
  const feed = createBusyFeed();
  const timers = new Map<string, ReturnType<typeof setInterval>>();
  behind.on('message', (message: unknown) => void page.emit('message', message));
  behind.on('closed', (closed: unknown) => void page.emit('closed', closed));
  page.on('subscribe', (wanted: unknown, answer: Answer) => {
    const busy = busySubscription.safeParse(wanted);
    if (!busy.success) {
      behind.emit('subscribe', wanted, answer);
      return;
    }
    const { channel } = busy.data;
    clearInterval(timers.get(channel));
    page.emit('message', feed.snapshot(channel));
    answer({ ok: true });
    const send = (): void => {
      count();
      page.emit('message', feed.next(channel));
    };
    timers.set(channel, setInterval(send, everyMs[channel]));
  });
  page.on('unsubscribe', (wanted: unknown, answer: Answer) => {
    const busy = busySubscription.safeParse(wanted);
    if (!busy.success) {
      behind.emit('unsubscribe', wanted, answer);
      return;
    }
    clearInterval(timers.get(busy.data.channel));
    answer({ ok: true });
  });
  page.on('disconnect', () => {
    for (const timer of timers.values()) clearInterval(timer);
    behind.disconnect();
  });
}

/** @param target origin of the server behind */
export async function startBusyRelay(target: string): Promise<BusyRelay> {
  let sent = 0;
  const port = await freePort();
  const http = createServer((request, response) => {
    const { hostname, port: behindPort } = new URL(target);
    const { method, url: path, headers } = request;
    const passed = ask({ hostname, port: behindPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const channels = new Server(http, { path: '/socket.io', serveClient: false });
  channels.on('connection', (page) => {
    serve(page, target, () => {
      sent += 1;
    });
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://localhost:${port}`,
    sent: () => sent,
    stop: async () => {
      await channels.close();
      http.closeAllConnections();
    },
  };
}
