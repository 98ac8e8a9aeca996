// @vitest-environment jsdom
// The coins of the history's filter can be searched, and the choice taken back.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import movements from '#locales/en-US/movements.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { MovementBar } from './movement-bar.tsx';
import { noFilter } from './movement-filter.ts';

const coins = [
  { coin: 'BTC', name: 'Bitcoin' },
  { coin: 'SOL', name: 'Solana' },
  { coin: 'USDT', name: 'Tether' },
];

function Bar() {
  const [filter, setFilter] = useState(noFilter);
  return (
    <NextIntlClientProvider locale="en-US" messages={{ movements, shell, terminal }} timeZone="UTC">
      <MovementBar filter={filter} coins={coins} onFilter={setFilter} />
    </NextIntlClientProvider>
  );
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

test('a coin is found by typing, shown, and taken back', () => {
  render(<Bar />);
  fireEvent.click(screen.getByRole('button', { name: 'Coin: All coins' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'solan' } });
  expect(within(dialog).getAllByRole('option')).toHaveLength(1);
  fireEvent.click(within(dialog).getByRole('option'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Coin: SOL' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'All coins' }));
  expect(screen.getByRole('button', { name: 'Coin: All coins' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
