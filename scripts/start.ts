// npm start: builds what is not built, then serves the whole product from this one process.
import { ensureWebBuild } from './build/web-build.ts';
import { memoryArguments, memoryEnvironment } from './start/process-memory.ts';

process.env['NEXT_TELEMETRY_DISABLED'] = '1';
Object.assign(process.env, { NODE_ENV: 'production' });
ensureWebBuild();
// The same process goes on with settings of memory; where a system cannot do that, it goes on without them.
if (process.platform !== 'win32')
  process.execve?.(
    process.execPath,
    [process.execPath, ...memoryArguments, ...process.execArgv, 'server/main.ts'],
    memoryEnvironment(process.env),
  );
await import('../server/main.ts');
