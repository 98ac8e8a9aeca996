// The facts of an installation, from its environment: read at each request, with safe answers where nothing or nonsense is set.
import { afterEach, expect, test, vi } from 'vitest';

import { simulationPermitted, siteType } from './environment.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  [undefined, 'global'],
  ['', 'global'],
  ['cn', 'cn'],
  ['global', 'global'],
  ['CN?', 'global'],
])('a site of type %s is %s', (set, type) => {
  vi.stubEnv('SITE_TYPE', set);
  expect(siteType()).toBe(type);
});

test.each([
  [undefined, true],
  ['', true],
  ['false', false],
  ['1', false],
  ['true', true],
])('simulation permitted: %s means %s', (set, permitted) => {
  vi.stubEnv('SIMULATION_PERMITTED', set);
  expect(simulationPermitted()).toBe(permitted);
});
