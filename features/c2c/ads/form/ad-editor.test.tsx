// @vitest-environment jsdom
// The form for an ad: what is wrong beside which field, what is sent, and an ad that has been edited elsewhere meanwhile.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import enC2cAds from '#locales/en-US/c2cAds.json' with { type: 'json' };
import enC2cPayment from '#locales/en-US/c2cPayment.json' with { type: 'json' };
import enErrors from '#locales/en-US/errors.json' with { type: 'json' };
import enShell from '#locales/en-US/shell.json' with { type: 'json' };
import { useTimeZone } from '#lib/session/clock/time-zone.ts';
import { AdEditor } from './ad-editor.tsx';

const pushed = vi.hoisted((): string[] => []);
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: (path: string) => pushed.push(path) }) }));

beforeEach(() => {
  pushed.length = 0;
  Element.prototype.scrollIntoView = () => undefined;
  // Two hours east of Greenwich.
  useTimeZone.setState({ setting: '-120' });
});
afterEach(cleanup);

const sepa: KeptPaymentMethod = {
  methodId: '7',
  scheme: 'sepa',
  fields: [
    { kind: 'name', value: 'Maria Muster' },
    { kind: 'iban', value: 'DE89370400440532013000' },
  ],
  createTimeMs: 0,
  updateTimeMs: 0,
};
const own: OwnAdvert = {
  advertId: '12',
  side: 'sell',
  coin: 'USDT',
  quote: 'EUR',
  priceKind: 'fixed',
  premium: null,
  price: '0.93',
  available: '500',
  minimum: '20',
  maximum: '300',
  largest: '300',
  schemes: ['sepa'],
  paymentMinutes: 30,
  conditions: { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 },
  remark: '',
  hours: { fromMinute: 420, toMinute: 900 },
  version: 1,
  state: 'online',
  resting: null,
  amount: '500',
  taken: '0',
  methodIds: ['7'],
  autoReply: '',
  createTimeMs: 0,
};

type Begin = Parameters<typeof AdEditor>[0]['begin'];
type Sent = { readonly path: string; readonly request: unknown };

/** The exchange refuses changes with this error, until there is none. */
function shown(begin: Begin, refusal: { error: ApiError | null } = { error: null }) {
  const sent: Sent[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    list: { list: [], hasMore: false, index: '0.92' },
    mine: { list: [{ ...own, version: 2, maximum: '250' }], nextId: null },
    getAssets: { list: [{ coin: 'USDT', available: '1500.5', frozen: '0', total: '1500.5', usdtValue: '1500.5' }], totalUsdtValue: '0' },
    publish: own,
    edit: own,
  };
  const api: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, request });
      const last = call.path.split('/').at(-1) ?? '';
      if ((last === 'publish' || last === 'edit') && refusal.error !== null) throw refusal.error;
      return z.parse(call.response, call.path.includes('payment') ? { list: [sepa] } : answers[last]);
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ c2cAds: enC2cAds, c2cPayment: enC2cPayment, errors: enErrors, shell: enShell }}>
      <ApiClientContext value={api}>
        <AdEditor
          begin={begin}
          coins={[
            { coin: 'USDT', name: 'Tether', decimals: 8 },
            { coin: 'BTC', name: 'Bitcoin', decimals: 8 },
          ]}
          methods={[sepa]}
          index="0.92"
          demo
        />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const sell = { pair: { side: 'sell', coin: 'USDT', quote: 'EUR' } } as const;
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const requestOf = (sent: readonly Sent[], path: string): unknown => sent.findLast((one) => one.path.endsWith(path))?.request;

function fill(): void {
  type('Premium over the index price', '1');
  type('Total amount', '500');
  type('Minimum order', '20');
  type('Maximum order', '300');
  fireEvent.click(screen.getByRole('checkbox', { name: /^SEPA/ }));
}

test('what is missing is told beside its field, and nothing is sent', () => {
  const sent = shown(sell);
  press('Publish ad');
  for (const text of [enC2cAds.form.problem.amount, enC2cAds.form.problem.minimum, enC2cAds.form.problem.methods])
    expect(screen.getByText(text)).toBeTruthy();
  expect(requestOf(sent, 'publish')).toBeUndefined();
});

test('an ad is sent as it is typed, with hours of the reader’s zone in UTC, and shown beforehand as others will see it', async () => {
  const sent = shown(sell);
  fill();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only online at certain hours' }));
  type('Online from', '01:30');
  type('Online until', '22:00');
  expect(screen.getByText(/This equals 23:30 to 20:00 UTC/)).toBeTruthy();
  // 0.92 and one percent of it.
  expect(screen.getAllByText('0.9292 EUR').length).toBe(2);
  expect(screen.getByText('Buy USDT')).toBeTruthy();
  press('Publish ad');
  await waitFor(() => expect(pushed).toEqual(['/crypto-c2c/ads']));
  expect(requestOf(sent, 'publish')).toEqual({
    side: 'sell',
    coin: 'USDT',
    quote: 'EUR',
    online: true,
    price: { kind: 'floating', premium: 100 },
    amount: '500',
    minimum: '20',
    maximum: '300',
    methodIds: ['7'],
    paymentMinutes: 30,
    conditions: { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 },
    remark: '',
    autoReply: '',
    hours: { fromMinute: 1_410, toMinute: 1_200 },
  });
});

test('a seller enters all of the balance by one press', async () => {
  shown(sell);
  await screen.findByText('1,500.5 USDT');
  press('Max');
  expect(screen.getByLabelText('Total amount')).toHaveProperty('value', '1500.5');
});

test('coins against coins have neither payment methods nor a time to pay', () => {
  shown(sell);
  fireEvent.change(screen.getByLabelText('Currency or coin to pay with'), { target: { value: 'BTC' } });
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
});

test('a refused text is told beside the text that is there', async () => {
  shown(sell, { error: new ApiError(errorCodes.advertText, '') });
  fill();
  type('Remark', 'www.example.com');
  press('Publish ad');
  await waitFor(() => expect(screen.getByLabelText('Remark').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Automatic reply').getAttribute('aria-invalid')).toBe('false');
});

test('an ad that was edited elsewhere shows its new terms and takes the next change', async () => {
  const refusal: { error: ApiError | null } = { error: new ApiError(errorCodes.advertChanged, '') };
  const sent = shown({ own }, refusal);
  expect(screen.getByLabelText('Online from')).toHaveProperty('value', '09:00');
  press('Save changes');
  await screen.findByText(enErrors.advertChanged);
  refusal.error = null;
  press('Load current terms');
  await waitFor(() => expect(screen.getByLabelText('Maximum order')).toHaveProperty('value', '250'));
  press('Save changes');
  await waitFor(() => expect(pushed).toEqual(['/crypto-c2c/ads']));
  expect(requestOf(sent, 'edit')).toMatchObject({ advertId: '12', version: 2, maximum: '250', hours: own.hours });
});
