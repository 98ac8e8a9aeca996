// The limits of a country: for whoever is there, and from whoever has an identity of there.
import { expect, test } from 'vitest';

import { register } from '#lib/contract/calls/v1/user/register.ts';
import type { RegionTable } from '#lib/contract/site/region-limits.ts';
import { regionRefusal } from './region-refusal.ts';

const table: RegionTable = { FR: ['futures'], GB: ['spot', 'register'], KP: ['location'] };
const place = { path: 'v1/spot/order/place', opened: ['coins'], country: null, identityCountry: null, mode: 'live' } as const;
type Asked = Parameters<typeof regionRefusal>[0];

test.each<[what: string, asked: Partial<Asked>, key: string | null, country?: string]>([
  ['nobody says where', {}, null],
  ['coins where contracts are withheld', { country: 'FR' }, null],
  ['contracts there', { country: 'FR', opened: ['contracts'] }, 'futuresRegionLimit', 'FR'],
  [
    'contracts by an identity of there, from elsewhere',
    { country: 'DE', identityCountry: 'FR', opened: ['contracts'] },
    'futuresRegionLimit',
    'DE',
  ],
  ['contracts by an identity of there, from nowhere', { identityCountry: 'FR', opened: ['contracts'] }, 'futuresRegionLimit', 'FR'],
  ['coins and contracts, of which one is withheld', { country: 'FR', opened: ['coins', 'contracts'] }, 'futuresRegionLimit', 'FR'],
  ['coins where they are withheld', { country: 'GB' }, 'spotRegionLimit', 'GB'],
  ['nothing is opened', { country: 'GB', opened: [] }, null],
  ['an account where none is opened', { country: 'GB', path: register.path, opened: [] }, 'regionLimit', 'GB'],
  ['an account elsewhere', { country: 'FR', path: register.path, opened: [] }, null],
  ['anything from a place', { country: 'KP' }, 'locationLimit', 'KP'],
  ['nothing from that place', { country: 'KP', opened: [] }, null],
  ['an account from that place', { country: 'KP', path: register.path, opened: [] }, null],
  ['an identity of that place, from elsewhere', { country: 'DE', identityCountry: 'KP' }, null],
  ['play money', { country: 'GB', mode: 'paper' }, null],
  ['a country of no entry', { country: 'DE' }, null],
])('%s', (_what, asked, key, country) => {
  const refusal = regionRefusal({ ...place, ...asked }, table);
  expect(refusal?.key ?? null).toBe(key);
  expect(refusal?.params['country']).toBe(country);
});
