// Longer, accented, bracketed; and everything that is filled in stays what it was.
import { expect, test } from 'vitest';

import { pseudoMessage, pseudoText } from './pseudo-locale.ts';

test('words', () => expect(pseudoText('Buy 12 BTC')).toBe('[Búúy 12 BTC]'));

test.each([
  ['a value', ['Price ', ['price']], ['[', 'Prííçéé ', ['price'], ']']],
  [
    'cases',
    [['n', 2, { one: [0, ' of ', ['coin']], other: 'many' }]],
    ['[', ['n', 2, { one: [0, ' óóf ', ['coin']], other: 'mááñy' }], ']'],
  ],
  ['a mark', ['Read ', ['b', 'this ', ['x']]], ['[', 'Rééáád ', ['b', 'thíís ', ['x']], ']']],
  ['the style of a number', [['n', 4, 'percent']], ['[', ['n', 4, 'percent'], ']']],
])('%s', (_, message, shown) => expect(pseudoMessage(message)).toEqual(shown));
