// @vitest-environment jsdom
// The order form's fields in use: they follow each other, take what people paste, and warn before a mistake.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { runCommand } from '#lib/commands/commands.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';
import { usualLimits, useOrderWarnings } from '#lib/session/order-form/order-warnings.ts';
import { useSizeUnit } from '#lib/session/order-form/size-unit.ts';
import { sampleMarket } from './form/sample-market.ts';
import { fakeExchange, field, noted, plain, prepareDevice, press, show, type } from './ticket-on-screen.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

beforeEach(prepareDevice);
afterEach(() => {
  cleanup();
  act(() => useOrderWarnings.getState().set(usualLimits));
  act(() => useSizeUnit.getState().choose('quantity'));
  localStorage.clear();
});

describe('fields', () => {
  test('quantity and total follow each other, the slider both', () => {
    show(fakeExchange().client);
    type(/^Quantity/, '0.5');
    expect(field(/^Total/).value).toBe('49.5');
    type(/^Total/, '198');
    expect(field(/^Quantity/).value).toBe('2');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
    expect([field(/^Quantity/).value, field(/^Total/).value]).toEqual(['2.5253', '250.0047']);
  });

  test('the percent is typed as well, a whole one and never above all of it', () => {
    show(fakeExchange().client);
    const percent = field(/^Percentage of available balance/);
    fireEvent.change(percent, { target: { value: '25' } });
    expect([field(/^Quantity/).value, percent.value]).toEqual(['2.5253', '25']);
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('25');
    for (const wrong of ['101', '2.5', '-1', '1e1']) {
      fireEvent.change(percent, { target: { value: wrong } });
      expect([percent.value, percent.getAttribute('aria-invalid'), field(/^Quantity/).value]).toEqual([wrong, 'true', '']);
    }
    fireEvent.change(percent, { target: { value: '25' } });
    expect([percent.value, percent.getAttribute('aria-invalid')]).toEqual(['25', 'false']);
    fireEvent.keyDown(percent, { key: 'ArrowUp', shiftKey: true });
    expect(percent.value).toBe('35');
    fireEvent.change(percent, { target: { value: '' } });
    expect(field(/^Quantity/).value).toBe('');
    type(/^Total/, '500');
    expect(percent.value).toBe('50');
  });

  test('the coin in which one gives sizes comes first, takes the size along, and is remembered on the device', () => {
    const order = (): string[] => screen.getAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent ?? '');
    const unit = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Size unit' });
    show(fakeExchange().client);
    expect(order()).toEqual(['PriceUSDT', 'Quantity', '%', 'TotalUSDT']);
    type(/^Quantity/, '0.5');
    fireEvent.change(unit(), { target: { value: 'amount' } });
    expect(order()).toEqual(['PriceUSDT', 'Total', '%', 'QuantityBTC']);
    expect([field(/^Total/).value, field(/^Quantity/).value]).toEqual(['49.5', '0.5']);
    cleanup();
    sessionStorage.clear();
    const kept = localStorage.getItem('size-unit') ?? '';
    useSizeUnit.getState().choose('quantity');
    localStorage.setItem('size-unit', kept);
    show(fakeExchange().client);
    expect(unit().value).toBe('amount');
    press('Buy BTC');
    expect(document.activeElement).toBe(field(/^Total/));
  });

  test('sides are switched by command', () => {
    show(fakeExchange().client);
    act(() => expect(runCommand('switchSide')).toBe(true));
    expect(screen.getByRole('button', { name: 'Sell BTC' })).toBeDefined();
    act(() => void runCommand('switchSide'));
    expect(screen.getByRole('button', { name: 'Buy BTC' })).toBeDefined();
  });

  test('what is left afterwards stands under the fields', () => {
    const form = show(fakeExchange().client);
    type(/^Quantity/, '2');
    expect(form.getByText('Available after').parentElement?.textContent).toBe('Available after802 USDT');
  });

  test('arrow keys step the price by its tick, ten ticks with Shift', () => {
    show(fakeExchange().client);
    fireEvent.keyDown(field(/^Price/), { key: 'ArrowUp' });
    expect(field(/^Price/).value).toBe('99.01');
    fireEvent.keyDown(field(/^Price/), { key: 'ArrowDown', shiftKey: true });
    expect(field(/^Price/).value).toBe('98.91');
  });

  test('plus and minus keys are typed like every other: a price below zero is marked, not made another', () => {
    show(fakeExchange().client);
    expect(fireEvent.keyDown(field(/^Price/), { key: '-' })).toBe(true);
    expect(fireEvent.keyDown(field(/^Price/), { key: '+' })).toBe(true);
    type(/^Price/, '-1');
    expect([field(/^Price/).value, field(/^Price/).validationMessage]).toEqual(['-1', 'The number must not be below zero.']);
    expect(field(/^Price/).inputMode).toBe('decimal');
  });

  test.each([
    ['1,234.50', '1234.50'],
    ['1 234.50', '1234.50'],
    ['$1,234.50', '1234.50'],
    ['≈ 1,234.50 USDT', '1234.50'],
    ['1’234.50', '1234.50'],
    ['1,234', '1234'],
    ['1.239', '1.23'],
  ])('typed or pasted over the price and left: %s', (typed, value) => {
    show(fakeExchange().client);
    type(/^Price/, typed);
    fireEvent.blur(field(/^Price/));
    expect([field(/^Price/).value, field(/^Price/).validationMessage]).toEqual([value, '']);
  });

  test.each(['2,5', '1.234,50', '1 234,50', '12k', '1.5 BTC', '1e9', '1.2.3'])(
    'no order goes out at %s, and the field says why',
    (typed) => {
      const { sent, client } = fakeExchange();
      show(client);
      type(/^Quantity/, '1');
      type(/^Price/, typed);
      fireEvent.blur(field(/^Price/));
      const price = field(/^Price/);
      expect([price.value, price.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
      const said = (price.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
      expect(said[0]).toMatch(/like (2\.5|1,234\.56)\.$/);
      press('Buy BTC');
      expect(sent).toEqual([]);
    },
  );

  test('a price between two steps stays as typed until the field is left, then goes down and says so', () => {
    const form = show(fakeExchange().client, { market: { ...sampleMarket, tickSize: '0.05' } });
    type(/^Price/, '98.99');
    expect(field(/^Price/).value).toBe('98.99');
    expect(noted(form)).toBe('Prices move in 0.05 steps: this one will be sent as 98.95.');
    fireEvent.blur(field(/^Price/));
    expect(field(/^Price/).value).toBe('98.95');
    expect(noted(form)).toBe('Prices move in 0.05 steps: 98.99 was rounded down to 98.95.');
    type(/^Price/, '98');
    expect(noted(form)).toBe('');
  });

  test('what is no number stands there marked, and the total does not follow it', () => {
    show(fakeExchange().client);
    type(/^Quantity/, '1');
    type(/^Quantity/, '1e309');
    expect([field(/^Quantity/).value, field(/^Quantity/).getAttribute('aria-invalid'), field(/^Total/).value]).toEqual([
      '1e309',
      'true',
      '',
    ]);
    type(/^Quantity/, '１．５');
    expect([field(/^Quantity/).value, field(/^Quantity/).getAttribute('aria-invalid'), field(/^Total/).value]).toEqual([
      '1.5',
      'false',
      '148.5',
    ]);
  });

  test('a price picked in the book comes in, and turns a market order into a limit order', () => {
    show(fakeExchange().client);
    press('Market');
    act(() => useDesk.getState().pick('101.5', null));
    expect(field(/^Price/).value).toBe('101.5');
  });
});

describe('warnings', () => {
  test('each is said in words with its numbers, politely, and asks before the order goes, one click or not', async () => {
    const { client, sent } = fakeExchange();
    const form = show(client);
    type(/^Price/, '85');
    type(/^Quantity/, '11');
    expect(plain(noted(form))).toBe(
      '85 USDT is 15.00% below the best ask (100 USDT). The order takes 93.50% of the USDT you have available.',
    );
    expect(form.getAllByText(/15.00%/)).toHaveLength(2);
    press('Buy BTC');
    await waitFor(() => expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2));
    expect(sent).toEqual([]);
  });

  test('limits of one’s own count, and an empty one warns of nothing', () => {
    act(() => useOrderWarnings.getState().set({ priceAway: '', share: '', worth: '900' }));
    const form = show(fakeExchange().client);
    type(/^Price/, '85');
    type(/^Quantity/, '11');
    expect(plain(noted(form))).toBe('The order value is 935 USDT, above your limit (900 USDT).');
  });

  test('the limits are set in a dialog and kept on the device', async () => {
    show(fakeExchange().client);
    press('Order warnings');
    await waitFor(() => expect(screen.getByLabelText('Order value')).toBeDefined());
    type(/^Order value/, '5000');
    expect(localStorage.getItem('order-warnings')).toContain('"worth":"5000"');
    fireEvent.click(screen.getByRole('button', { name: 'Default limits' }));
    expect(useOrderWarnings.getState().limits).toEqual(usualLimits);
  });
});
