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
  kind: 'order',
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
  // It still stands where it was let go of.
  dragInOneTurn(tag, 290, 100);
  expect(screen.getByRole('alert').textContent).toBe('crosses at 400');
  expect(move).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep the previous price' }));
  fireEvent.click(screen.getByRole('button', { name: /^Move Buy 1 to 400/ }));
  expect(move.mock.calls).toEqual([['400']]);
  cleanup();
  move.mockClear();
  const byKeys = show(false, () => 'crosses');
  for (const key of ['Enter', 'ArrowUp', 'Enter']) fireEvent.keyDown(byKeys, { key });
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

/** Orders at 10, 20, 30 and so on, the highest first. */
const many = (count: number, remove: LevelTag['remove'] = null): readonly LevelTag[] =>
  Array.from({ length: count }, (_, place) => ({
    ...tagOf(false),
    id: `order-${place}`,
    price: String((count - place) * 10),
    label: `Buy ${place}`,
    remove,
  }));
const levels = vi.fn<(shown: readonly { readonly id: string; readonly isLined?: boolean; readonly isNamed?: boolean }[]) => void>();
const drawn = (tags: readonly LevelTag[]) => (
  <NextIntlClientProvider locale="en-US" messages={{ chart }} timeZone="UTC">
    <button type="button">before</button>
    <LevelTags chart={{ ...surface, setLevels: levels }} tags={tags} tickSize="0.5" pricePlace={1} />
  </NextIntlClientProvider>
);
const stops = (): number => screen.getByRole('toolbar').querySelectorAll('button:not([tabindex="-1"])').length;
const lined = (): number => levels.mock.lastCall?.[0].filter(({ isLined }) => isLined === true).length ?? 0;
const named = (): readonly string[] => (levels.mock.lastCall?.[0] ?? []).flatMap(({ id, isNamed }) => (isNamed === true ? id : []));
const order = (place: number): HTMLElement => screen.getByRole('button', { name: new RegExp(`^Buy ${place} at `) });
const press = (...keys: readonly string[]): void => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

test('an order is a line and a mark; its name and its cross come when it has the focus, and its price to the axis', () => {
  render(drawn(many(3, async () => undefined)));
  expect([lined(), named()]).toEqual([3, []]);
  expect(screen.queryByText('Buy 1')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  act(() => order(1).focus());
  expect(screen.getByText('Buy 1')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  expect(named()).toEqual(['order-1']);
  cleanup();
  render(drawn(many(3).map((tag) => ({ ...tag, kind: 'position' as const }))));
  expect(named()).toHaveLength(3);
  expect(screen.getByText('Buy 0')).toBeDefined();
});

test('more than eight orders fold into a chip that brings their lines back', () => {
  const { rerender } = render(drawn(many(8)));
  expect([screen.queryByText('8 orders'), lined()]).toEqual([null, 8]);
  rerender(drawn(many(12)));
  const chip = screen.getByRole('button', { name: '12 orders', expanded: false });
  expect(lined()).toBe(0);
  act(() => order(4).focus());
  expect(lined()).toBe(1);
  fireEvent.click(chip);
  expect(chip.getAttribute('aria-expanded')).toBe('true');
  expect(lined()).toBe(12);
});

test('all orders are one tab stop: arrows go from one to the next by price, Enter takes one, Delete removes it and the next has the focus', () => {
  const removed: string[] = [];
  const tags = many(20).map((tag) => ({ ...tag, remove: async () => void removed.push(tag.id) }));
  const { rerender } = render(drawn(tags));
  expect(stops()).toBe(1);
  expect(
    screen.getByRole('toolbar', { name: 'Your orders and alerts on the chart', description: /arrow keys .* Enter .* Delete/ }),
  ).toBeDefined();
  act(() => screen.getByRole('button', { name: '20 orders' }).focus());
  act(() => press('ArrowDown', 'ArrowDown', 'ArrowDown'));
  expect(document.activeElement).toBe(order(2));
  act(() => press('End'));
  expect(document.activeElement).toBe(order(19));
  act(() => press('Home', 'ArrowDown'));
  expect(document.activeElement).toBe(order(0));
  expect(stops()).toBe(1);

  // Taken, the same arrows move its price: 200 and two steps of a half.
  act(() => press('Enter'));
  act(() => press('ArrowUp'));
  act(() => press('ArrowUp'));
  expect(screen.getByRole('status').textContent).toBe('Buy 0 → 201.0');
  act(() => press('Escape'));
  expect(order(0).getAttribute('aria-label')).toBe('Buy 0 at 200.0');
  act(() => press('Enter'));
  act(() => press('ArrowDown'));
  act(() => press('Enter'));
  expect(move.mock.calls).toEqual([['199.5']]);

  act(() => order(3).focus());
  act(() => press('Delete'));
  expect(removed).toEqual(['order-3']);
  rerender(drawn(tags.filter(({ id }) => id !== 'order-3')));
  expect(document.activeElement).toBe(order(4));
});

test('the nearest line is pointed at, and a price outside the picture by keys alone', () => {
  render(drawn([...many(3), { ...tagOf(false), id: 'far', label: 'Buy far', price: '900' }]));
  const toolbar = screen.getByRole('toolbar');
  toolbar.getBoundingClientRect = () => new DOMRect(0, 0, 800, 500);
  const point = (y: number) => fireEvent.pointerMove(toolbar.parentElement ?? toolbar, { pointerType: 'mouse', clientX: 300, clientY: y });
  // 10 units of price are 10 pixels; the orders stand at 470, 480 and 490.
  point(478);
  expect(named()).toEqual(['order-1']);
  point(300);
  expect(named()).toEqual([]);
  const far = screen.getByRole('button', { name: 'Buy far at 900.0' });
  expect(far.parentElement?.className).not.toContain('pointer-events-auto');
  act(() => far.focus());
  expect(screen.getByText('Buy far').parentElement?.className).toContain('pointer-events-auto');
});

test('after the answer it stays where it was let go of until its new price is told', async () => {
  const tag = show(false);
  dragInOneTurn(tag, 300, 340);
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Buy 1 at 160.0' }).parentElement?.style.top).toBe('327px');
});
