// Counts what comes over sockets before anybody reads it, and closes those that send too much.
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'socket.io';

import { headersOfAnswer } from '#server/edge/answer-headers.ts';
import { writeAnswer } from '#server/edge/write-answer.ts';
import { refuseRequest, webSocketOf } from './refuse-socket.ts';
import { createSocketGauges, type Connection, type Gauge, type GaugeOptions } from './socket-gauges.ts';

export type SocketGuard = {
  /** From their TCP connections on. */
  sockets(): number;
  addressOf(connection: Connection): string;
  /** To be done now and then. */
  forget(): void;
};

/** To be called before the first socket comes. */
export function guardSockets(engine: Server['engine'], options: GaugeOptions): SocketGuard {
  const { limits, hsts } = options;
  const gauges = createSocketGauges(options);
  const ofRequest = new WeakMap<IncomingMessage, Gauge>();
  const byId = new Map<string, Gauge>();

  engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('sid');
    const known = id === null ? undefined : byId.get(id);
    const gauge = known ?? gauges.enter(request);
    if (gauge === null || (known !== undefined && !gauges.goOn(known, request))) {
      refuseRequest(request, response, hsts, limits.partingMs);
      return;
    }
    ofRequest.set(request, gauge);
    if (!(response instanceof ServerResponse)) gauges.hold(gauge, request.socket);
    next();
    // By now the handshake of the WebSocket is through.
    const socket = webSocketOf(request);
    if (socket === null) return;
    for (const frame of ['message', 'ping', 'pong'])
      socket.prependListener(frame, () => {
        if (!gauges.spend(gauge, 1, 0)) socket.removeAllListeners(frame);
      });
  });

  // The library would answer without the headers of every answer.
  engine.on('connection_error', ({ req, message }: { readonly req: IncomingMessage; readonly message: string }) => {
    if (req.headers.upgrade !== undefined)
      writeAnswer(req.socket, 400, { ...headersOfAnswer(req.headers, hsts), 'content-type': 'text/plain; charset=utf-8' }, message);
  });

  engine.on('connection', (connection: Connection) => {
    const gauge = ofRequest.get(connection.request);
    if (gauge === undefined) return;
    gauge.connection = connection;
    const { sid } = connection.transport;
    byId.set(sid, gauge);
    const isPolling = gauge.lines.size === 0;
    if (isPolling) gauges.count(gauge.visitor, 1);
    // Several may come with one request.
    connection.on('packet', () => connection.transport.name === 'polling' && gauges.spend(gauge, 1, 0));
    const late = setTimeout(() => connection.close(true), limits.silentMs).unref();
    connection.once('data', () => clearTimeout(late));
    connection.once('close', () => {
      clearTimeout(late);
      byId.delete(sid);
      if (isPolling) gauges.count(gauge.visitor, -1);
      // One that does not take its last words is not waited for.
      for (const line of gauge.lines) setTimeout(() => line.destroy(), limits.partingMs).unref();
    });
    // Sent together with the handshake.
    if (gauge.isOver) connection.close(true);
  });
  return { sockets: gauges.sockets, addressOf: ({ request }) => ofRequest.get(request)?.address ?? '', forget: gauges.forget };
}
