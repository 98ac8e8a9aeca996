// The health of the venues that a monitor is told, as one venue or the other is away.
import { expect, test } from 'vitest';

import { health, type VenueHealth } from './health.ts';

const well: VenueHealth = {
  exchange: { state: 'ready', sequence: 7, reason: null },
  projections: { problem: null, isAway: false, backlog: 2 },
  bots: { seen: 4, handed: 7, inFlight: 2, waiting: 1, problem: null },
};
const stuck: VenueHealth = { ...well, bots: { ...well.bots, problem: 'bots do not act: out of memory' } };
const behind: VenueHealth = { ...well, projections: { problem: 'the database is behind', isAway: false, backlog: 900 } };
const away: VenueHealth = { ...well, projections: { problem: 'connection refused', isAway: true, backlog: 900 } };
const closed: VenueHealth = { ...well, exchange: { state: 'closed', sequence: 7, reason: null } };

test.each([
  ['both are well', well, well, 200, { status: 'ok', sequence: 7, backlog: 2, paper: { status: 'ok', sequence: 7 } }],
  ['bots lag behind', well, null, 200, { status: 'ok', bots: { behind: 3, inFlight: 2, waiting: 1 } }],
  [
    'bots do not act',
    stuck,
    well,
    200,
    { status: 'degraded', bots: { problem: 'bots do not act: out of memory' }, paper: { status: 'ok' } },
  ],
  ['bots of play money do not act', well, stuck, 200, { status: 'degraded', paper: { status: 'degraded' } }],
  ['nobody has wanted play money yet', well, null, 200, { status: 'ok', paper: null }],
  [
    'play money does not work',
    well,
    behind,
    200,
    { status: 'degraded', paper: { status: 'unavailable', reason: 'the database is behind' } },
  ],
  ['real money does not work', behind, well, 503, { status: 'unavailable', reason: 'the database is behind', paper: { status: 'ok' } }],
  ['the database is away', away, well, 200, { status: 'degraded', database: 'connection refused', backlog: 900, paper: { status: 'ok' } }],
  ['all is closed', closed, closed, 503, { status: 'unavailable', reason: 'closed', paper: { status: 'unavailable' } }],
] as const)('%s', (_case, live, paper, httpStatus, body) => {
  const told = health(live, paper, { nowMs: 5, aheadMs: 999 });
  expect(told.httpStatus).toBe(httpStatus);
  expect(told.body).toMatchObject({ ...body, timeMs: 5, clockAheadMs: 999 });
  expect(told.body).not.toHaveProperty('clock');
});

test.each([
  ['says by how much', well, 200, 'degraded'],
  ['does not hide that orders cannot be placed', behind, 503, 'unavailable'],
] as const)('exchange time that is 26 hours ahead of the machine %s', (_case, live, httpStatus, status) => {
  const told = health(live, null, { nowMs: 5, aheadMs: 26 * 3_600_000 });
  expect(told.httpStatus).toBe(httpStatus);
  expect(told.body).toMatchObject({
    status,
    clock: "exchange time is 93600 s ahead of the machine's clock",
    clockAheadMs: 93_600_000,
  });
});
