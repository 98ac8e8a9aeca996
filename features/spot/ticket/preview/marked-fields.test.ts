// A field that stands there marked holds no number: no kind of order goes out with it, and none goes out as if it had been left empty.
import { describe, expect, test } from 'vitest';

import { readTyped } from '#lib/format/numbers/decimal-input.ts';
import { amount, bodyOf, choose, kind, quantity, say, sell, text } from './form-words.ts';
import type { TicketAction } from '../state/ticket-reducer.ts';
import type { TextName, TicketKind } from '../state/ticket-state.ts';

const exits: readonly TicketAction[] = [
  { type: 'withExit', on: true },
  text('takeProfitPrice', '110'),
  text('takeProfitLimit', '109'),
  text('stopLossPrice', '90'),
  text('stopLossLimit', '89'),
];
const exitFields = ['takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'] as const;

const orders: Readonly<Record<TicketKind, { readonly filled: readonly TicketAction[]; readonly fields: readonly TextName[] }>> = {
  limit: { filled: [text('price', '99'), quantity('1'), ...exits], fields: ['price', ...exitFields] },
  market: { filled: [kind('market'), amount('100'), ...exits], fields: exitFields },
  trigger: {
    filled: [kind('trigger'), text('triggerPrice', '105'), text('executePrice', '106'), quantity('1')],
    fields: ['triggerPrice', 'executePrice'],
  },
  exit: { filled: [kind('exit'), sell, ...exits.slice(1), quantity('1')], fields: exitFields },
  oco: {
    filled: [kind('oco'), text('price', '95'), text('stopPrice', '105'), text('stopLimit', '106'), quantity('1')],
    fields: ['price', 'stopPrice', 'stopLimit'],
  },
  trailing: {
    filled: [kind('trailing'), sell, text('callback', '1'), text('activationPrice', '110'), quantity('1')],
    fields: ['callback', 'activationPrice'],
  },
  iceberg: {
    filled: [kind('iceberg'), text('price', '99'), text('shown', '1'), quantity('4')],
    fields: ['price', 'shown'],
  },
  scaled: {
    filled: [kind('scaled'), text('startPrice', '95'), text('endPrice', '90'), quantity('5')],
    fields: ['startPrice', 'endPrice', 'orderCount', 'skew'],
  },
  twap: {
    filled: [kind('twap'), sell, text('sliceLimit', '95'), text('variance', '10'), quantity('3')],
    fields: ['sliceLimit', 'durationMinutes', 'intervalSeconds', 'variance'],
  },
  chase: {
    filled: [kind('chase'), text('chaseBound', '101'), quantity('1')],
    fields: ['chaseBound', 'maxMoves'],
  },
};

/** The values that people type into a number field, marked by a field of that kind. */
const marked = ['2,5', '1e9', '-1', '12k'].map((typed) => readTyped(typed, { decimals: 2, maxLength: 18 }).value);

describe.each(Object.entries(orders))('%s', (_, { filled, fields }) => {
  test('filled in, it can be sent', () => expect(bodyOf(say(...filled))).not.toBeNull());

  test.each(fields)('not with %s marked', (field) => {
    for (const value of marked) expect(bodyOf(say(...filled, text(field, value)))).toBeNull();
  });

  test('nor with its size marked', () => {
    for (const value of marked) {
      expect(bodyOf(say(...filled, quantity(value)))).toBeNull();
      expect(bodyOf(say(...filled, amount(value)))).toBeNull();
    }
  });
});

test('a marked price is not picked up by a price that is read from the book', () => {
  const [value = ''] = marked;
  expect(bodyOf(say(...orders.limit.filled.slice(0, 2), text('price', value), choose({ bestOffer: 'queue1' })))).not.toBeNull();
});
