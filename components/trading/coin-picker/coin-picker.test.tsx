// @vitest-environment jsdom
// A coin chosen by typing its code or its name, with keys and with the pointer, also inside another dialog and another form.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Modal } from '#components/ui/dialogs/modal.tsx';
import enShell from '#locales/en-US/shell.json' with { type: 'json' };
import { CoinPicker } from './coin-picker.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const coins = [
  { coin: 'USDT', name: 'Tether' },
  { coin: 'BTC', name: 'Bitcoin' },
  { coin: 'ETH', name: 'Ethereum' },
];

function show() {
  const told = { coin: vi.fn<(coin: string) => void>(), closed: vi.fn<() => void>(), sent: vi.fn<() => void>() };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell: enShell }} timeZone="UTC" onError={(error) => expect.fail(error.message)}>
      <Modal open title="Transfer" closeLabel="Leave" onClose={told.closed}>
        <form onSubmit={told.sent}>
          <CoinPicker look="field" name="Coin" coin="USDT" coins={coins} available={new Map([['ETH', '2.5']])} onCoin={told.coin} />
        </form>
      </Modal>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Coin: USDT' }));
  return told;
}
const listed = (): (string | null)[] => screen.getAllByRole('option').map((one) => one.querySelector('bdi')?.textContent ?? null);

test('what one holds stands first; a name finds its coin; Enter takes it and sends nothing', () => {
  const told = show();
  expect(listed()).toEqual(['ETH', 'USDT', 'BTC']);
  const search = screen.getByRole('combobox', { name: 'Search coins' });
  fireEvent.change(search, { target: { value: 'bitc' } });
  expect(listed()).toEqual(['BTC']);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(told.coin.mock.calls).toEqual([['BTC']]);
  expect(told.sent).not.toHaveBeenCalled();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the list closes for itself alone, and says so where nothing fits', () => {
  const told = show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Search coins' }), { target: { value: 'zzz' } });
  expect(screen.getByText('No matching coin.')).toBeTruthy();
  fireEvent(screen.getByRole('dialog', { name: 'Choose a coin' }), new Event('close'));
  expect(screen.queryByText('No matching coin.')).toBeNull();
  expect(told.closed).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { name: 'Transfer' }), new Event('close'));
  expect(told.closed).toHaveBeenCalledTimes(1);
});
