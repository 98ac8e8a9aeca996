// @vitest-environment jsdom
// The draft for a contract outlives another page, the end of a session and the login, for the user who typed it.
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useReducer } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepDraft, takeDraft } from '#lib/session/drafts/kept-draft.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { UserContext } from '#lib/session/user.ts';
import { useTicketDraft } from '#lib/ticket/use-ticket-draft.ts';
import { draftOf, readDraft } from './ticket-draft.ts';
import { ticketReducer, type TicketChange } from './ticket-reducer.ts';
import { initialTicket, type TicketState } from './ticket-state.ts';

beforeEach(() => {
  sessionStorage.clear();
  useSessionEnd.setState({ ended: false, leaving: false });
});
afterEach(cleanup);

function open(userId: string | null, symbolId = 'BTCUSDT_UMCBL') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UserContext value={userId === null ? null : { userId, userName: 'me' }}>{children}</UserContext>
  );
  const useForm = () => {
    const [state, dispatch] = useReducer(ticketReducer, initialTicket('50000', 'base'));
    useTicketDraft(draftOf(symbolId), state, readDraft, dispatch);
    return { state, dispatch };
  };
  const { result, unmount } = renderHook(useForm, { wrapper });
  return {
    say: (...changes: readonly TicketChange[]) => act(() => changes.forEach((change) => result.current.dispatch(change))),
    state: () => result.current.state,
    leave: unmount,
  };
}

const words: readonly TicketChange[] = [
  { type: 'kind', kind: 'scaled' },
  { type: 'text', field: 'startPrice', text: '49000' },
  { type: 'size', text: '250', unit: 'margin' },
  { type: 'choose', choices: { reduceOnly: true } },
];
const meant = { kind: 'scaled', size: { by: 'amount', text: '250', unit: 'margin' }, reduceOnly: true } satisfies Partial<TicketState>;

test('a visitor’s form is kept through the login', () => {
  const visitor = open(null);
  visitor.say(...words);
  visitor.leave();
  expect(open('u1', 'ETHUSDT_UMCBL').state().kind).toBe('limit');
  const after = open('u1');
  expect(after.state()).toMatchObject(meant);
  expect(after.state().texts.startPrice).toBe('49000');
});

test('a form that is left is there again, until its order is placed; so is one whose session ended', () => {
  const first = open('u1');
  first.say(...words);
  first.leave();
  const again = open('u1');
  expect(again.state()).toMatchObject(meant);
  again.say({ type: 'placed' });
  again.leave();
  expect(open('u1').state().kind).toBe('limit');
  cleanup();
  const before = open('u1');
  before.say(...words);
  act(() => useSessionEnd.getState().end());
  before.leave();
  useSessionEnd.setState({ ended: false });
  expect(open('u1').state()).toMatchObject(meant);
});

test('another user’s form is nobody else’s; a share comes back as what it was', () => {
  const share = ticketReducer(initialTicket('1', 'base'), { type: 'percent', percent: 40 });
  keepDraft('futures.BTCUSDT_UMCBL', 'u1', share);
  expect(open('u2').state().kind).toBe('limit');
  expect(open('u2').state().size).toEqual({ by: 'amount', text: '', unit: 'base' });
  keepDraft('futures.BTCUSDT_UMCBL', 'u1', share);
  expect(open('u1').state().size).toEqual({ by: 'percent', percent: 40 });
});

test('another shape, and a form of another time, is nothing', () => {
  keepDraft('futures.BTCUSDT_UMCBL', null, { ...initialTicket('1', 'base'), kind: 'oco' });
  expect(takeDraft('futures.BTCUSDT_UMCBL', null, readDraft)).toBeNull();
  keepDraft('futures.BTCUSDT_UMCBL', null, initialTicket('1', 'base'), Date.now() - 3_600_001);
  expect(takeDraft('futures.BTCUSDT_UMCBL', null, readDraft)).toBeNull();
});
