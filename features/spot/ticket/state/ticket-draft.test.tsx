// @vitest-environment jsdom
// The draft outlives another page, the end of a session and the login, for the user who typed it, until its order is placed.
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useReducer } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepDraft, takeDraft } from '#lib/session/drafts/kept-draft.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { UserContext } from '#lib/session/user.ts';
import { useTicketDraft } from '#lib/ticket/use-ticket-draft.ts';
import { draftOf, readDraft } from './ticket-draft.ts';
import { ticketReducer } from './ticket-reducer.ts';
import { initialTicket } from './ticket-state.ts';

beforeEach(() => {
  sessionStorage.clear();
  useSessionEnd.setState({ ended: false, leaving: false });
});
afterEach(cleanup);

/** The form of a market as one user has it. */
function open(userId: string | null, symbol = 'BTCUSDT', price = '99') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UserContext value={userId === null ? null : { userId, userName: 'me' }}>{children}</UserContext>
  );
  const useForm = () => {
    const [state, dispatch] = useReducer(ticketReducer, initialTicket('buy', price));
    useTicketDraft(draftOf(symbol), state, readDraft, dispatch);
    return { state, dispatch };
  };
  const { result, unmount } = renderHook(useForm, { wrapper });
  return {
    say: (action: Parameters<typeof ticketReducer>[1]) => act(() => result.current.dispatch(action)),
    state: () => result.current.state,
    leave: unmount,
  };
}

function type(form: ReturnType<typeof open>): void {
  form.say({ type: 'side', side: 'sell' });
  form.say({ type: 'text', field: 'price', text: '98765.4' });
  form.say({ type: 'quantity', text: '0.25' });
}
const typed = { side: 'sell', size: { by: 'quantity', text: '0.25' } };

test('a session that ends keeps the form for the same user and market', () => {
  const before = open('u1');
  type(before);
  act(() => useSessionEnd.getState().end());
  before.leave();
  useSessionEnd.setState({ ended: false });
  expect(open('u1', 'ETHUSDT').state().size).toEqual({ by: 'quantity', text: '' });
  const after = open('u1');
  expect(after.state()).toMatchObject(typed);
  expect(after.state().texts.price).toBe('98765.4');
});

test('a user’s form waits while nobody is logged in', () => {
  keepDraft('ticket.BTCUSDT', 'u1', ticketReducer(initialTicket('sell', '5'), { type: 'quantity', text: '0.25' }));
  const visitor = open(null);
  expect(visitor.state()).toMatchObject({ side: 'buy' });
  visitor.leave();
  expect(open('u1').state()).toMatchObject(typed);
});

test('a form that is left is there again, and after its order it begins afresh', () => {
  const before = open('u1');
  type(before);
  before.leave();
  const again = open('u1');
  expect(again.state()).toMatchObject(typed);
  again.leave();
  const third = open('u1');
  expect(third.state().texts.price).toBe('98765.4');
  third.say({ type: 'placed' });
  third.leave();
  expect(open('u1').state()).toEqual(initialTicket('buy', '99'));
});

test('a price that nobody typed is that of now', () => {
  const before = open('u1', 'BTCUSDT', '99');
  before.say({ type: 'quantity', text: '0.25' });
  before.leave();
  const after = open('u1', 'BTCUSDT', '120');
  expect(after.state()).toMatchObject({ size: { text: '0.25' }, texts: { price: '120' } });
});

test('a visitor’s form is kept through the login; another user’s does not', () => {
  const visitor = open(null);
  type(visitor);
  visitor.leave();
  expect(open('u2').state()).toMatchObject(typed);
  keepDraft('ticket.BTCUSDT', 'u1', initialTicket('sell', '5'));
  expect(open('u2').state().side).toBe('buy');
});

test.each([
  ['an hour and a little', () => keepDraft('ticket.BTCUSDT', 'u1', initialTicket('sell', '5'), Date.now() - 3_600_001)],
  ['not JSON', () => sessionStorage.setItem('meridian.ticket.BTCUSDT', '{')],
  ['another shape', () => sessionStorage.setItem('meridian.ticket.BTCUSDT', '{"keptMs":1,"userId":null,"state":{"side":"up"}}')],
])('%s is nothing', (_, keep) => {
  keep();
  expect(takeDraft('ticket.BTCUSDT', 'u1', readDraft)).toBeNull();
});

test('a share of the balance comes back as what it was, fields of older pages as they are now', () => {
  const state = ticketReducer(initialTicket('buy', '7'), { type: 'percent', percent: 40, available: '1000' });
  const { callback: _, ...older } = state.texts;
  sessionStorage.setItem(
    'meridian.ticket.BTCUSDT',
    JSON.stringify({ keptMs: Date.now(), userId: 'u1', state: { ...state, texts: { ...older, gone: '1' } } }),
  );
  expect(takeDraft('ticket.BTCUSDT', 'u1', readDraft)).toEqual(state);
});
