// @vitest-environment jsdom
// The page of leading, as a visitor, an applicant and a leader see it, and its requests to the exchange.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import type { OwnLine } from '#lib/contract/leaders/leader-answer.ts';
import { WorldContext } from '#lib/i18n/place-context.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';
import { PreferencesContext } from '#lib/session/preferences/use-preference.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import leading from '#locales/en-US/leading.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { LeadPage } from './lead-page.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

type Own = ResponseOf<typeof getOwnLeading>;

const nobody = { copiers: 0, copies: 0, worth: '0', putIn: '0', profit: '0', shared: '0', past: 0 };
const idle: OwnLine = {
  line: 'spot',
  leader: null,
  ownUsdt: '1500.5',
  tier: 'bronze',
  maxSharePercent: 10,
  places: 300,
  waiting: 0,
  copies: nobody,
  refusals: [],
};
const leads: OwnLine = {
  ...idle,
  leader: { status: 1, startedTimeMs: 1_790_000_000_000, endedTimeMs: null, sharePercent: 8, nextShare: null },
  copies: { copiers: 2, copies: 3, worth: '640.5', putIn: '600', profit: '-12.25', shared: '4', past: 1 },
  waiting: 5,
};
const profile = { shown: null, sent: null, state: 'none', refusedReason: '' } as const;
const own = (...lines: readonly OwnLine[]): Own => ({ leaderId: '1007', lines: [...lines], profile });

let asked: { readonly name: string; readonly request: unknown }[];
beforeEach(() => {
  asked = [];
  // The function that jsdom lacks: dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

function show(initial: Own | null, isDemo = false, worldId: string | null = null) {
  const client: ApiClient = {
    call: async (call, request) => {
      if (call.name !== 'getOwnLeading') asked.push({ name: call.name, request });
      return z.parse(call.response, call.name === 'getOwnLeading' ? initial : call.name === 'sendLeaderProfile' ? profile : {});
    },
  };
  return render(
    <NextIntlClientProvider locale="en-US" messages={{ leading, shell, errors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <PreferencesContext value={readPreferences(() => undefined)}>
          <WorldContext value={worldId}>
            <LeadPage
              initial={initial}
              isDemo={isDemo}
              terminals={{ spot: '/trade-spot/BTCUSDT', futures: '/trader-futures/usdt/BTCUSDT' }}
            />
          </WorldContext>
        </PreferencesContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test('a visitor reads the rules and the tiers, and may log in', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Log in to apply' })).toBeDefined();
  expect(screen.getByText(/a higher one 7 days after/)).toBeDefined();
  expect(screen.getByText('100 from 100 USDT, 300 from 1,000 USDT, and 500 from 5,000 USDT', { exact: false })).toBeDefined();
  expect(region('Tiers').getAllByRole('row')).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});

test('nobody applies without the agreement', async () => {
  show(own(idle));
  const form = region('Spot');
  const start = form.getByRole('button', { name: 'Start leading' });
  expect(start).toHaveProperty('disabled', true);
  fireEvent.click(form.getByRole('checkbox'));
  fireEvent.change(form.getByLabelText('Profit share (%)'), { target: { value: '7' } });
  fireEvent.click(start);
  await expect.poll(() => asked).toEqual([{ name: 'applyToLead', request: { line: 'spot', sharePercent: 7, agreed: true } }]);
});

test('what stands in the way is said, and nothing is sent', () => {
  show(own({ ...idle, refusals: [{ key: 'leaderWorth', params: { minimum: 100, worth: '20' } }] }));
  const form = region('Spot');
  expect(form.getByText('Your account for this product needs 100 USDT. Its value is 20 USDT.')).toBeDefined();
  fireEvent.click(form.getByRole('checkbox'));
  expect(form.getByRole('button', { name: 'Start leading' })).toHaveProperty('disabled', true);
});

test('a leader sees sums, changes the share, and leaves after a question', async () => {
  show(own(leads));
  const line = region('Spot');
  expect(line.getByText('2 of 300')).toBeDefined();
  expect(line.getByText(/-12\.25/).className).toContain('text-negative');
  fireEvent.change(line.getByLabelText('Profit share (%)'), { target: { value: '5' } });
  fireEvent.click(line.getByRole('button', { name: 'Change' }));
  await expect.poll(() => asked).toEqual([{ name: 'setLeaderShare', request: { line: 'spot', sharePercent: 5 } }]);
  fireEvent.click(line.getByRole('button', { name: 'Stop leading' }));
  const question = within(screen.getByRole('dialog', { name: 'Stop leading Spot?' }));
  expect(question.getByText('3 copies are closed by the rules that each copier has set.')).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Stop leading' }));
  await expect.poll(() => asked.at(-1)).toEqual({ name: 'stopLeading', request: { line: 'spot' } });
});

test('a leader sends a profile; a refused one says why', async () => {
  const refused = {
    ...own(leads),
    profile: { shown: null, sent: { name: 'Maria', words: 'x', picture: 'sun' }, state: 'refused', refusedReason: 'Taken' },
  } as const;
  show({ ...refused, lines: [leads] });
  const form = region('Profile');
  expect(form.getByText('Rejected: Taken')).toBeDefined();
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Maria F.' } });
  fireEvent.click(form.getByRole('radio', { name: 'Peaks' }));
  fireEvent.click(form.getByRole('button', { name: 'Send' }));
  await expect.poll(() => asked).toEqual([{ name: 'sendLeaderProfile', request: { name: 'Maria F.', words: 'x', picture: 'peaks' } }]);
});

test.each([
  ['the site', null, 1],
  ['a world, which has none', '0123456789abcdef', 0],
])('the ranking is spoken of on %s', (_, worldId, times) => {
  show(own(leads), false, worldId);
  expect(screen.queryAllByText(/^Others see it in the ranking/)).toHaveLength(times);
  fireEvent.click(region('Spot').getByRole('button', { name: 'Stop leading' }));
  expect(screen.queryAllByText('Your record stays in the ranking.')).toHaveLength(times);
});

test('in demo trading futures are margined in play money', () => {
  show(own({ ...idle, line: 'futures' }), true);
  expect(region('SUSDT-M futures').getByRole('checkbox')).toBeDefined();
});
