// @vitest-environment jsdom
// Positions as they are read and dealt with: numbers by the risk function, a close in part, margin, exits, a reverse that asks.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import positions from '#locales/en-US/positions.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { PositionsList } from './positions-list.tsx';
import type { PositionRow } from './position-row.ts';
import { sampleAccount, sampleMarkets, samplePlan, sampleRow, sampleTickers } from './sample-row.ts';
import { usePositionOperations } from './use-position-operations.ts';

// Addresses are the framework's.
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

// Dialogs are fetched when they are first opened, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 20_000 });

type Sent = readonly [name: string, request: unknown];

/** Takes everything, and answers nothing but a refusal where one is given. */
function exchange(refusal: ApiError | null = null) {
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: (call, request) => {
      sent.push([call.name, request]);
      return refusal === null ? new Promise(() => undefined) : Promise.reject(refusal);
    },
  };
  return { client, sent };
}

function List({ rows }: { readonly rows: readonly PositionRow[] }) {
  return (
    <PositionsList
      symbolId="BTCUSDT_UMCBL"
      rows={rows}
      isNarrowed={false}
      line={{ account: sampleAccount(rows.map(({ position }) => position)), markets: sampleMarkets, tickers: sampleTickers }}
      actions={usePositionOperations('usdt')}
      choice={{ hidden: [], onHidden: () => undefined }}
    />
  );
}

const nowhere = { url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) };

const bids: [string, string][] = [
  ['51099', '0.03'],
  ['51000', '0.01'],
  ['40000', '9'],
];

function show(client: ApiClient, row: PositionRow): void {
  const hub = createHub(nowhere);
  hub.seed('depth', 'BTCUSDT_UMCBL', { bids, asks: [] }, 1, 1);
  render(
    <NextIntlClientProvider locale="en-US" messages={{ positions, terminal, shell, errors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <List rows={[row]} />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}

const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name }, { timeout: 10_000 });
const type = (parent: HTMLElement, name: string, value: string): boolean =>
  fireEvent.change(within(parent).getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
const submit = (box: HTMLElement, name: string): Promise<void> =>
  act(async () => void fireEvent.click(within(box).getByRole('button', { name })));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function shut(this: HTMLDialogElement) {
    this.open = false;
  };
  useConfirmations.setState({ oneClick: true, skipped: [] });
});
afterEach(cleanup);

test('the row tells size, prices, margin, ratio, result and rank', () => {
  show(exchange().client, sampleRow({ exits: [samplePlan] }));
  const cells = within(screen.getByRole('table', { name: 'Positions' }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 7)).toEqual([
    expect.stringContaining('BTCUSDT▲ LongCross10×'),
    '0.1 BTC',
    '50,000.051,000.0',
    // 1,000 + 0.1 × (p − 50,000) = 0.1 × p × 0.0046.
    '40,184.9',
    // 23.46 of 1,100.
    '510.002.13%',
    '▲ +100.00 USDT+19.61%',
    '▲ +9.00',
  ]);
  expect(screen.getByRole('button', { name: /^Deleveraging rank 4 of 5/ })).toBeTruthy();
  expect(cells[8]).toContain('55,000.0 / 48,000.0');
});

test('a press closes all of it at market, where the trader wants no question', () => {
  const { client, sent } = exchange();
  show(client, sampleRow());
  press('Close BTCUSDT Long at market now');
  expect(sent).toEqual([
    [
      'closeContract',
      {
        symbolId: 'BTCUSDT_UMCBL',
        businessLine: 10,
        tokenId: 'USDT',
        pricedSymbol: 'USDT',
        secondBusinessLine: 'N/A',
        delegateType: 22,
        onlyLow: true,
        isReducePosition: true,
        delegateCount: '0.1',
        cancelOrder: true,
        orderType: 1,
      },
    ],
  ]);
});

test('what finds no counterpart is told of: it is still open', async () => {
  const left = { orderId: '1', clientOid: '', dealCount: '0.04', dealAmount: '2043', status: 5, cancelReason: 'unfilled' };
  const client: ApiClient = { call: (call) => Promise.resolve(z.parse(call.response, left)) };
  show(client, sampleRow());
  render(<ToastRegion />);
  await act(async () => void press('Close BTCUSDT Long at market now'));
  const notice = screen.getByText(/^Sold/);
  expect(notice.textContent).toMatch(/^Sold .0\.04 BTC. of .0\.1 BTC.\. .40%. filled, the rest canceled: no more bids\./);
  // Nothing says beside it that the position is closed.
  expect(screen.getByRole('status').querySelectorAll('p')).toHaveLength(1);
});

test('what the book does not hold of it is said before it is closed at the market', async () => {
  useConfirmations.setState({ oneClick: false, skipped: [] });
  show(exchange().client, sampleRow());
  press('Close BTCUSDT Long at market now');
  const question = await screen.findByRole('dialog');
  // The band ends a twentieth below the index of the sample; 40,000 is beyond it.
  expect(question.textContent).toMatch(/The order book shows .0\.04 BTC. of .0\.1 BTC. \(.40%.\)/);
  // (0.03 × 51,099 + 0.01 × 51,000) ÷ 0.04 = 51,074.25
  expect(question.textContent).toContain('51,074.3');
});

