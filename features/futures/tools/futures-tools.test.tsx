// @vitest-environment jsdom
// The tools on the screen: what is typed is worked out at once, what is moved moves what follows, and a number opens to its formula.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { z } from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UserContext } from '#lib/session/user.ts';
import { sampleContract, sampleTicker } from '../sample-contract.ts';
import { FuturesTools } from './futures-tools.tsx';

/** The tools are loaded when they are opened. */
vi.setConfig({ testTimeout: 20_000 });

const market = sampleContract();
const account: FuturesAccount = {
  positionMode: 1,
  positions: [
    {
      symbolId: market.symbolId,
      holdSide: 'long',
      marginMode: 2,
      leverage: 20,
      total: '0.5',
      available: '0.5',
      locked: '0',
      openDelegateCount: '0',
      averageOpenPrice: '48000',
      margin: '0',
      autoAppendMargin: false,
      achievedProfits: '0',
      paidFees: '0',
      paidFunding: '0',
      openTimeMs: 0,
      adlRank: 3,
    },
  ],
  settings: [],
  isUnified: false,
  aggregates: { bySide: [], bySymbol: [], byToken: [] },
  wallets: [{ coin: 'USDT', available: '2500', frozen: '0', orderCost: '0', free: '1234.5' }],
};

const client: ApiClient = { call: async (call) => z.parse(call.response, { md5: '', symbols: [market] }) };

beforeEach(() => {
  // Late words come in the page's language.
  document.documentElement.lang = 'en-US';
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(cleanup);

function draw({ loggedIn }: { readonly loggedIn: boolean }): void {
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  const ticker = sampleTicker(market.symbolId, '50000');
  hub.seed('tickers', 'usdt', [ticker], 1, 1);
  if (loggedIn) hub.seed('positions', 'usdt', account, 1, 1);
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={loggedIn ? { userId: '1', userName: 'me' } : null}>
            <FuturesTools market={market} ticker={ticker} />
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}

async function filledDialog(): Promise<ReturnType<typeof within>> {
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await waitFor(() => expect(dialog.queryByText(/^Waiting/)).toBeNull());
  return dialog;
}

async function shown(): Promise<ReturnType<typeof within>> {
  draw({ loggedIn: false });
  return await filledDialog();
}

async function open(tool: string, { loggedIn = true } = {}): Promise<ReturnType<typeof within>> {
  draw({ loggedIn });
  fireEvent.click(screen.getByRole('button', { name: tool }));
  return await filledDialog();
}

const fill = (label: RegExp | string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
};
/** Name and number of a line that opens. */
const line = (box: HTMLElement, name: string): string => within(box).getAllByText(name)[0]?.closest('summary')?.textContent ?? '';

describe('the calculator', () => {
  test('profit and return as soon as all is there', async () => {
    const dialog = await open('Calculator');
    fill(/^Entry price/, '60000');
    fill(/^Exit price/, '61000');
    fill('Leverage', '20');
    expect(dialog.getByRole('status', { name: 'Result' }).textContent).toContain('—');
    fill(/^Quantity/, '0.5');
    const result = dialog.getByRole('status', { name: 'Result' }).textContent;
    expect(result).toContain('+500 USDT');
    expect(result).toContain('+33.33%');
    expect(result).toContain('1,500 USDT');
  });

  test('an address opens it with its numbers, of this contract alone, and once', async () => {
    window.history.replaceState(null, '', '?calculator=liquidation&contract=BTCUSDT&size=0.5&entryPrice=60000&leverage=25&side=short');
    try {
      const dialog = await shown();
      expect(dialog.getByRole('tab', { name: 'Liquidation price' }).getAttribute('aria-selected')).toBe('true');
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ }).value).toBe('0.5');
      // (1,200 + 30,000) ÷ (0.5 × 1.0046)
      expect(dialog.getByRole('status', { name: 'Result' }).textContent).toContain('62,114.3');
      fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } finally {
      window.history.replaceState(null, '', window.location.pathname);
    }
  });

  test('the wallet is there for the largest order; leverage beyond the tier of a size is told', async () => {
    const dialog = await open('Calculator');
    fireEvent.click(dialog.getByRole('tab', { name: 'Max open size' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Wallet balance/ }).value).toBe('1234.5');
    // 1,234.5 × 10 ÷ 50,000.
    expect(dialog.getByRole('status', { name: 'Result' }).textContent).toContain('0.2469 BTC');
    fireEvent.click(dialog.getByRole('tab', { name: 'Liquidation price' }));
    fill(/^Quantity/, '10');
    fill('Leverage', '120');
    expect(dialog.getByText('Maximum leverage for this size: 100×.')).toBeDefined();
  });
});

