// The server on which a command that reads the whole site finds it: one that runs on this machine, or one of its own.
import { startMeasuredServer } from '../../tests/bench/server/server.ts';
import { refuseStrangers } from '../crawl/ask.ts';
import { ensureWebBuild } from '../build/web-build.ts';

/** `url` of a server that runs; without one, the production build is served on a free port until the work is done. */
export async function onServer(url: string | undefined, work: (origin: string) => Promise<void>): Promise<void> {
  if (url !== undefined) {
    refuseStrangers(url);
    return work(new URL(url).origin);
  }
  ensureWebBuild();
  const server = await startMeasuredServer();
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}
