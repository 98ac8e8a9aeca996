// The answers shared between callers, and how old they may be.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { shareAnswers } from './shared-answer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counting(delayMs = 10) {
  const asked: string[] = [];
  const ask = async (key: string): Promise<string> => {
    asked.push(key);
    const answer = `${key}${asked.length}`;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (key === 'bad') throw new Error('refused');
    return answer;
  };
  return { asked, ask };
}

test('those who come together are given one answer; another key is another question', async () => {
  const { asked, ask } = counting();
  const share = shareAnswers(ask, { freshMs: 100 });
  const all = Promise.all([share('a'), share('a'), share('b')]);
  await vi.advanceTimersByTimeAsync(10);
  expect(await all).toEqual(['a1', 'a1', 'b2']);
  expect(await share('a')).toBe('a1');
  expect(asked).toEqual(['a', 'b']);
});

test('what is no longer fresh is asked anew: at once where it cannot be used, behind the visitor where it can', async () => {
  const strict = shareAnswers(counting().ask, { freshMs: 100 });
  const kind = shareAnswers(counting().ask, { freshMs: 100, usableMs: 500 });
  void Promise.all([strict('a'), kind('a')]);
  await vi.advanceTimersByTimeAsync(150);
  const [waited, given] = [strict('a'), kind('a')];
  expect(await given).toBe('a1');
  await vi.advanceTimersByTimeAsync(10);
  expect(await waited).toBe('a2');
  expect(await kind('a')).toBe('a2');
});

test('nobody is given what is older than it may be', async () => {
  const share = shareAnswers(counting().ask, { freshMs: 100, usableMs: 500 });
  void share('a');
  await vi.advanceTimersByTimeAsync(520);
  const later = share('a');
  await vi.advanceTimersByTimeAsync(10);
  expect(await later).toBe('a2');
});

test('a refusal is told to those who waited, and asked again', async () => {
  const { asked, ask } = counting();
  const share = shareAnswers(ask, { freshMs: 100 });
  const told = (): Promise<string> => share('bad').catch((error: unknown) => String(error));
  const first = told();
  await vi.advanceTimersByTimeAsync(10);
  expect(await first).toBe('Error: refused');
  const second = told();
  await vi.advanceTimersByTimeAsync(10);
  expect(await second).toBe('Error: refused');
  expect(asked).toEqual(['bad', 'bad']);
});
