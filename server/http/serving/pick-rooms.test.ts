// A handler is given the rooms that it names, and no others: by type and at run time.
import { expect, expectTypeOf, test } from 'vitest';

import { pickRooms } from './pick-rooms.ts';
import type { HttpVisit } from './http-visit.ts';

const visit: HttpVisit = Object.assign(Object.create(null), { siteType: 'global', cookies: 'a=b', proof: null, now: () => 7 });

test('what is named is handed over, and nothing beside it', () => {
  const rooms = pickRooms(visit, ['siteType', 'proof']);
  expect(rooms).toEqual({ siteType: 'global', proof: null });
  expectTypeOf(rooms).toEqualTypeOf<Pick<HttpVisit, 'siteType' | 'proof'>>();
});

test('who names nothing is given nothing', () => {
  const rooms = pickRooms(visit, []);
  expect(rooms).toEqual({});
  expectTypeOf(rooms).not.toHaveProperty('client');
});

test('a room that is not there is told of at once', () => {
  expect(() => pickRooms(visit, ['now', 'inbox'])).toThrow('a room of now, inbox is not there');
});
