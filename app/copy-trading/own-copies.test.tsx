// @vitest-environment jsdom
// The page of one's copies, pressed: what they hold, live, how it is closed and given prices, and whose orders are followed.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import { fakeClock, fakeSocket } from '#lib/realtime/fake-line.ts';
import { asked, knowDialogs, plain, showBots } from '#features/bots/on-screen.tsx';
import { OwnCopies } from './own-copies.tsx';
import { sampleMyLeader, sampleTracking } from '#features/bots/kinds/copy/sample-followed.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
beforeEach(knowDialogs);
afterEach(cleanup);

const textOf = (element: HTMLElement | undefined): string => plain(element?.textContent);
const toTab = (name: string): void => void fireEvent.click(screen.getByRole('tab', { name }));

function show(answers: Readonly<Record<string, object>> = {}) {
  const [socket, clock] = [fakeSocket(), fakeClock()];
  const shown = showBots(
    <OwnCopies columns={undefined} />,
    { getMyLeaders: { list: [sampleMyLeader()] }, getAllSymbols: { md5: '', symbols: [sampleMarket] }, ...answers },
    false,
    { io: socket.factory, clock },
  );
  let sequence = 0;
  const tell = (data: readonly TrackingOrder[]) =>
    act(async () => {
      sequence += 1;
      socket.deliver({ channel: 'track', key: '', kind: sequence === 1 ? 'snapshot' : 'update', sequence, timeMs: 1, data });
      clock.draw();
    });
  /** The code of a tab comes late: there is nobody to tell anything before. */
  const listened = async () => {
    await act(async () => socket.opened().connected());
    await waitFor(() => expect(socket.asked.map(({ subscription }) => subscription.channel)).toContain('track'), { timeout: 20_000 });
  };
  return { ...shown, listened, tell };
}

