// The web app inside the exchange's process: Next's request handler, kept away from the socket's upgrades.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import createNext from 'next';

export type Web = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
};

/**
 * Prepares the built app (or the development one).
 * Next attaches its own upgrade listener to the server of its first request and would then break other WebSockets;
 * it is given a server that never listens. Only development needs its upgrades, for live reload.
 */
export async function startWeb(options: { readonly development: boolean; readonly port: number }): Promise<Web> {
  const next = createNext({ dev: options.development, httpServer: createServer(), port: options.port });
  await next.prepare();
  const handle = next.getRequestHandler();
  return { handle: (request, response) => handle(request, response), close: () => next.close() };
}