describe('contract details', () => {
  test('rules are read, and a value finds its tier', async () => {
    const dialog = await open('Contract details');
    expect(dialog.getByText('Taker fee').parentElement?.textContent).toContain('0.060%');
    expect(dialog.getByText('Funding interval').parentElement?.textContent).toContain('8 hours');
    fireEvent.click(dialog.getByRole('tab', { name: 'Position tiers' }));
    fill(/^Position value/, '3000000');
    expect(dialog.getByRole('status').textContent).toBe(
      'Tier 3: leverage up to 75×, maintenance rate 0.700%. Maintenance margin including the closing fee: 20,600 USDT.',
    );
    expect(dialog.getAllByRole('row')[3]?.getAttribute('aria-current')).toBe('true');
  });
});

describe('what if', () => {
  test('the own account to begin with; a moved price moves equity, ratio and gain at once', async () => {
    const dialog = await open('What if');
    const numbers = dialog.getByRole('region', { name: 'Account figures' });
    // 2,500 + 0.5 × 2,000; 25,000 × 0.0046 ÷ 3,500.
    expect(line(numbers, 'Equity (cross)')).toBe('Equity (cross)3,500 USDT');
    expect(line(numbers, 'Margin ratio (cross)')).toBe('Margin ratio (cross)3.29%');
    fill('BTCUSDT: mark price', '47000');
    expect(line(numbers, 'Equity (cross)')).toBe('Equity (cross)2,000 USDT');
    const position = dialog.getByRole('article', { name: 'BTCUSDT Long' });
    expect(line(position, 'Unrealized PnL')).toBe('Unrealized PnL-500 USDT');
    expect(line(position, 'ADL score')).toContain('now 3 of 5 · later than now');
    fireEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(line(numbers, 'Equity (cross)')).toBe('Equity (cross)3,500 USDT');
  });

  test('a number opens to its formula with what it was filled with', async () => {
    const dialog = await open('What if');
    const position = dialog.getByRole('article', { name: 'BTCUSDT Long' });
    const liquidation = within(position).getByText('Liquidation price').closest('details');
    const text = liquidation?.textContent ?? '';
    expect(text).toContain('(K + c − D × S × E) ÷ (S × (r + f − D))');
    expect(text).toContain('balance plus spare funds of other markets2,500 USDT');
    expect(text).toContain('maintenance rate of the tier0.004');
    // (2,500 − 24,000) ÷ (0.5 × (0.0046 − 1)).
    expect(text).toContain(`Result43,198.714084790034`);
    expect(within(position).getAllByRole('link', { hidden: true })[0]?.getAttribute('href')).toMatch(/^https:/);
  });

  test('a visitor has a made-up account: a position is added, sized, isolated and removed', async () => {
    const dialog = await open('What if', { loggedIn: false });
    expect(dialog.queryByRole('group', { name: 'Starting point' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Add short' }));
    const position = dialog.getByRole('article', { name: 'BTCUSDT Short' });
    expect(within(position).getByText('Enter a quantity.')).toBeDefined();
    fill(/^Quantity/, '1');
    // (10,000 + 50,000) ÷ 1.0046.
    expect(line(position, 'Liquidation price')).toBe('Liquidation price59,725.3');
    fireEvent.click(within(position).getByRole('button', { name: 'Isolated' }));
    // (5,000 + 50,000) ÷ 1.0046.
    expect(line(position, 'Liquidation price')).toBe('Liquidation price54,748.2');
    fill(/^Margin/, '6000');
    expect(line(position, 'Liquidation price')).toBe('Liquidation price55,743.6');
    expect(line(position, 'Next funding')).toBe('Next funding+5 USDT');
    fireEvent.click(within(position).getByRole('button', { name: 'Remove BTCUSDT Short' }));
    expect(dialog.getByText('No position yet. Add one below.')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Add long' }));
    const long = dialog.getByRole('article', { name: 'BTCUSDT Long' });
    fill(/^Entry price/, '100000');
    fill(/^Quantity/, '1');
    // (10,000 − 100,000) ÷ (0.0046 − 1), in the first tier.
    expect(line(long, 'Liquidation price')).toBe('Liquidation price90,415.9');
    fill('BTCUSDT: mark price', '101000');
    expect(line(dialog.getByRole('region', { name: 'Account figures' }), 'Equity (cross)')).toBe('Equity (cross)11,000 USDT');
  });
});
