// @vitest-environment jsdom
// A moment of a chart is pointed at by hand, to the nearest, and with the keyboard; nothing is said when the hand leaves.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { ChartPointer } from './chart-pointer.tsx';

afterEach(cleanup);

const shares = [0, 0.25, 1];
const show = (): HTMLElement => {
  render(
    <ChartPointer
      count={3}
      name="Time"
      shareOf={(place) => shares[place] ?? 0}
      timeOf={(place) => `day ${place}`}
      textOf={(place) => `${place} USDT`}
    >
      {(place) => <b>{`worth ${place}`}</b>}
    </ChartPointer>,
  );
  const range = screen.getByRole('slider', { name: 'Time' });
  range.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
  return range;
};

test.each([
  [110, 0],
  [170, 1],
  [220, 1],
  [230, 2],
])('a hand at %i of 100 to 300 points at moment %i', (clientX, place) => {
  const range = show();
  fireEvent.pointerMove(range, { clientX });
  expect(range.getAttribute('aria-valuetext')).toBe(`day ${place}: ${place} USDT`);
  expect(screen.getByText(`worth ${place}`)).toBeDefined();
  fireEvent.pointerLeave(range);
  expect(screen.queryByText(/worth/)).toBeNull();
});

test('a key goes from moment to moment', () => {
  const range = show();
  fireEvent.change(range, { target: { value: '1' } });
  expect(range.getAttribute('aria-valuetext')).toBe('day 1: 1 USDT');
});
