// @vitest-environment jsdom
// A liquidation explained: the grounds, the price, the fee, who got the rest, and every entry of the wallet.
import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Liquidation } from '#lib/contract/history/contract-history.ts';
import positions from '#locales/en-US/positions.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { sampleMarket } from '../../positions/sample-row.ts';
import { LiquidationDialog } from './liquidation-dialog.tsx';
import { sampleLiquidation } from './sample-liquidation.ts';

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const show = (liquidation: Liquidation): void =>
  void render(
    <NextIntlClientProvider locale="en-US" messages={{ positions, shell }} timeZone="UTC">
      <LiquidationDialog liquidation={liquidation} markets={new Map([[sampleMarket.symbolId, sampleMarket]])} onClose={() => undefined} />
    </NextIntlClientProvider>,
  );

/** Name and value of each line of a part. */
const lines = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map(({ textContent, previousSibling }) => `${previousSibling?.textContent ?? ''}: ${textContent ?? ''}`);

test('what was taken over says why, at which price, and what became of the money', () => {
  show(sampleLiquidation);
  expect(lines('Reason')).toEqual([
    'Mark price: 45,500.0',
    'Risk tier and maintenance rate: 1 · 0.40%',
    'Remaining equity: 20 USDT',
    'Maintenance margin incl. fee: 20.93 USDT',
    'Margin ratio: 104.65%',
  ]);
  expect(lines('Price and cost')).toEqual([
    'Quantity: 0.1 BTC',
    'Entry price: 50,000.0',
    'Exit price: 45,500.0',
    'Realized PnL: -450 USDT',
    'Liquidation fee: -2.73 USDT',
    'Paid to the insurance fund: 17.27 USDT',
  ]);
  const entry = within(screen.getByRole('table')).getAllByRole('cell');
  expect(entry.map(({ textContent }) => textContent)).toEqual(['Liquidation', '0 USDT', '-470 USDT', '1,000 USDT']);
});

test('what was deleveraged has no grounds of its own; what the fund added is said as such', () => {
  show({ ...sampleLiquidation, step: 'deleveraged', grounds: null, insurance: '-5', entries: [] });
  expect(screen.queryByRole('region', { name: 'Reason' })).toBeNull();
  expect(lines('Price and cost').at(-1)).toBe('Covered by the insurance fund: 5 USDT');
  expect(screen.queryByRole('table')).toBeNull();
});
