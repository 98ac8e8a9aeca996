// @vitest-environment jsdom
// The one message for refused calls: shown where nobody else has said it.
import { act, cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useRefusals } from '#lib/session/refusals.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { RefusalNotice } from './refusal-notice.tsx';

const gone: string[] = [];
vi.mock('#lib/i18n/navigation.ts', () => ({ useRouter: () => ({ push: (href: string) => gone.push(href) }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a refusal that nobody has put into words is shown, in words or as the exchange says it; one that is told is not', () => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ errors, shell }} timeZone="UTC">
      <RefusalNotice />
      <ToastRegion />
    </NextIntlClientProvider>,
  );
  // A form has said it too: the message leads to the page that explains it.
  const ofRegion = new ApiError('34450', 'no');
  const told = new ApiError('02014', 'not enough');
  act(() => {
    useRefusals.getState().add(new ApiError('34443', 'no'));
    useRefusals.getState().add(new ApiError('99999', 'Something of tomorrow'));
    useRefusals.getState().add(told);
    useRefusals.getState().add(ofRegion);
  });
  told.told();
  ofRegion.told();
  act(() => void vi.advanceTimersByTime(299));
  expect(screen.queryByText(errors.futuresRegionLimit)).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(errors.futuresRegionLimit)).not.toBeNull();
  expect(screen.getByText('Something of tomorrow')).not.toBeNull();
  expect(screen.queryByText(errors.insufficientBalance)).toBeNull();
  expect(screen.getByText(errors.locationLimit)).not.toBeNull();
  act(() => screen.getAllByRole('button', { name: shell.regions.more })[0]?.click());
  expect(gone).toEqual(['/regions']);
});
