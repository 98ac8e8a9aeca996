// @vitest-environment jsdom
// The one message for refused calls: shown where nobody else has said it.
import { act, cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useRefusals } from '#lib/session/refusals.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import { RefusalNotice } from './refusal-notice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a refusal that nobody has put into words is shown, in words or as the exchange says it; one that is told is not', () => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ errors }} timeZone="UTC">
      <RefusalNotice />
      <ToastRegion />
    </NextIntlClientProvider>,
  );
  const told = new ApiError('02014', 'not enough');
  act(() => {
    useRefusals.getState().add(new ApiError('34443', 'no'));
    useRefusals.getState().add(new ApiError('99999', 'Something of tomorrow'));
    useRefusals.getState().add(told);
  });
  told.told();
  act(() => void vi.advanceTimersByTime(299));
  expect(screen.queryByText(errors.futuresRegionLimit)).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(errors.futuresRegionLimit)).not.toBeNull();
  expect(screen.getByText('Something of tomorrow')).not.toBeNull();
  expect(screen.queryByText(errors.insufficientBalance)).toBeNull();
});
