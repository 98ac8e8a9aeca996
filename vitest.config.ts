// Unit and component tests. Files that render React ask for jsdom with a `@vitest-environment jsdom` line of their own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,components,features,lib,server,service-worker,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/api/**', '**/node_modules/**'],
    environment: 'node',
    pool: 'threads',
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
