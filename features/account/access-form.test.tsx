// @vitest-environment jsdom
// The form to sign up: all that is wrong is said at once, and one stands in the first field that is.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';

import account from '#locales/en-US/account.json' with { type: 'json' };
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import { ApiClientContext } from '#lib/api/use-api.ts';
import { AccessForm } from './access-form.tsx';

afterEach(cleanup);

const show = (): void => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ account, errors }} timeZone="UTC">
      <ApiClientContext value={{ call: () => Promise.reject(new Error('nothing is asked')) }}>
        <AccessForm access="register" returnTo="/" from="/" source={undefined} offersOther={false} />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
};
const press = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
};

test('both fields are told at once, and the first takes the focus', () => {
  show();
  press();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'));
});

test('with a good address the password is the first that is wrong', () => {
  show();
  fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'short' } });
  press();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
