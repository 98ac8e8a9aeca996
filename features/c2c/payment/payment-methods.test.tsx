// @vitest-environment jsdom
// The form for a payment method: details are checked as fields are left, and what the exchange says stands under its field.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import enC2cPayment from '#locales/en-US/c2cPayment.json' with { type: 'json' };
import enErrors from '#locales/en-US/errors.json' with { type: 'json' };
import { byCurrency } from './by-currency.ts';
import { PaymentMethods } from './payment-methods.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

type Sent = { readonly path: string; readonly request: unknown };

/** Refuses checks with this error, until there is none. */
function shown(refusal: { error: ApiError | null }) {
  const sent: Sent[] = [];
  const api: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, request });
      if (call.path.endsWith('/check') && refusal.error !== null) throw refusal.error;
      if (call.path.endsWith('/list')) return z.parse(call.response, { list: [] });
      if (call.path.endsWith('/check')) return z.parse(call.response, { fields: [] });
      return z.parse(call.response, { methodId: '1', scheme: 'sepa', fields: [], createTimeMs: 0, updateTimeMs: 0 });
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ c2cPayment: enC2cPayment, errors: enErrors }}>
      <ApiClientContext value={api}>
        <PaymentMethods initial={[]} bar={null} demo={false} />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add payment method' }));
  return { sent, form: within(screen.getByRole('dialog')) };
}

const leave = (field: HTMLElement, text: string): void => {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

test('a wrong detail is told under its field when it is left, and no more once it is corrected', async () => {
  const refusal: { error: ApiError | null } = {
    error: new ApiError(errorCodes.paymentDetailChecksum, '', { field: 'fields.iban' }),
  };
  const { sent, form } = shown(refusal);
  leave(form.getByLabelText('Account holder name'), 'Maria Muster');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ request: { fields: { name: 'Maria Muster' } } }));
  // The account has not been reached yet.
  expect(form.queryByRole('alert')).toBeNull();
  leave(form.getByLabelText('IBAN'), 'DE1');
  expect(await form.findByText(enErrors.paymentDetailChecksum)).toBeTruthy();
  expect(form.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('true');
  refusal.error = null;
  leave(form.getByLabelText('IBAN'), 'DE89370400440532013000');
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
});

test('a needed detail that is missing is told before anything is sent, and saving sends what was typed', async () => {
  const { sent, form } = shown({ error: null });
  fireEvent.change(form.getByLabelText('Account holder name'), { target: { value: 'Maria Muster' } });
  fireEvent.click(form.getByRole('button', { name: 'Save payment method' }));
  expect(form.getByRole('alert').textContent).toBe(enC2cPayment.missing);
  expect(sent.filter(({ path }) => path.endsWith('/save'))).toEqual([]);
  fireEvent.change(form.getByLabelText('IBAN'), { target: { value: 'DE89370400440532013000' } });
  fireEvent.click(form.getByRole('button', { name: 'Save payment method' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/save'))?.request).toEqual({
      scheme: 'sepaInstant',
      fields: { name: 'Maria Muster', iban: 'DE89370400440532013000' },
    }),
  );
});

test('another scheme keeps the holder and asks for its own details', () => {
  const { form } = shown({ error: null });
  fireEvent.change(form.getByLabelText('Account holder name'), { target: { value: 'Maria Muster' } });
  fireEvent.change(form.getByLabelText('Currency'), { target: { value: 'NGN' } });
  expect(form.getByLabelText('Account holder name')).toHaveProperty('value', 'Maria Muster');
  expect(form.queryByLabelText('IBAN')).toBeNull();
  expect(form.getByRole('option', { name: 'First Bank' })).toBeTruthy();
});

test('methods are in one group each, those for one currency before those for several', () => {
  const methods = (['wise', 'pix', 'sepa', 'revolut', 'sepaInstant'] as const).map((scheme, place) => ({
    methodId: String(place),
    scheme,
    fields: [],
    createTimeMs: 0,
    updateTimeMs: 0,
  }));
  expect(byCurrency(methods).map(({ currencies, list }) => [currencies, list.map(({ scheme }) => scheme)])).toEqual([
    ['EUR', ['sepa', 'sepaInstant']],
    ['EUR, USD, GBP, PLN', ['revolut']],
    ['EUR, USD, GBP, JPY, PLN, TRY', ['wise']],
    ['BRL', ['pix']],
  ]);
});
