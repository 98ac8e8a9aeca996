// npm run bench:logins: the rows about logins alone, in half a minute.
import { ensureWebBuild } from '../../../scripts/build/web-build.ts';
import { addLoginRows } from './login-rows.ts';
import { startMeasuredServer } from './server.ts';

ensureWebBuild();
const server = await startMeasuredServer();
try {
  await addLoginRows(server.url);
} finally {
  await server.stop();
}
