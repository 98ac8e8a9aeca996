// @vitest-environment jsdom
// The form to sign up: all that is wrong is said at once, and one stands in the first field that is.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import account from '#locales/en-US/account.json' with { type: 'json' };
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import { ApiError } from '#lib/api/api-error.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { AccessForm } from './access-form.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

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
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
});

test('with a good address the password is the first that is wrong', () => {
  show();
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'short' } });
  press();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test.each([
  ['a..b@example.com', 'Enter an email address, for example name@example.com'],
  ['name@-example.com', 'Enter an email address, for example name@example.com'],
  ['jörg@example.com', 'Use only unaccented Latin letters, digits and symbols before the @ of the email address.'],
])('%s is told before anything is sent', (address, told) => {
  show();
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: address } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a seat by the window' } });
  press();
  expect(screen.getByRole('alert').textContent).toBe(told);
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
});

test('whoever has to wait is told how long, and it goes on by itself with what then stands in the fields', async () => {
  vi.useFakeTimers();
  const asked: unknown[] = [];
  const answers = [new ApiError('40429', '', { retryAfterSeconds: 30 }), new ApiError('20107', '')];
  const call = (_call: unknown, request: unknown): Promise<never> => {
    asked.push(request);
    return Promise.reject(answers.shift() ?? new Error('asked too often'));
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ account, errors }} timeZone="UTC">
      <ApiClientContext value={{ call }}>
        <AccessForm access="login" returnTo="/" from="/" source={undefined} offersOther={false} />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  const email = 'ada@example.com';
  const write = (password: string): void => {
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  };
  const pass = (seconds: number): Promise<void> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
    });
  write('another long password');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts. The next one starts automatically in 00:00:30.');
  await pass(10);
  expect(screen.getByRole('timer').textContent).toBe('00:00:20');
  expect(asked).toHaveLength(1);
  write('a seat by the window');
  await pass(20);
  expect(asked).toEqual([
    { email, password: 'another long password' },
    { email, password: 'a seat by the window' },
  ]);
  expect(screen.getByRole('alert').textContent).toBe(errors.wrongCredentials);
  await pass(60);
  expect(asked).toHaveLength(2);
});
