import { ensureWebBuild } from './web-build.ts';
import { startMeasuredServer } from '../tests/bench/server.ts';
import { benchPageTime } from '../tests/bench/page-time.ts';
ensureWebBuild();
const s = await startMeasuredServer();
try {
  console.log(await benchPageTime(s.url, 3475));
} finally {
  await s.stop();
}
