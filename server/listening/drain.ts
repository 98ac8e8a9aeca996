// The orderly end of the HTTP server: nobody new comes in, whoever has asked is answered, and then each connection is closed.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type Drain = {
  /** The handler, counted: what it has not answered yet is waited for. */
  handle(handler: Handler): Handler;
  /** Resolves when all are answered, or the time is over; every connection is closed then. */
  end(server: Server, longestMs: number): Promise<void>;
};

export function createDrain(): Drain {
  /** Unanswered requests of each connection, in their order. */
  const open = new Map<Socket, ServerResponse[]>();
  /** Closed with the answer that is on its way. */
  const closing = new WeakSet<Socket>();
  let onEmpty: (() => void) | null = null;

  /** Says so to the client, with the last answer that the connection waits for: one before it would cut off those behind it. */
  const closeAfter = (socket: Socket, response: ServerResponse): void => {
    closing.add(socket);
    if (response.headersSent) response.once('finish', () => socket.destroySoon());
    else response.setHeader('connection', 'close');
  };
  const answered = (socket: Socket, response: ServerResponse): void => {
    const left = (open.get(socket) ?? []).filter((one) => one !== response);
    if (left.length > 0) open.set(socket, left);
    else open.delete(socket);
    if (open.size === 0) onEmpty?.();
  };

  return {
    handle: (handler) => (request, response) => {
      const { socket } = request;
      // Nobody could be told what became of it: it does not happen.
      if (closing.has(socket)) return;
      open.set(socket, [...(open.get(socket) ?? []), response]);
      response.once('close', () => answered(socket, response));
      if (onEmpty !== null) closeAfter(socket, response);
      handler(request, response);
    },
    end: async (server, longestMs) => {
      const empty = new Promise<void>((resolve) => (onEmpty = resolve));
      server.close();
      for (const [socket, responses] of open) {
        const last = responses.at(-1);
        if (last !== undefined) closeAfter(socket, last);
      }
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, longestMs)));
      if (open.size > 0) await Promise.race([empty, over]);
      clearTimeout(timer);
      server.closeAllConnections();
    },
  };
}
