// What is said of the house to whoever watches over it, as one venue or the other is away.
import { expect, test } from 'vitest';

import { health, type VenueHealth } from './health.ts';

const well: VenueHealth = { exchange: { state: 'ready', sequence: 7, reason: null }, projections: { problem: null, backlog: 2 } };
const behind: VenueHealth = { ...well, projections: { problem: 'the database is behind', backlog: 900 } };
const closed: VenueHealth = { ...well, exchange: { state: 'closed', sequence: 7, reason: null } };

test.each([
  ['both are well', well, well, 200, { status: 'ok', sequence: 7, backlog: 2, paper: { status: 'ok', sequence: 7 } }],
  ['nobody has wanted play money yet', well, null, 200, { status: 'ok', paper: null }],
  [
    'play money is in trouble',
    well,
    behind,
    200,
    { status: 'degraded', paper: { status: 'unavailable', reason: 'the database is behind' } },
  ],
  ['real money is', behind, well, 503, { status: 'unavailable', reason: 'the database is behind', paper: { status: 'ok' } }],
  ['all is closed', closed, closed, 503, { status: 'unavailable', reason: 'closed', paper: { status: 'unavailable' } }],
] as const)('%s', (_case, live, paper, httpStatus, body) => {
  const told = health(live, paper, 5);
  expect(told.httpStatus).toBe(httpStatus);
  expect(told.body).toMatchObject({ ...body, timeMs: 5 });
});
