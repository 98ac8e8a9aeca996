import { expect, test } from 'vitest';

import { assign, chordOf, commandOf, isRefused, readBindings } from './hotkeys.ts';
import { suggestedBindings } from './suggested-bindings.ts';

const press = (key: string, held: string = '') => ({
  key,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
});

test.each([
  [press('b'), 'B'],
  [press('C', 's'), 'Shift+C'],
  [press('k', 'c'), 'Ctrl+K'],
  [press('k', 'm'), 'Ctrl+K'],
  [press('?', 's'), '?'],
  [press('!', 's'), '!'],
  [press('F2', 's'), 'Shift+F2'],
  [press('ش'), 'ش'],
  [press('Shift', 's'), null],
  [press('Tab'), null],
  [press('Enter', 'c'), null],
])('%o is %s', (event, chord) => {
  expect(chordOf(event)).toBe(chord);
});

test('a chord belongs to one command, and never to what the page needs itself', () => {
  const bindings = assign({}, 'buy', 'B');
  expect(bindings).toEqual({ buy: 'B' });
  expect(assign({ buy: 'B' }, 'sell', 'B')).toEqual({ reason: 'taken', by: 'buy' });
  expect(assign({ buy: 'B' }, 'buy', 'B')).toEqual({ buy: 'B' });
  expect(assign({}, 'buy', 'Ctrl+K')).toEqual({ reason: 'taken', by: 'page' });
});

test('the suggested keys do not take each other’s place', () => {
  for (const chord of Object.values(suggestedBindings))
    expect(Object.values(suggestedBindings).filter((one) => one === chord)).toHaveLength(1);
  expect(commandOf(suggestedBindings, 'Shift+C')).toBe('cancelAll');
  expect(commandOf(suggestedBindings, 'X')).toBeNull();
});

test.each([
  [{ bindings: { buy: 'B', sell: 'B', fly: 'F' } }, { buy: 'B' }],
  [{ bindings: 'B' }, {}],
  [null, {}],
])('of %o on the device %o is kept', (stored, bindings) => {
  expect(readBindings(stored)).toEqual(bindings);
  expect(isRefused(readBindings(stored))).toBe(false);
});
