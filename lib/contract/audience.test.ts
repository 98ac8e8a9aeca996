// The callers that each call allows, compared with the lists that are written by hand for the matrix of permissions.
import { expect, test } from 'vitest';

import { groupedCalls, type CallGroup } from '#tests/api/access/call-rows.ts';
import type { Audience } from './audience.ts';
import { registry } from './registry.ts';
import { isLiveAlone } from './trading-mode.ts';

/** Calls without a session ask for nobody's audience. */
const audiences: Readonly<Partial<Record<CallGroup, Audience>>> = {
  reads: 'everybody',
  changes: 'everybody',
  takesBack: 'everybody',
  transfers: 'everybody',
  mains: 'main',
  mainsWays: 'main',
  mainsInLive: 'main',
  fundsOut: 'main',
  mainsChanges: 'main',
  registered: 'registered',
  family: 'registered',
  sub: 'sub',
  operator: 'operator',
};

const listed = groupedCalls.flatMap(([path, group]) => {
  const audience = audiences[group];
  return audience === undefined ? [] : [[path, audience] as const];
});

test.each(listed)('%s is for %s', (path, audience) => {
  expect(registry.find((call) => call.path === path)?.audience).toBe(audience);
});

test('calls that belong to live accounts alone are those that move coins in and out', () => {
  const groups: readonly CallGroup[] = ['mainsInLive', 'fundsOut', 'mainsChanges'];
  const live = groupedCalls.filter(([path, group]) => group !== 'anybody' && isLiveAlone(path));
  expect(live).toEqual(groupedCalls.filter(([, group]) => groups.includes(group)));
});
