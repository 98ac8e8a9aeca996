// @vitest-environment jsdom
// A note is written in a dialog, with tags between commas; what cannot be kept is said before it is sent.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { LocaleContext } from '#lib/i18n/place-context.ts';
import { EditNote } from './edit-note.tsx';

const refresh = vi.fn<() => void>();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '/asset/journal' }));

const sent: unknown[] = [];
const client: ApiClient = {
  call: async (call, request) => {
    sent.push(request);
    return z.parse(call.response, { note: '', tags: [] });
  },
};

beforeEach(() => {
  sent.length = 0;
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const show = (note: string, tags: readonly string[]) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <LocaleContext value={localeOf('en-US')}>
          <EditNote of={{ roundId: '7' }} trade="BTCUSDT Long" note={note} tags={tags} />
        </LocaleContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );

test('a note and tags are kept once each, and the page reads them again', async () => {
  show('', []);
  const button = screen.getByRole('button', { name: 'Note on BTCUSDT Long' });
  expect(button.textContent).toBe('Add note');
  fireEvent.click(button);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Too early' } });
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: ' breakout, news ,breakout, ' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(sent).toEqual([{ roundId: '7', note: 'Too early', tags: ['breakout', 'news'] }]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('six tags are refused before they are sent', async () => {
  show('kept', ['one']);
  const button = screen.getByRole('button', { name: 'Note on BTCUSDT Long' });
  expect(button.textContent).toBe('Edit note');
  fireEvent.click(button);
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: '1,2,3,4,5,6' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(screen.getByRole('alert').textContent).toBe('Use at most 5 tags of up to 24 characters each.');
  expect(sent).toEqual([]);
});
