// A field that stands there marked holds no number: no order of a contract goes out with it, and none as if it had been left empty.
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { readTyped } from '#lib/format/numbers/decimal-input.ts';
import { holdsBack } from '#lib/ticket/problem.ts';
import { neverUnusual, sampleAccount, sampleContext, samplePosition } from '../form/sample-context.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import { previewTicket } from './ticket-preview.ts';
import { ticketReducer, type TicketChange } from '../state/ticket-reducer.ts';
import { initialTicket, type TextName, type TicketKind, type TicketState } from '../state/ticket-state.ts';

const say = (...changes: readonly TicketChange[]): TicketState =>
  changes.reduce((state: TicketState, change) => ticketReducer(state, change), initialTicket('50000', 'base'));
const size = (text: string, unit: 'base' | 'margin' | 'priced' = 'base'): TicketChange => ({ type: 'size', text, unit });
const text = (field: TextName, typed: string): TicketChange => ({ type: 'text', field, text: typed });
const kind = (chosen: TicketKind): TicketChange => ({ type: 'kind', kind: chosen });
const exits: readonly TicketChange[] = [{ type: 'withExit', on: true }, text('takeProfit', '55000'), text('stopLoss', '49000')];

const orders: Readonly<Record<TicketKind, { readonly filled: readonly TicketChange[]; readonly fields: readonly TextName[] }>> = {
  limit: { filled: [text('price', '49500'), size('0.01'), ...exits], fields: ['price', 'takeProfit', 'stopLoss'] },
  market: { filled: [kind('market'), size('0.01'), ...exits], fields: ['takeProfit', 'stopLoss'] },
  trigger: {
    filled: [kind('trigger'), text('triggerPrice', '51000'), text('executePrice', '51000'), size('0.01')],
    fields: ['triggerPrice', 'executePrice'],
  },
  trailing: {
    filled: [kind('trailing'), text('callback', '1'), text('activationPrice', '48000'), size('0.01')],
    fields: ['callback', 'activationPrice'],
  },
  scaled: {
    filled: [kind('scaled'), text('startPrice', '49000'), text('endPrice', '48000'), size('0.1')],
    fields: ['startPrice', 'endPrice', 'orderCount', 'skew'],
  },
  iceberg: {
    filled: [kind('iceberg'), text('price', '49500'), size('0.1'), text('shown', '0.02')],
    fields: ['price', 'shown'],
  },
  twap: {
    filled: [kind('twap'), text('sliceLimit', '49500'), text('variance', '10'), size('0.1')],
    fields: ['sliceLimit', 'durationMinutes', 'intervalSeconds', 'variance'],
  },
  chase: {
    filled: [kind('chase'), text('chaseBound', '50500'), size('0.01')],
    fields: ['chaseBound', 'maxMoves'],
  },
};

const marked = ['2,5', '1e9', '-1', '12k'].map((typed) => readTyped(typed, { decimals: 1, maxLength: 18 }).value);
const requestOf = (state: TicketState) => previewTicket(state, sampleContext, neverUnusual).buy.request;

/** The exchange reads every request by the schema of its call, which refuses fields that it does not know. */
const strict: ApiClient = {
  call: (call, request) => {
    z.parse(call.request, request);
    return Promise.resolve(
      z.parse(call.response, {
        orderId: '7',
        planId: '7',
        clientOid: '',
        dealCount: '0',
        dealAmount: '0',
        status: 1,
        cancelReason: '',
        list: [],
      }),
    );
  },
};
const short: FuturesAccount = { ...sampleAccount, positions: [{ ...samplePosition, holdSide: 'short' }] };
const hedge: TicketContext = { ...sampleContext, account: { ...short, positionMode: 2 } };
const oneWay: TicketContext = { ...sampleContext, account: short };

describe.each(Object.entries(orders))('%s', (_, { filled, fields }) => {
  test('filled in, it can be sent', () => expect(requestOf(say(...filled))).not.toBeNull());

  test.each([
    ['one-way', oneWay, []],
    ['one-way, reducing only', oneWay, [{ type: 'choose', choices: { reduceOnly: true } }]],
    ['hedged, opening', { ...hedge, account: { ...sampleAccount, positionMode: 2 } }, []],
    ['hedged, closing', hedge, [{ type: 'action', action: 'close' }, size('0.1')]],
  ] as const)('its call takes every field of it: %s', async (_way, context, changes) => {
    const { buy } = previewTicket(say(...filled, ...changes), context, neverUnusual);
    expect(buy.problems.filter(holdsBack)).toEqual([]);
    await expect(buy.request?.place(strict, { clientOid: 'own' })).resolves.toBeDefined();
  });

  test.each(fields)('not with %s marked', (field) => {
    for (const value of marked) expect(requestOf(say(...filled, text(field, value)))).toBeNull();
  });

  test('nor with its size marked, in any unit', () => {
    for (const value of marked)
      for (const unit of ['base', 'margin', 'priced'] as const) expect(requestOf(say(...filled, size(value, unit)))).toBeNull();
  });
});
