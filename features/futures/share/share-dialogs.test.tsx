// @vitest-environment jsdom
// Cards on the screen: asked for by their kind, amounts only when they are wanted, and a time that can be chosen.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { ClosedPosition } from '#lib/contract/history/contract-history.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { ShareClosed } from './share-closed.tsx';
import { SharePeriod } from './share-period.tsx';

const closed: ClosedPosition = {
  roundId: '7',
  symbolId: 'BTCUSDT_UMCBL',
  businessLine: 10,
  holdSide: 'long',
  marginMode: 2,
  leverage: 20,
  largestCount: '0.1',
  closedCount: '0.1',
  averageOpenPrice: '96000',
  averageClosePrice: '97000',
  achievedProfits: '100',
  paidFees: '-11.58',
  paidFunding: '-0.96',
  insurance: '0',
  netProfit: '87.46',
  margin: '480',
  coin: 'USDT',
  openTimeMs: 0,
  closeTimeMs: 1,
  closedBy: 'trade',
  delegateType: 22,
};

/** Two coins have results of the last days; nothing has happened today. */
function exchange(asked: string[]): ApiClient {
  const part = z.looseObject({ type: z.optional(z.number()), startTime: z.optional(z.number()) });
  const dayMs = 86_400_000;
  return {
    call: async (call, request) => {
      const { type, startTime = 0 } = z.parse(part, request);
      if (call.name === 'getShareCard') {
        asked.push(`card ${String(type)}`);
        return z.parse(call.response, { type, title: 'Trade', text: 'Join', path: `/register?card=${String(type)}`, userName: 'ada' });
      }
      const isToday = Date.now() - startTime <= dayMs;
      asked.push(isToday ? 'today' : 'longer');
      const list = [
        { coin: 'USDT', positions: 4, won: 3, netProfit: '-52.8', margin: '528' },
        { coin: 'BTC', positions: 1, won: 1, netProfit: '0.001', margin: '0.01' },
      ];
      return z.parse(call.response, { list: isToday ? [] : list });
    },
  };
}

function show(dialog: ReactNode): string[] {
  const asked: string[] = [];
  const { positions, terminal, errors } = english;
  render(
    <NextIntlClientProvider locale="en-US" messages={{ positions, terminal, errors }} timeZone="UTC">
      <ApiClientContext value={exchange(asked)}>{dialog}</ApiClientContext>
    </NextIntlClientProvider>,
  );
  return asked;
}
const card = (): string => screen.getByRole('img').getAttribute('alt') ?? '';

beforeEach(() => {
  // jsdom draws no dialogs; it knows them.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

test('a closed position: return and prices at first, the amount and the name when they are wanted', async () => {
  const asked = show(<ShareClosed closed={closed} market={undefined} onClose={() => undefined} />);
  expect(card()).toBe('BTCUSDT, Long · 20× · Cross · Closed, +18.22%, Entry price 96,000.00, Exit price 97,000.00');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Prices' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Amount' }));
  expect(card()).toBe('BTCUSDT, Long · 20× · Cross · Closed, +18.22%, Net PnL +87.4600 USDT');
  expect(asked).toEqual(['card 2']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'My name' }));
  await waitFor(() => expect(decodeURIComponent(screen.getByRole('img').getAttribute('src') ?? '')).toContain('>ada<'));
});

test('the result of a time: none today, and of a week coin by coin', async () => {
  const asked = show(<SharePeriod line="usdt" markets={new Map()} onClose={() => undefined} />);
  await screen.findByText(/No position was closed in this period/);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'week' } });
  await waitFor(() => expect(card()).toMatch(/^USDT-margined futures, Last 7 days · .* – .*, -10.00%, Positions closed 4, Win rate 75%$/));
  fireEvent.change(screen.getByRole('combobox', { name: 'Coin' }), { target: { value: 'BTC' } });
  expect(card()).toMatch(/^BTC-margined futures, .*, \+10.00%, Positions closed 1, Win rate 100%$/);
  expect(asked.toSorted()).toEqual(['card 3', 'longer', 'today']);
});
