// npm run dev: the whole product with the web app in development mode (changes show at once).
process.env['NEXT_TELEMETRY_DISABLED'] = '1';
Object.assign(process.env, { NODE_ENV: 'development' });
await import('../server/main.ts');
