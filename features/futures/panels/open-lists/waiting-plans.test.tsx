// @vitest-environment jsdom
// Plans that wait: what each kind says it waits for, and which of them can be changed.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiClientContext } from '#lib/api/use-api.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { PlanStatus, PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { english } from '#lib/i18n/catalogues.ts';
import type { PositionOperations } from '../../positions/use-position-operations.ts';
import { sampleMarkets, samplePlan } from '../../positions/sample-row.ts';
import { WaitingPlans } from './waiting-plans.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

const none: SpotPlan = { ...samplePlan, presetTakeProfitPrice: '', presetStopLossPrice: '', delegateCount: '0.1' };
const trigger: SpotPlan = { ...none, planId: '1', planType: PlanType.normal, triggerPrice: '50000', executePrice: '50100' };
const trailing: SpotPlan = { ...none, planId: '2', planType: PlanType.track, rangeRate: '0.02' };
const chase: SpotPlan = { ...none, planId: '3', planType: PlanType.chaseLimit, delegatePrice: '52000', movesDone: 4, maxMoves: 50 };
const twap: SpotPlan = { ...none, planId: '5', planType: PlanType.twap, sliceCount: 30, slicesDone: 12, intervalMs: 60_000 };
const unguarded: SpotPlan = { ...samplePlan, planId: '4' };

const called: unknown[] = [];

function show(plans: readonly SpotPlan[]): void {
  const never = () => Promise.reject(new Error('nothing is pressed'));
  const actions: PositionOperations = {
    isLeaving: () => false,
    closingAll: false,
    close: never,
    flash: never,
    reverse: never,
    closeAll: never,
    cancelExit: never,
    saveExit: never,
    saveMarginStop: never,
    saveMovingExit: never,
  };
  const api: ApiClient = {
    call: async (call, request) => {
      called.push([call.name, request]);
      return z.parse(call.response, { planId: '5', clientOid: '' });
    },
  };
  render(
    <ApiClientContext value={api}>
      <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
        <WaitingPlans
          tab="plans"
          plans={plans}
          markets={sampleMarkets}
          rows={[]}
          actions={actions}
          choice={{ hidden: [], onHidden: () => undefined }}
        />
      </NextIntlClientProvider>
    </ApiClientContext>,
  );
}

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })),
);
afterEach(() => {
  cleanup();
  called.length = 0;
  vi.unstubAllGlobals();
});

test('a trigger and a trailing order can be changed; a chase limit, and an exit without its position, only be cancelled', () => {
  show([trigger, trailing, chase, unguarded]);
  const buttons = (text: RegExp): string[] =>
    within(screen.getByRole('row', { name: text }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('title') ?? '');
  expect(buttons(/^BTCUSDT.*Trigger/)).toHaveLength(2);
  expect(buttons(/Trailing/)).toHaveLength(2);
  expect(buttons(/Chase limit/)).toHaveLength(1);
  expect(buttons(/TP\/SL/)).toHaveLength(1);
  expect(screen.getByRole('row', { name: /Chase limit/ }).textContent).toMatch(/to .52,000. · 4 of 50 moves/);
});

test('a TWAP tells how far it is, and is paused, changed and cancelled', async () => {
  show([twap]);
  const row = screen.getByRole('row', { name: /TWAP/ });
  expect(row.textContent).toMatch(/12 of 30, every 60 s/);
  expect(within(row).getAllByRole('button')).toHaveLength(3);
  const pause = within(row).getByRole('button', { name: 'Pause order 5', description: /^No slices until you resume/ });
  fireEvent.click(pause);
  // Under way until the list says that it is paused.
  fireEvent.click(pause);
  await waitFor(() => expect(called).toEqual([['pausePlan', { planId: '5' }]]));
});

test('one that is paused says so, tells its limit price, and goes on by the same button', async () => {
  show([{ ...twap, status: PlanStatus.paused, delegatePrice: '52000' }]);
  const row = screen.getByRole('row', { name: /TWAP/ });
  expect(row.textContent).toMatch(/12 of 30, every 60 s · Limit price .52,000/);
  expect(row.textContent).toContain('Paused');
  fireEvent.click(within(row).getByRole('button', { name: 'Resume order 5', description: /^The remaining slices follow/ }));
  await waitFor(() => expect(called).toEqual([['resumePlan', { planId: '5' }]]));
});

test('a trailing order tells the shares of its take-profit and stop-loss', () => {
  show([{ ...trailing, presetTakeProfitPriceRatio: '0.2', presetStopLossPriceRatio: '-0.1' }]);
  const text = screen.getByRole('row', { name: /Trailing/ }).textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Callback 2.00% · TP 20.00% · SL -10.00%');
});