test('where questions are wanted, a close at market says first what it would bring', async () => {
  useConfirmations.setState({ oneClick: false, skipped: [] });
  const { client, sent } = exchange();
  show(client, sampleRow());
  press('Close BTCUSDT Long at market now');
  const asked = await dialog('Close at market');
  expect(asked.textContent).toContain('+109.99');
  expect(sent).toEqual([]);
  await submit(asked, 'Close position');
  expect(sent).toHaveLength(1);
});

test('a quarter at a price; a refusal is said in the dialog, which stays', async () => {
  const { client, sent } = exchange(new ApiError('50017', 'too low', { band: '10%' }));
  show(client, sampleRow());
  press('Close BTCUSDT Long at a limit price or partially');
  const box = await dialog('Close position');
  fireEvent.click(within(box).getByRole('button', { name: '25%' }));
  type(box, 'Price', '51500');
  await submit(box, 'Close long');
  expect(sent[0]?.[1]).toMatchObject({ delegateCount: '0.025', orderType: 0, delegatePrice: '51500', delegateType: 22, cancelOrder: true });
  expect(within(box).getByRole('alert').textContent).toBe('The price is too far below the market (max 10%).');
  type(box, 'Quantity', '1');
  await submit(box, 'Close long');
  expect(within(box).getByRole('alert').textContent).toBe('That is more than the position.');
  expect(sent).toHaveLength(1);
});

test('in hedge mode a close names the position by its code', () => {
  const { client, sent } = exchange();
  show(client, { ...sampleRow({ position: { holdSide: 'short' } }), isHedge: true });
  press('Close BTCUSDT Short at market now');
  expect(sent[0]?.[1]).toMatchObject({ delegateType: 4 });
  expect(sent[0]?.[1]).not.toHaveProperty('onlyLow');
});

test('margin of an isolated position: no more than is free, and the liquidation price that it brings', async () => {
  const { client, sent } = exchange();
  show(client, sampleRow({ position: { marginMode: 1, margin: '600' } }));
  press(/add or remove margin/);
  const box = await dialog('Position margin');
  type(box, 'Amount', '491');
  await submit(box, 'Add margin');
  expect(sent).toEqual([]);
  type(box, 'Amount', '100');
  expect(box.textContent).toContain('44,203.3 → 43,198.7');
  await submit(box, 'Add margin');
  expect(sent).toEqual([['changeMargin', { symbolId: 'BTCUSDT_UMCBL', holdSide: 'long', type: 'add', amount: '100' }]]);
});

test('an exit by return shows the price that it means, and is sent as it was typed', async () => {
  const { client, sent } = exchange();
  show(client, sampleRow());
  press(/Take profit and stop loss for BTCUSDT/);
  const box = await dialog('Take profit and stop loss');
  fireEvent.change(within(box).getByRole('combobox', { name: 'Take profit: set by' }), { target: { value: 'return' } });
  type(box, 'Take profit: Return', '50');
  expect(box.textContent).toContain('52,500.0');
  fireEvent.change(within(box).getByRole('combobox', { name: 'Stop loss: set by' }), { target: { value: 'return' } });
  type(box, 'Stop loss: Return', '12.5');
  await submit(box, 'Set TP/SL');
  expect(sent[0]).toEqual([
    'placePlanOrder',
    expect.objectContaining({
      symbolId: 'BTCUSDT_UMCBL',
      presetTakeProfitPriceRatio: '0.5',
      presetStopLossPriceRatio: '-0.125',
      presetTppTriType: 0,
      delegateCount: '0',
    }),
  ]);
  expect(sent[0]?.[1]).not.toHaveProperty('presetTakeProfitPrice');
  expect(sent[0]?.[1]).not.toHaveProperty('presetStopLossPrice');
});

test('a reverse is always asked about', async () => {
  const { client, sent } = exchange();
  show(client, sampleRow());
  press('Reverse BTCUSDT Long');
  const asked = await dialog('Reverse position');
  expect(within(asked).queryByRole('checkbox')).toBeNull();
  await submit(asked, 'Reverse');
  expect(sent).toEqual([['reversePosition', { symbolId: 'BTCUSDT_UMCBL', holdSide: 'long' }]]);
});

