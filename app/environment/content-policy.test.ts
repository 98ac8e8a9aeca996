// The content policy of pages, and the sheets that it lets stand in them.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

import { chartMarkStyle, contentPolicy } from './content-policy.ts';

afterEach(() => vi.unstubAllEnvs());

const rules = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((rule) => {
      const space = rule.indexOf(' ');
      return [rule.slice(0, space), rule.slice(space + 1)];
    }),
  );

test('nothing comes from anywhere unless it is named, and no sheet or script stands in a page that nobody vouches for', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const said = rules(contentPolicy('abc'));
  expect(said.get('default-src')).toBe("'none'");
  expect(said.get('script-src')).toBe("'self' 'nonce-abc' 'strict-dynamic'");
  expect(said.get('style-src')).toMatch(/^'self'( 'sha256-[A-Za-z\d+/]{43}='){2}$/);
  expect(said.get('frame-ancestors')).toBe("'none'");
  expect(said.get('base-uri')).toBe("'none'");
  expect(said.get('form-action')).toBe("'self'");
});

test('reports of faults may go to the one address that the operator names', () => {
  vi.stubEnv('SENTRY_DSN', 'https://key@faults.example/7');
  expect(rules(contentPolicy('abc')).get('connect-src')).toBe("'self' https://faults.example");
});

test('the sheet of the chart’s mark is the one that the library writes', () => {
  const library = readFileSync('node_modules/lightweight-charts/dist/lightweight-charts.production.mjs', 'utf8');
  expect(library).toContain(`innerText=${JSON.stringify(chartMarkStyle)}`);
});
