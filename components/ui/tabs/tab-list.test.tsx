// @vitest-environment jsdom
// A row of tabs with room for some of them: which are seen, what the button at the end offers, and keys through all of them.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { TabList } from './tab-list.tsx';

const tabs = ['Positions', 'Open orders', 'Order history', 'Liquidations'].map((label) => ({ id: label.slice(0, 2), label }));
let room = 0;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  // Each tab is 100 pixels wide.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 36));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Row() {
  const [chosen, setChosen] = useState('Po');
  return (
    <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
      <TabList name="Lists" idPrefix="row" tabs={tabs} chosen={chosen} onChosen={setChosen} />
    </NextIntlClientProvider>
  );
}
const seen = (): string[] => {
  const all = screen.getAllByRole('tab');
  const width = Number.parseInt(screen.getByRole('tablist').style.width || '400', 10) / 100;
  return all
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .slice(0, width)
    .map((tab) => tab.textContent);
};
const more = () => screen.queryByRole('button', { name: /^More/ });

test('where all fit there is no button', () => {
  room = 400;
  render(<Row />);
  expect(seen()).toHaveLength(4);
  expect(more()).toBeNull();
});

test('what does not fit is in the menu, and what is chosen there comes into sight', () => {
  room = 320;
  render(<Row />);
  expect(seen()).toEqual(['Positions', 'Open orders']);
  act(() => more()?.click());
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Order history', 'Liquidations']);
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Liquidations' }));
  expect(seen()).toEqual(['Positions', 'Liquidations']);
  expect(screen.getByRole('tab', { name: 'Liquidations' }).getAttribute('aria-selected')).toBe('true');
});

test('arrow keys walk through all of them, those out of sight too', () => {
  room = 320;
  render(<Row />);
  const list = screen.getByRole('tablist');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Order history');
  expect(seen()).toEqual(['Positions', 'Order history']);
  fireEvent.keyDown(list, { key: 'End' });
  expect(seen()).toEqual(['Positions', 'Liquidations']);
});
