// @vitest-environment jsdom
// An order's tag in the hand: where it is let go of counts, even when nothing has been drawn since the pointer last moved.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import chart from '#locales/en-US/chart.json' with { type: 'json' };
import type { LevelTag } from './level-tag.ts';
import { LevelTags } from './level-tags.tsx';

/** A plot of 500 pixels whose lowest price is 0: one pixel is one unit of price. */
const surface = {
  onPaint: () => () => undefined,
  setLevels: () => undefined,
  size: () => ({ width: 800, height: 500 }),
  yOf: (price: number) => 500 - price,
  priceAt: (y: number) => 500 - y,
};

const move = vi.fn<(price: string) => Promise<void>>(async () => undefined);
const tagOf = (isAsked: boolean, noteAt?: LevelTag['noteAt']): LevelTag => ({
  id: 'order:1',
  price: '200',
  colour: 'positive',
  label: 'Buy 1',
  isAsked,
  ...(noteAt === undefined ? {} : { noteAt }),
  move,
  remove: null,
});
const show = (isAsked: boolean, noteAt?: LevelTag['noteAt']): HTMLElement => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ chart }} timeZone="UTC">
      <LevelTags chart={surface} tags={[tagOf(isAsked, noteAt)]} tickSize="0.5" pricePlace={1} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('button', { name: /^Buy 1 at / });
};

beforeAll(() => {
  // jsdom has no pointers to capture.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  move.mockClear();
});

/** All in one turn of the page, as on a machine that is busy: React draws once, afterwards. */
const dragInOneTurn = (tag: HTMLElement, from: number, to: number): void =>
  act(() => {
    fireEvent.pointerDown(tag, { button: 0, clientY: from });
    fireEvent.pointerMove(tag, { clientY: (from + to) / 2 });
    fireEvent.pointerMove(tag, { clientY: to });
    fireEvent.pointerUp(tag, { clientY: to });
  });

test('let go of at another price, it asks, and moves there once that is confirmed', () => {
  const tag = show(true);
  // Taken four pixels below its line, at 300, and drawn 40 pixels down: the price goes down by 40.
  dragInOneTurn(tag, 304, 344);
  expect(move).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Move Buy 1 to 160/ }));
  expect(move.mock.calls).toEqual([['160']]);
});

test('where nothing is asked it moves at once; pressed without being drawn anywhere it stays', () => {
  const tag = show(false);
  dragInOneTurn(tag, 300, 289.6);
  expect(move.mock.calls).toEqual([['210.5']]);
  cleanup();
  move.mockClear();
  const other = show(false);
  fireEvent.pointerDown(other, { button: 0, clientY: 306 });
  fireEvent.pointerUp(other, { clientY: 306 });
  expect(move).not.toHaveBeenCalled();
  expect(other.getAttribute('aria-label')).toContain('200');
});

test('what is unusual about a price is said and asked about where nothing else is, and the same key again does not confirm it', async () => {
  const tag = show(false, (price) => (Number(price) > 300 ? `crosses at ${price}` : null));
  dragInOneTurn(tag, 300, 290);
  expect(move.mock.calls).toEqual([['210']]);
  await act(async () => undefined);
  move.mockClear();
  dragInOneTurn(tag, 300, 100);
  expect(screen.getByRole('alert').textContent).toBe('crosses at 400');
  expect(move).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave it where it was' }));
  fireEvent.click(screen.getByRole('button', { name: /^Move Buy 1 to 400/ }));
  expect(move.mock.calls).toEqual([['400']]);
  cleanup();
  move.mockClear();
  const byKeys = show(false, () => 'crosses');
  fireEvent.keyDown(byKeys, { key: 'ArrowUp' });
  fireEvent.keyDown(byKeys, { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toBe('crosses');
  expect(move).not.toHaveBeenCalled();
});

test('a pointer that only passes over it, or is taken away, moves nothing', () => {
  const tag = show(true);
  fireEvent.pointerMove(tag, { clientY: 100 });
  fireEvent.pointerDown(tag, { button: 0, clientY: 300 });
  fireEvent.pointerMove(tag, { clientY: 200 });
  fireEvent.pointerCancel(tag);
  fireEvent.pointerUp(tag, { clientY: 200 });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(move).not.toHaveBeenCalled();
});
