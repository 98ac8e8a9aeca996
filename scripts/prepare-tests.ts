// Makes ready what tests of the whole product need: PostgreSQL, a browser, the web build. `npm test` runs it beside the first tests.
import { ensureBrowser } from './install/browser.ts';
import { ensurePostgres } from './install/postgres.ts';
import { ensureWebBuild } from './build/web-build.ts';

for (const ensure of [ensurePostgres, ensureBrowser, ensureWebBuild]) {
  try {
    ensure();
  } catch (error) {
    // The tests that want it say so again, and fail.
    console.error(error instanceof Error ? error.message : error);
  }
}
