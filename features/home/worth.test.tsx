// @vitest-environment jsdom
// The worth on the home page: as the server knew it, then as the channel of all accounts tells it.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import { createApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { Worth } from './worth.tsx';

vi.mock('#lib/i18n/place-context.ts', () => ({ useLocaleEntry: () => ({ tag: 'en-US', code: 'en', name: 'English' }) }));
afterEach(cleanup);

function show(told: string | null): void {
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  if (told !== null) hub.seed('account', 'all', { list: [], totalUsdtValue: told }, 1, 1);
  const client = createApiClient({ baseUrl: '', locale: 'en', language: 'en_US', languageType: 0 });
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <Worth name="Your assets" first={{ total: '14937.5', rates: [{ name: 'USD', rate: '1' }] }} />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}

test('is what the server said, until the channel tells', () => {
  show(null);
  expect(screen.getByText('$14,937.50')).toBeDefined();
});

test('is what the channel of all accounts tells', () => {
  show('24979.412');
  expect(screen.getByText('$24,979.41')).toBeDefined();
});
