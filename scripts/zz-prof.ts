import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { mkdtempSync } from 'node:fs';
const dir = '/tmp/infra-prof';
const child = spawn(process.execPath, ['--cpu-prof', '--cpu-prof-dir=' + dir, 'server/main.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '3476',
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync('/tmp/prof-'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (;;) {
  try {
    if ((await fetch('http://127.0.0.1:3476/api/health')).ok) break;
  } catch {}
  await new Promise((r) => setTimeout(r, 500));
}
const agent = new Agent({ keepAlive: true });
async function timed(url: string) {
  const t = performance.now();
  const [a] = await once(get(url, { agent }), 'response');
  let n = 0;
  a.on('data', (d: Buffer) => (n += d.length));
  await once(a, 'end');
  return [performance.now() - t, n] as const;
}
for (let i = 0; i < 30; i++) await timed('http://127.0.0.1:3476/spot/BTCUSDT');
const xs: number[] = [];
let size = 0;
for (let i = 0; i < 300; i++) {
  const [t, n] = await timed('http://127.0.0.1:3476/spot/BTCUSDT');
  xs.push(t);
  size = n;
}
xs.sort((a, b) => a - b);
console.log('spot p50', xs[150], 'bytes', size);
for (const p of ['/login', '/offline', '/legal/licences', '/api/v1/mix/public/time']) {
  const ys: number[] = [];
  let sz = 0;
  for (let i = 0; i < 60; i++) {
    const [t, n] = await timed('http://127.0.0.1:3476' + p).catch(() => [0, 0] as const);
    ys.push(t);
    sz = n;
  }
  ys.sort((a, b) => a - b);
  console.log(p, ys[30], sz);
}
child.kill('SIGTERM');
await once(child, 'exit');
process.exit(0);
