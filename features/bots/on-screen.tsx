// For tests: a part of the pages of bots on a screen that is not there, with an exchange that answers as it is told.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub, type Hub } from '#lib/realtime/hub.ts';
import type { Clock } from '#lib/realtime/clock.ts';
import type { SocketFactory } from '#lib/realtime/hub-socket.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UserContext } from '#lib/session/user.ts';

type Answer = object | ((request: unknown) => object);
export type Sent = { readonly name: string; readonly request: Readonly<Record<string, unknown>> };

const deaf: SocketFactory = () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null });

/**
 * By the name of the call; what has no answer is refused. A text that the catalogue lacks fails the test.
 * @internal
 */
export function showBots(
  part: ReactNode,
  answers: Readonly<Record<string, Answer>>,
  isVisitor = false,
  line: { readonly io: SocketFactory; readonly clock?: Clock } = { io: deaf },
): { readonly sent: Sent[]; readonly hub: Hub } {
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ name: call.name, request: z.parse(z.record(z.string(), z.unknown()), request) });
      const answer = answers[call.name];
      if (answer === undefined) throw new ApiError('50261', 'no');
      return z.parse(call.response, typeof answer === 'function' ? await answer(request) : answer);
    },
  };
  const hub = createHub({ url: '', ...line });
  const { bots, botJournal, plaza, leaderRecords, shell, errors, terminal, chart } = english;
  render(
    <NextIntlClientProvider
      locale="en-US"
      messages={{ bots, botJournal, plaza, leaderRecords, shell, errors, terminal, chart }}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <UserContext value={isVisitor ? null : { userId: '1', userName: 'ann' }}>
        <ApiClientContext value={client}>
          <HubContext value={hub}>
            {part}
            <ToastRegion />
          </HubContext>
        </ApiClientContext>
      </UserContext>
    </NextIntlClientProvider>,
  );
  return { sent, hub };
}

/**
 * Before each test: jsdom opens no dialogs, and nothing can be scrolled to.
 * @internal
 */
export function knowDialogs(): void {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
}

function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? children : <button type="button" onClick={() => setIsOpen(true)} aria-label="Open" />;
}

type Tickers = { readonly spot: readonly Ticker[]; readonly usdt?: readonly Ticker[] };

/**
 * The prices are there before the part is.
 * @internal
 */
export async function showPriced(
  part: ReactNode,
  answers: Readonly<Record<string, Answer>>,
  { spot, usdt = [] }: Tickers,
): Promise<readonly Sent[]> {
  const { hub, sent } = showBots(<Opened>{part}</Opened>, answers);
  await act(async () => {
    hub.seed('tickers', 'spot', [...spot], 1, 1);
    hub.seed('tickers', 'usdt', [...usdt], 1, 1);
  });
  press('Open');
  return sent;
}

/**
 * The sample market with another coin.
 * @internal
 */
export const spotMarketOf = (baseCoin: string): SpotMarket => ({
  ...sampleMarket,
  symbol: `${baseCoin}USDT`,
  symbolId: `${baseCoin}USDT_SPBL`,
  displayName: `${baseCoin}/USDT`,
  baseCoin,
});

/**
 * The requests of one call, in their order.
 * @internal
 */
export const asked = (sent: readonly Sent[], name: string): readonly Sent['request'][] =>
  sent.filter((one) => one.name === name).map(({ request }) => request);

/** @internal */
export const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

/** @internal */
export const type = (name: string | RegExp, text: string): void =>
  void fireEvent.change(screen.getByLabelText(name), { target: { value: text } });

/**
 * The text without its marks of direction.
 * @internal
 */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

/**
 * The rows of a table below its head.
 * @internal
 */
export const rowsOf = (name: string): readonly string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => plain(textContent));

/**
 * A figure of a list, behind its name.
 * @internal
 */
export const figure = (name: string): string =>
  plain(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent).replace(name, '');
