// People of the marketplace in demo trading: somebody with coins to sell for euros, and others.
import { expect, type Page } from '@playwright/test';

import type { AnyCall } from '#lib/contract/call.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { verificationHeader } from '#lib/contract/accounts/verification.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { askFor, goodPassword, signUp } from '../trader.ts';

const pin = '493027';

/** Calls with a fresh proof, in demo trading. */
async function askProven<Data>(page: Page, call: AnyCall, body: object): Promise<Data> {
  const { token } = await askFor<{ readonly token: string }>(page, 'v1/user/security/verify', {
    purpose: call.verification,
    password: goodPassword,
    pin,
  });
  const headers = { [paperHeader]: inPaper, [verificationHeader]: token };
  const answer = await page.request.post(`/api/${call.path}`, { data: body, headers });
  const told: { code: string; data: Data } = await answer.json();
  expect(told).toMatchObject({ code: '00000' });
  return told.data;
}

export async function enterDemo(page: Page): Promise<void> {
  await signUp(page);
  await askFor(page, 'paptrading/switch', {});
}

type Board = { readonly index: string | null };
export type PublishedAd = { readonly advertId: string; readonly version: number };

/** Makes the browser that of a user of demo trading who sells 1,000 USDT for euros, 20 to 500 each, by SEPA. */
export async function sellForEuros(page: Page, remark: string): Promise<PublishedAd> {
  await enterDemo(page);
  await askProven(page, enablePin, { pin });
  // The example of Germany in the IBAN registry of SWIFT.
  const sepa = { scheme: 'sepa', fields: { name: 'Maria Muster', iban: 'DE89370400440532013000' } };
  const { methodId } = await askProven<{ readonly methodId: string }>(page, savePaymentMethod, sepa);
  const pair = { coin: 'USDT', quote: 'EUR' };
  const { index } = await askFor<Board>(page, 'v1/c2c/advert/list', { side: 'buy', ...pair }, 'demo');
  const price = index === null ? { kind: 'fixed', price: '0.9' } : { kind: 'floating', premium: 100 };
  const terms = { price, amount: '1000', minimum: '20', maximum: '500', paymentMinutes: 30, methodIds: [methodId], remark };
  return askFor<PublishedAd>(page, 'v1/c2c/advert/publish', { side: 'sell', ...pair, ...terms }, 'demo');
}