async function withPositions(orders: readonly TrackingOrder[], answers: Readonly<Record<string, object>> = {}) {
  const shown = show(answers);
  toTab('Positions');
  await shown.listened();
  await shown.tell(orders);
  return shown;
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('what is held stands there live, with the name of whose orders it follows', async () => {
  const { tell } = await withPositions([sampleTracking()]);
  const list = await table('Copied positions');
  const row = () => list.getAllByRole('row')[1];
  await waitFor(() => expect(textOf(row())).toContain('Maria'));
  for (const text of ['BTC/USDT', 'Coins', '0.01 BTC', '50,000.00', '51,000.00', '+10.00 USDT', '60,000.00 / —', 'from settings'])
    expect(textOf(row())).toContain(text);
  expect(list.getByRole('link', { name: 'Maria' }).getAttribute('href')).toBe('/copy-trading/spot/1700');
  expect(list.getByRole('link', { name: /Copy/ }).getAttribute('href')).toBe('/trading-bot/bot/77');
  await tell([sampleTracking({ price: '49000', profit: '-10' })]);
  expect(textOf(row())).toContain('-10.00 USDT');
  await tell([]);
  expect(screen.getByText('Your copies have no open positions.')).toBeDefined();
});

test('one is closed after a question; a refusal says why, and the question stays', async () => {
  const orders = [sampleTracking(), sampleTracking({ trackingNo: '78-BTCUSDT_SPBL', strategyId: '78' })];
  const refused = await withPositions(orders);
  const press = async () => {
    fireEvent.click((await screen.findAllByRole('button', { name: 'Close BTC/USDT' }))[1] ?? document.body);
    const question = within(await screen.findByRole('dialog', { name: 'Close this position?' }));
    expect(textOf(question.getByRole('listitem'))).toContain('BTC/USDT 0.01 BTC');
    fireEvent.click(question.getByRole('button', { name: 'Close at market' }));
  };
  await press();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(asked(refused.sent, 'closeTrackingOrder')).toEqual([{ trackingNo: '78-BTCUSDT_SPBL' }]);
  cleanup();
  await withPositions(orders, { closeTrackingOrder: { strategyId: '78', outcome: 'done', bot: null } });
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what a copy holds is shared as a card, with its gain on what was paid', async () => {
  const words = { type: 8, title: 'Copied', text: 'Join', path: '/register?card=8', userName: 'ann' };
  const held = sampleTracking({ marginMode: 1, leverage: 10, margin: '50' });
  const { sent } = await withPositions([held], { getShareCard: words });
  fireEvent.click(await screen.findByRole('button', { name: 'Share BTC/USDT' }));
  await screen.findByRole('dialog', { name: 'Share this copied position' });
  // 10 on 0.01 × 50,000 ÷ 10.
  const card = screen.getByRole('img').getAttribute('alt') ?? '';
  for (const text of ['BTC/USDT', '10×', '+20.00%', '50,000.00', '51,000.00']) expect(plain(card)).toContain(text);
  expect(asked(sent, 'getShareCard')).toEqual([{ locale: 'en', type: 8 }]);
});

test('all are closed at once', async () => {
  const { sent } = await withPositions([sampleTracking(), sampleTracking({ trackingNo: '78-BTCUSDT_SPBL', strategyId: '78' })], {
    closeAllTrackingOrders: { strategyIds: ['77', '78'], outcome: 'done' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close all positions of all copies?' }));
  expect(question.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(question.getByRole('button', { name: 'Close at market' }));
  await waitFor(() => expect(asked(sent, 'closeAllTrackingOrders')).toEqual([{}]));
});

const openExits = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /Take profit and stop loss: BTC\/USDT/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take profit and stop loss' }));
  const type = (name: string, value: string): void =>
    void fireEvent.change(dialog.getByRole('textbox', { name: new RegExp(name) }), { target: { value } });
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  return { dialog, type, save };
};

test('prices for its end: what is typed is sent, and what would close at once is not', async () => {
  const { sent } = await withPositions([sampleTracking()], { updateTrackingTpsl: { strategyId: '77', outcome: 'done', bot: null } });
  const { dialog, type, save } = await openExits();
  type('Stop loss', '51000');
  expect(dialog.getByRole('alert').textContent).toBe('The price is already reached. It would trigger immediately.');
  expect(save.disabled).toBe(true);
  type('Stop loss', '48000');
  // 0.01 of 2,000 less, of 10,000 more.
  expect(dialog.getByText(/-20\.00/)).toBeDefined();
  expect(dialog.getByText(/\+100\.00/)).toBeDefined();
  type('Take profit', '');
  fireEvent.click(save);
  await waitFor(() =>
    expect(asked(sent, 'updateTrackingTpsl')).toEqual([{ trackingNo: '77-BTCUSDT_SPBL', takeProfitPrice: null, stopLossPrice: '48000' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a stop behind the liquidation is warned of; prices that were set are taken back for this copy alone', async () => {
  const short = sampleTracking({
    holdSide: 'short',
    leverage: 10,
    marginMode: 1,
    margin: '50',
    liquidationPrice: '55000',
    takeProfitPrice: '45000',
    areExitsSet: true,
  });
  const { sent } = await withPositions([short], { cancelAllTrackingPlans: { strategyIds: ['77'], outcome: 'done' } });
  expect(textOf((await table('Copied positions')).getAllByRole('row')[1])).toContain('Short');
  const { dialog, type, save } = await openExits();
  type('Stop loss', '56000');
  expect(dialog.getByText('The position would be liquidated first.')).toBeDefined();
  expect(save.disabled).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Use my settings' }));
  await waitFor(() => expect(asked(sent, 'cancelAllTrackingPlans')).toEqual([{ strategyId: '77', symbolId: 'BTCUSDT_SPBL' }]));
});

test('leaders: copies that run, what ended ones made as well, a share that rises, and a queue that is left', async () => {
  const { sent } = show({
    getMyLeaders: {
      list: [
        sampleMyLeader({
          copies: [
            { strategyId: '77', isRunning: true },
            { strategyId: '70', isRunning: false },
          ],
          profit: '-4.5',
          shared: '3',
          nextShare: { percent: 8, fromTimeMs: Date.UTC(2026, 5, 1) },
        }),
        sampleMyLeader({
          leaderId: '1800',
          line: 'futures',
          profile: null,
          copies: [],
          invested: '0',
          worth: '0',
          profit: '0',
          waiting: { place: 2, sinceTimeMs: 1 },
        }),
        sampleMyLeader({ leaderId: '1900', profile: null, standing: 'suspended', copies: [], sharePercent: null }),
      ],
    },
    waitForLeader: { waits: false },
  });
  toTab('Lead traders');
  const list = await table('My lead traders');
  const [, maria, waited, gone] = list.getAllByRole('row').map(textOf);
  for (const text of ['Maria', 'Copy 77', '1 stopped', '1,000.00 USDT', '-4.50 USDT', '3.00 USDT', '5%', '8% from 2026-06-01'])
    expect(maria).toContain(text);
  expect(waited).toContain('Lead trader 1800');
  expect(waited).toContain('Place 2');
  expect(gone).toContain('Suspended by the exchange');
  fireEvent.click(list.getByRole('button', { name: 'Leave queue: Lead trader 1800' }));
  await waitFor(() => expect(asked(sent, 'waitForLeader')).toEqual([{ leaderId: '1800', line: 'futures', waits: false }]));
  await waitFor(() => expect(asked(sent, 'getMyLeaders')).toHaveLength(2));
});
