// The order form on a screen that is not there, for tests: an exchange that answers as told, a book of round numbers, 1,000 USDT.
import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { OrderStatus } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { OrderResult } from '#lib/contract/wire/orders/order-result.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { UserContext } from '#lib/session/user.ts';
import { OrderTicket } from './order-ticket.tsx';
import { sampleBook, sampleMarket } from './form/sample-market.ts';

type Sent = { readonly path: string; readonly clientOid: string; readonly body: Readonly<Record<string, unknown>> };

/** An exchange that answers what it is told to, in turn, and writes down what it was asked. */
export function fakeExchange(...answers: readonly (string | ApiError | Partial<OrderResult>)[]) {
  const left = [...answers];
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      const body = z.parse(z.record(z.string(), z.unknown()), request);
      sent.push({ path: call.path, clientOid: String(body['clientOid']), body });
      const answer = left.shift() ?? '0';
      if (answer instanceof ApiError) throw answer;
      const clientOid = sent.at(-1)?.clientOid;
      const lines = [
        { orderId: '7', clientOid, code: '00000', msg: '' },
        { orderId: '', clientOid, code: '50018', msg: 'too far', params: { band: '10%' } },
      ];
      const dealCount = typeof answer === 'string' ? answer : '0';
      const status = dealCount === '0' ? OrderStatus.unmatched : OrderStatus.filled;
      const result = { dealCount, dealAmount: '0', status, cancelReason: '', ...(typeof answer === 'string' ? {} : answer) };
      return z.parse(call.response, { orderId: '7', planId: '7', clientOid, list: lines, ...result });
    },
  };
  return { client, sent };
}

export const silence = new ApiError('', 'Network Error');

export function show(client: ApiClient, { loggedIn = true, market = sampleMarket }: { loggedIn?: boolean; market?: SpotMarket } = {}) {
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  hub.seed('depth', 'BTCUSDT', sampleBook, 1, 1);
  hub.seed('account', '', [{ coin: 'USDT', available: '1000', frozen: '0', total: '1000', usdtValue: '1000' }], 1, 1);
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={loggedIn ? { userId: '1', userName: 'me' } : null}>
            <OrderTicket market={market} initialPrice="99" />
            <ToastRegion />
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return within(screen.getByRole('region', { name: 'Order form' }));
}

export const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);
export const type = (name: RegExp, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
export const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** The text of the polite status message, which is the text in warning colour. */
export const noted = (form: ReturnType<typeof show>): string => form.getByRole('status').textContent;

/** The kind of this name, from the menu. */
export const choose = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name: /ore order types/ }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }));
};

/** Without the marks that keep numbers in their order. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Before each: orders go without a question, and dialogs are open once they are asked to be, as jsdom has none. */
export function prepareDevice(): void {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  useConfirmations.setState({ oneClick: true, skipped: [], slippagePercent: '5' });
}
