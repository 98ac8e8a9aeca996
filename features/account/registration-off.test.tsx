// @vitest-environment jsdom
// The page of registration where no new accounts are opened: it says why, has no form, and leads to the login.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import account from '#locales/en-US/account.json' with { type: 'json' };
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import { RegistrationOff } from './registration-off.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children, ...rest }: { href: string; children: ReactNode }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
}));
afterEach(cleanup);

test('says why, and leads to the login', () => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ account }} timeZone="UTC">
      <RegistrationOff why={errors.registrationOff} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Registration is closed at the moment.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/login']);
});
