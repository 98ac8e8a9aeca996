// Orders over a bad line.
import { expect, test, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { sendUntilKnown } from './send-until-known.ts';

type Placed = { readonly id: string; readonly dealCount: string | null };
const placed: Placed = { id: '7', dealCount: '0.5' };
const silence = new ApiError('', 'Network Error');
const unknown = new ApiError('50413', 'unknown');
const duplicate = new ApiError('000001', 'exists', { clientOid: 'a', orderId: '7' });
const poor = new ApiError('02014', 'not enough');

function line(...answers: readonly (Placed | ApiError)[]) {
  const left = [...answers];
  const place = vi.fn<() => Promise<Placed>>(async () => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('asked too often');
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  return { place, found: (id: string): Placed => ({ id, dealCount: null }), wait: async () => undefined };
}

test.each([
  { name: 'answered at once', answers: [placed], sentBefore: false, kind: 'placed', calls: 1 },
  { name: 'refused: nothing is repeated', answers: [poor], sentBefore: false, kind: 'refused', calls: 1 },
  { name: 'lost on the way there: placed by the second', answers: [silence, placed], sentBefore: false, kind: 'placed', calls: 2 },
  {
    name: 'only the answer was lost: the second finds the order',
    answers: [silence, duplicate],
    sentBefore: false,
    kind: 'placed',
    calls: 2,
  },
  { name: 'refused after all', answers: [silence, silence, poor], sentBefore: false, kind: 'refused', calls: 3 },
  { name: 'no answer to three', answers: [silence, silence, silence], sentBefore: false, kind: 'unknown', calls: 3 },
  { name: 'an answer that tells of no result is none', answers: [unknown, duplicate], sentBefore: false, kind: 'placed', calls: 2 },
  { name: 'pressed again after no answer', answers: [duplicate], sentBefore: true, kind: 'placed', calls: 1 },
  { name: 'a name taken by another order is refused', answers: [duplicate], sentBefore: false, kind: 'refused', calls: 1 },
])('$name', async ({ answers, sentBefore, kind, calls }) => {
  const tools = line(...answers);
  expect((await sendUntilKnown(tools, sentBefore)).kind).toBe(kind);
  expect(tools.place).toHaveBeenCalledTimes(calls);
});

test('an order that was there already answers with its own id', async () => {
  expect(await sendUntilKnown(line(silence, duplicate), false)).toEqual({ kind: 'placed', placed: { id: '7', dealCount: null } });
});
