// @vitest-environment jsdom
// The parts that open, slide and take turns: what they tell assistive technology, what keys do, what they report.
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Drawer } from './dialogs/drawer.tsx';
import { Slider } from './fields/slider.tsx';
import { TabSet } from './tabs/tab-set.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

test('a drawer is a named dialog; Escape and its button ask for it to be closed', async () => {
  const closed = vi.fn<() => void>();
  render(
    <Drawer open title="Menu" closeLabel="Close" from="start" onClose={closed}>
      <button type="button">Spot</button>
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Spot' }), { key: 'Escape' });
  expect(closed).toHaveBeenCalledTimes(2);
});

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)('a drawer of the start edge leaves over that edge in %s, which is the %s one', async (direction, side) => {
  render(
    <DirectionProvider direction={direction}>
      <Drawer open title="Menu" closeLabel="Close" from="start" onClose={() => undefined}>
        text
      </Drawer>
    </DirectionProvider>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog.dataset['swipeDirection']).toBe(side);
});

test('a tab set shows one panel at a time', () => {
  render(
    <TabSet
      name="Settings"
      tabs={[
        { id: 'a', label: 'Colours', panel: 'red and green' },
        { id: 'b', label: 'Sounds', panel: 'bell' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('red and green');
  fireEvent.click(screen.getByRole('tab', { name: 'Sounds' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('bell');
});

test('a slider is named and reports where keys move it, within its ends', () => {
  const moved = vi.fn<(value: number) => void>();
  render(<Slider name="Volume" value={95} step={10} onValue={moved} />);
  const thumb = screen.getByRole('slider', { name: 'Volume' });
  fireEvent.keyDown(thumb, { key: 'ArrowRight' });
  expect(moved.mock.calls.at(-1)?.[0]).toBe(100);
  fireEvent.keyDown(thumb, { key: 'Home' });
  expect(moved.mock.calls.at(-1)?.[0]).toBe(0);
});

test('a tooltip speaks when its element is focused', async () => {
  render(
    <Tooltip text="Cancel the newest order">
      <button type="button">Cancel</button>
    </Tooltip>,
  );
  expect(screen.queryByText('Cancel the newest order')).toBeNull();
  fireEvent.focus(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancel the newest order')).toBeDefined();
});
