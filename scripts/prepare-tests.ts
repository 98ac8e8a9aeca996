// Makes ready what tests of the whole product need: PostgreSQL, a browser, the web build, an exchange that was started once.
// `npm test` runs it beside the first tests.
import { ensureBrowser } from './install/browser.ts';
import { ensurePostgres } from './install/postgres.ts';
import { ensureWebBuild } from './build/web-build.ts';
import { firstStartName, startOwnServer } from '../tests/e2e/own-server.ts';

/** Starts the whole product in the folder that was asked for, and stops it. */
async function startOnce(): Promise<void> {
  const dataDir = process.env[firstStartName];
  if (dataDir === undefined) return;
  const server = await startOwnServer({ dataDir });
  await server.close();
}

const steps: readonly (() => void | Promise<void>)[] = [ensurePostgres, ensureBrowser, ensureWebBuild, startOnce];
for (const step of steps) {
  try {
    await step();
  } catch (error) {
    // The tests that want it say so again, and fail.
    console.error(error instanceof Error ? error.message : error);
  }
}
