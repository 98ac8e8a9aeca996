// @vitest-environment jsdom
// Choices are sent, and kept ones are shown, in both languages that have words for them.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { catalogueOf } from '#lib/i18n/catalogues.ts';
import { SettingsPage } from './settings-page.tsx';

const madeAnew = vi.fn<() => void>();
vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  useRouter: () => ({ refresh: madeAnew }),
}));
afterEach(cleanup);

const kept = {
  timeZone: '-1',
  contractUnitSet: 'base',
  includeDelegateCount: true,
  userAvatar: '',
  watermarkOpen: false,
  tpslPriceType: 'market',
  profitOrLossPriceType: 0,
};

async function show(tag: string) {
  const sent: [string, object][] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      if (call.name.startsWith('set')) sent.push([call.name, Object(request)]);
      return z.parse(call.response, { ...kept, ...Object(request) });
    },
  };
  const missing: string[] = [];
  render(
    <NextIntlClientProvider
      locale={tag}
      messages={{ settings: (await catalogueOf(tag))['settings'] ?? {} }}
      timeZone="UTC"
      onError={(error) => missing.push(error.message)}
    >
      <ApiClientContext value={client}>
        <SettingsPage />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return { sent, missing };
}

test('a choice is sent at once, by its own call', async () => {
  const { sent } = await show('en-US');
  const choose = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  choose('Time zone', '-180');
  expect(screen.getByText(/2026-01-31 15:00:00/)).toBeDefined();
  choose('Futures size unit', 'margin');
  choose('Trigger price for take profit and stop loss', 'fair');
  expect(sent).toEqual([
    ['setSettings', { timeZone: '-180' }],
    ['setSettings', { contractUnitSet: 'margin' }],
    ['setPreference', { tpslPriceType: 'fair' }],
  ]);
});

test('the picture and the watermark are sent, and the page is made anew with them', async () => {
  const { sent } = await show('en-US');
  fireEvent.click(screen.getByRole('radio', { name: 'Initial' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 2' }));
  const mark = screen.getByRole('switch', { name: 'Watermark' });
  expect(mark.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(mark);
  await waitFor(() => expect(madeAnew).toHaveBeenCalledTimes(3));
  expect(sent).toEqual([
    ['setSettings', { userAvatar: 'initials' }],
    ['setSettings', { userAvatar: 'waves' }],
    ['setSettings', { watermarkOpen: true }],
  ]);
});

test.each(['en-US', 'ar'])('every word is there: %s', async (tag) => {
  expect((await show(tag)).missing).toEqual([]);
});