test('a dialog goes with its position', async () => {
  const { client } = exchange();
  const tree = (rows: readonly PositionRow[]) => (
    <NextIntlClientProvider locale="en-US" messages={{ positions, terminal, shell, errors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={createHub(nowhere)}>
          <List rows={rows} />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>
  );
  const { rerender } = render(tree([sampleRow()]));
  press('Close BTCUSDT Long at a limit price or partially');
  await dialog('Close position');
  rerender(tree([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const marginStop: SpotPlan = {
  ...samplePlan,
  planId: '78',
  planType: 7,
  presetTakeProfitPrice: '',
  presetStopLossPrice: '',
  riskRatio: '0.9',
};

/** Tells the range, takes a stop by margin ratio where it is one, and takes back what is cancelled. */
function stopExchange(refusal: ApiError | null = null) {
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: (call, request) => {
      if (call.name === 'getRiskRatioRange')
        return Promise.resolve(z.parse(call.response, { minimum: '0.01', maximum: '0.99', current: '0.05' }));
      sent.push([call.name, request]);
      if (refusal !== null) return Promise.reject(refusal);
      return Promise.resolve(z.parse(call.response, { planId: '79', clientOid: '' }));
    },
  };
  return { client, sent };
}

test('a stop by margin ratio: the range, the price that it means, and what is wrong in words', async () => {
  const { client, sent } = stopExchange();
  show(client, sampleRow({ position: { marginMode: 1, margin: '600' } }));
  press(/BTCUSDT.* margin ratio stop/);
  const box = await dialog('Margin ratio stop');
  await within(box).findByText('1% – 99%');
  // Maintenance 23.46 (0.46 % of 5,100) of 600 and a gain of 100.
  expect(box.textContent).toContain('3.35%');
  await submit(box, 'Set margin stop');
  expect(within(box).getByRole('alert').textContent).toBe('Enter a ratio.');
  type(box, 'Trigger margin ratio', '99.5');
  expect(within(box).getByRole('alert').textContent).toMatch(/from .1%. to .99%/);
  type(box, 'Trigger margin ratio', '3.35');
  expect(within(box).getByRole('alert').textContent).toContain('already reached this level');
  await submit(box, 'Set margin stop');
  expect(sent).toEqual([]);
  fireEvent.click(within(box).getByRole('button', { name: '50%' }));
  // 600 + 0.1 × (p − 50,000) = 0.1 × p × 0.0046 ÷ 0.5.
  expect(box.textContent).toContain('44,408.6');
  await submit(box, 'Set margin stop');
  expect(sent).toEqual([['placeMarginRatioPlan', { symbolId: 'BTCUSDT_UMCBL', holdSide: 'long', riskRatio: '0.5' }]]);
});

test('a stop by margin ratio that is refused says why; one that waits is told in the row, apart from TP/SL, and taken back', async () => {
  const { client, sent } = stopExchange(new ApiError(errorCodes.noPosition, 'no'));
  show(client, sampleRow({ exits: [marginStop] }));
  const opener = screen.getByRole('button', { name: /BTCUSDT.* margin ratio stop/ });
  expect(opener.textContent).toContain('90%');
  expect(screen.getByRole('button', { name: /Take profit and stop loss for BTCUSDT/ }).textContent).toContain('Add');
  fireEvent.click(opener);
  const box = await dialog('Margin ratio stop');
  await within(box).findByText('1% – 99%');
  type(box, 'Trigger margin ratio', '80');
  await submit(box, 'Set margin stop');
  expect(within(box).getByRole('alert').textContent).toBe(errors.noPosition);
  await act(async () => void fireEvent.click(within(box).getByRole('button', { name: 'Cancel margin ratio stop 78' })));
  expect(sent.at(-1)).toEqual(['cancelPlan', { planId: '78' }]);
});

test('one that moves with the price: where it would fire now, of a part, and told in the row apart from the others', async () => {
  const { client, sent } = stopExchange();
  const moving: SpotPlan = { ...marginStop, planId: '81', planType: 3, riskRatio: '', rangeRate: '0.02', activated: true };
  show(client, sampleRow({ exits: [moving] }));
  const opener = screen.getByRole('button', { name: /BTCUSDT.* trailing TP\/SL/ });
  expect(opener.textContent).toContain('2%');
  fireEvent.click(opener);
  const box = await dialog('Trailing take profit and stop loss');
  expect(within(box).getByRole('list', { name: 'Active TP/SL orders' }).textContent).toContain('2.00%');
  // 1 % below the last price of 51,100, down to the tick.
  expect(box.textContent).toContain('50,589.0');
  type(box, 'Callback', '6');
  expect(within(box).getByRole('alert').textContent).toContain('from 0.1% to 5%');
  await submit(box, 'Set trailing TP/SL');
  expect(sent).toEqual([]);
  type(box, 'Callback', '2');
  type(box, 'Activation price', '52000');
  fireEvent.click(within(box).getByRole('radio', { name: 'Part of the position' }));
  type(box, 'Quantity', '0.04');
  expect(box.textContent).toContain('50,960.0');
  await submit(box, 'Set trailing TP/SL');
  expect(sent).toEqual([
    [
      'placePlanOrder',
      {
        symbolId: 'BTCUSDT_UMCBL',
        businessLine: 10,
        tokenId: 'USDT',
        pricedSymbol: 'USDT',
        secondBusinessLine: 'N/A',
        delegateType: 22,
        onlyLow: true,
        isReducePosition: true,
        planType: 3,
        triggerType: 0,
        rangeRate: '0.02',
        delegateCount: '0.04',
        triggerPrice: '52000',
      },
    ],
  ]);
});
