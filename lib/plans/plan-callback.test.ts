// A callback is told in the way in which it was given.
import { expect, test } from 'vitest';

import { callbackOf } from './plan-callback.ts';

test('a share, or the distance in its place', () => {
  expect(callbackOf({ rangeRate: '0.01' })).toEqual({ by: 'share', text: '0.01' });
  expect(callbackOf({ rangeRate: '0.01', callBackNum: '' })).toEqual({ by: 'share', text: '0.01' });
  expect(callbackOf({ rangeRate: '0', callBackNum: '900.0' })).toEqual({ by: 'distance', text: '900.0' });
});
