// npm start: builds what is not built, then serves the whole product from this one process.
import { ensureWebBuild } from './build/web-build.ts';

process.env['NEXT_TELEMETRY_DISABLED'] = '1';
Object.assign(process.env, { NODE_ENV: 'production' });
ensureWebBuild();
await import('../server/main.ts');
