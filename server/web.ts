// The web app inside the exchange's process: Next's request handler, kept away from the socket's upgrades.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Fastify from 'fastify';
import createNext from 'next';
import { z } from 'zod/mini';

import { answerUnanswered } from '#server/pages/answer-unanswered.ts';
import type { DrawnPage } from '#server/pages/kept-page.ts';
import { pageAddress } from '#server/pages/page-address.ts';
import { createPageShelf } from '#server/pages/page-shelf.ts';
import { servePages, type PageHandler } from '#server/pages/serve-pages.ts';
import type { FaceSettings, VisitorFace } from '#server/pages/visitor-face.ts';

export type Web = {
  readonly handle: PageHandler;
  /** Visitors are shown something new: no page made before is given any more. */
  forgetPages(): void;
  close(): Promise<void>;
};

/** Bytes of drawn pages that are kept. */
const shelfRoom = 64 * 1024 * 1024;

/** Draws a page for nobody in particular: no socket, and no header but those of the face. */
function drawing(handle: PageHandler): (face: VisitorFace) => Promise<DrawnPage> {
  const pages = Fastify();
  pages.get('/*', async (request, reply) => {
    reply.hijack();
    await handle(request.raw, reply.raw);
  });
  return async ({ path, headers }) => {
    const { statusCode, headers: said, rawPayload } = await pages.inject({ method: 'GET', url: path, headers: { ...headers } });
    const written = Object.entries(said).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value] as const);
    return { status: statusCode, headers: Object.fromEntries(written), body: rawPayload };
  };
}

const builtApp = z.object({ config: z.record(z.string(), z.unknown()) });

/**
 * Next takes its settings as the build resolved them, as its own standalone server does. Reading next.config.ts again would
 * load the compiler and the build's plugins, which then stay in memory.
 */
function takeBuiltSettings(): void {
  const file = '.next/required-server-files.json';
  if (!existsSync(file)) return;
  const { config } = builtApp.parse(JSON.parse(readFileSync(file, 'utf8')));
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
}

/**
 * Prepares the built app (or the development one).
 * Next attaches its own upgrade listener to the server of its first request and would then break other WebSockets;
 * it is given a server that never listens. Only development needs its upgrades, for live reload.
 */
export async function startWeb(options: {
  readonly development: boolean;
  readonly port: number;
  readonly face: FaceSettings;
}): Promise<Web> {
  if (!options.development) takeBuiltSettings();
  const next = createNext({ dev: options.development, httpServer: createServer(), port: options.port });
  await next.prepare();
  const drawFor = answerUnanswered(next.getRequestHandler());
  const shelf = createPageShelf({ draw: drawing(drawFor), nowMs: () => performance.now(), room: shelfRoom });
  // In development a page changes with its source.
  const give = options.development ? drawFor : servePages({ shelf, settings: options.face, drawFor });
  return {
    handle: (request, response) => {
      request.url = pageAddress(request.url ?? '/');
      return give(request, response);
    },
    forgetPages: shelf.clear,
    close: () => next.close(),
  };
}
