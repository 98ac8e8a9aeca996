// @vitest-environment jsdom
// The dialog that follows a leader, filled in: what is typed is what is sent and what is tried, single markets included; and the queue of a full one.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleContract } from '#features/futures/sample-contract.ts';
import { asked, knowDialogs, plain, showBots } from '#features/bots/on-screen.tsx';
import { FollowDialog } from './follow-dialog.tsx';
import type { FollowedLeader } from './followed-leader.ts';

const pushed = vi.fn<(path: string) => void>();
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: pushed }) }));

beforeEach(knowDialogs);
afterEach(() => {
  pushed.mockClear();
  cleanup();
});

const contractOf = (baseCoin: string) => {
  const symbol = `${baseCoin}USDT_UMCBL`;
  return sampleContract({
    symbol,
    symbolId: symbol,
    name: `${baseCoin}USDT`,
    displayName: `${baseCoin}USDT`,
    baseCoin,
    baseSymbol: baseCoin,
  });
};
const futures: FollowedLeader = {
  leaderId: '1007',
  line: 'futures',
  coin: 'USDT',
  symbolIds: ['ETHUSDT_UMCBL'],
  equity: '5000',
  leverage: 10,
};
const spot: FollowedLeader = { ...futures, line: 'spot', symbolIds: [] };
const terms = { profitShare: 10, carriedLoss: '0', isFull: false, isWaiting: false, nextShare: null };
const noPreview = {
  problems: [],
  copy: { price: null, count: null, amount: null, margin: null },
  isTooSmall: false,
  leastLeaderCount: null,
  stop: null,
};
const answers = {
  getLeaderTerms: terms,
  previewCopy: noPreview,
  getContracts: { md5: 'one', symbols: ['BTC', 'ETH', 'SOL'].map(contractOf) },
  getAllSymbols: { md5: 'one', symbols: [sampleMarket] },
  placeStrategyCopy: { strategyId: '41', outcome: 'done', bot: null },
};

const show = (leader: FollowedLeader, more: Parameters<typeof showBots>[1] = {}) =>
  showBots(<FollowDialog leader={leader} onClose={() => undefined} />, { ...answers, ...more });
const type = (name: string, text: string, within_: HTMLElement = document.body): void =>
  void fireEvent.change(within(within_).getAllByRole('textbox', { name: new RegExp(`^${name}`) })[0] ?? within_, {
    target: { value: text },
  });
const press = (name: string, inside: HTMLElement = document.body): void =>
  void fireEvent.click(within(inside).getAllByRole('button', { name })[0] ?? inside);
const tick = (name: string, inside: HTMLElement = document.body): void =>
  void fireEvent.click(within(inside).getByRole('checkbox', { name }));
const start = (): HTMLElement => screen.getByRole('button', { name: 'Start copying' });
const canStart = () => waitFor(() => expect(start()).toHaveProperty('disabled', false));
/** Folded parts are closed to who looks for what is shown. */
const unfold = (): void => {
  for (const part of document.querySelectorAll('details')) part.open = true;
};
async function addMarket(coin: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Market: Add a market' }));
  fireEvent.click(screen.getByRole('option', { name: new RegExp(`^${coin}`) }));
  return screen.getByRole('group', { name: `${coin}USDT` });
}

test('what is typed is what is sent, in digits of other scripts too', async () => {
  const { sent } = show(futures);
  expect(start()).toHaveProperty('disabled', true);
  type('Investment', '١٬٢٣٤٫٥');
  press('Multiplier');
  type('Size multiplier', '0.5');
  type('Slippage limit', '0.25');
  type('Your leverage', '7');
  type('Largest position', '900');
  type('Take profit', '12.5');
  type('Stop loss', '4');
  type('Total stop', '30');
  type('Daily loss limit', '5');
  press('Cross');
  tick('Add margin when the trader does');
  await canStart();
  fireEvent.click(start());
  await waitFor(() => expect(pushed).toHaveBeenCalled());
  const [request] = asked(sent, 'placeStrategyCopy');
  expect(request).toEqual({
    strategyType: 32,
    symbolId: 'BTCUSDT_UMCBL',
    leaderId: '1007',
    profitShare: 10,
    investAmount: '1234.5',
    copyType: 'multiplier',
    copyValue: '0.5',
    maxSlippage: '0.0025',
    leverage: 7,
    marginMode: 2,
    maxAmount: '900',
    targetProfit: '0.125',
    targetLoss: '0.04',
    totalLoss: '0.3',
    dailyLoss: '0.05',
    mirrorsMargin: true,
    endOperate: 1,
    markets: [],
    clientOid: expect.any(String),
  });
});

test('a single market begins with the settings of all, has its own then, or is left out, or is taken away again', async () => {
  const { sent } = show(futures);
  type('Investment', '100');
  type('Stop loss', '4');
  unfold();
  const eth = await addMarket('ETH');
  expect(within(eth).getByRole('textbox', { name: /^Stop loss/ })).toHaveProperty('value', '4');
  type('Your leverage', '3', eth);
  type('Largest position', '50', eth);
  type('Take profit', '2', eth);
  type('Stop loss', '', eth);
  press('Isolated', eth);
  tick('Don’t copy', await addMarket('BTC'));
  const sol = await addMarket('SOL');
  type('Take profit', 'many', sol);
  // There is no further market, and one field that cannot be read, which the folded part says as well.
  expect(screen.getByText('Check the numbers')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Market: Add a market' })).toBeNull();
  expect(start()).toHaveProperty('disabled', true);
  press('Remove SOLUSDT', sol);
  expect(screen.getByText('2 markets')).toBeTruthy();
  await canStart();
  fireEvent.click(start());
  await waitFor(() => expect(pushed).toHaveBeenCalled());
  expect(asked(sent, 'placeStrategyCopy')[0]).toMatchObject({
    targetLoss: '0.04',
    markets: [
      { symbolId: 'ETHUSDT_UMCBL', isLeftOut: false, leverage: 3, marginMode: 1, maxAmount: '50', targetProfit: '0.02' },
      { symbolId: 'BTCUSDT_UMCBL', isLeftOut: true },
    ],
  });
  expect(Object.keys(Object(Object(asked(sent, 'placeStrategyCopy')[0]?.['markets'])[0]))).not.toContain('targetLoss');
});

test('what the trader trades stands first among the markets', async () => {
  show(futures);
  unfold();
  fireEvent.click(await screen.findByRole('button', { name: 'Market: Add a market' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['ETHETHUSDT', 'BTCBTCUSDT', 'SOLSOLUSDT']);
});

test('a value outside of its limits says so before it is sent', async () => {
  show(futures);
  type('Investment', '100');
  await canStart();
  type('Total stop', '0.5');
  expect((await screen.findByRole('alert')).textContent).toMatch(/1%.*99%/);
  expect(start()).toHaveProperty('disabled', true);
  type('Total stop', '');
  unfold();
  type('Stop loss', '120', await addMarket('ETH'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/0\.1%.*99%/);
  expect(start()).toHaveProperty('disabled', true);
});

test('of coins there is neither leverage nor margin, and they may be kept at the end', async () => {
  const { sent } = show(spot);
  type('Investment', '100');
  expect(screen.queryByRole('textbox', { name: /leverage/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Margin mode' })).toBeNull();
  tick('Sell all coins when the bot stops');
  await canStart();
  fireEvent.click(start());
  await waitFor(() => expect(pushed).toHaveBeenCalled());
  expect(asked(sent, 'placeStrategyCopy')[0]).toMatchObject({
    strategyType: 31,
    symbolId: 'BTCUSDT_SPBL',
    endOperate: 2,
    copyType: 'equity',
  });
});

const ran = {
  fromTimeMs: 0,
  orders: 9,
  invested: '100',
  left: '112.5',
  fees: '1.25',
  lowest: '95',
  copied: 6,
  skipped: [
    { code: 'copy.skipped-minimum', count: 2 },
    { code: 'copy.skipped-left-out', count: 1 },
  ],
  rows: [],
  coin: 'USDT',
};

test('the draft is tried as it stands: what would be left, what was skipped and why; a change says that it is another one', async () => {
  const { sent } = show(futures, { runLeaderDry: ran });
  unfold();
  expect(screen.getByRole('button', { name: 'Run backtest' })).toHaveProperty('disabled', true);
  type('Investment', '100');
  type('Slippage limit', '1');
  tick('Don’t copy', await addMarket('BTC'));
  press('Run backtest');
  expect(await screen.findByText(/112\.50/)).toBeTruthy();
  expect(asked(sent, 'runLeaderDry')).toEqual([
    {
      leaderId: '1007',
      line: 'futures',
      investAmount: '100',
      copyType: 'equity',
      maxSlippage: '0.01',
      mirrorsMargin: false,
      endOperate: 1,
      markets: [{ symbolId: 'BTCUSDT_UMCBL', isLeftOut: true }],
    },
  ]);
  expect(screen.getByText('9 orders of the lead trader, 6 copied.')).toBeTruthy();
  expect(screen.getByText('Skipped: below the minimum order').parentElement?.textContent).toContain('2');
  expect(screen.queryByText('The settings have changed since the last run.')).toBeNull();
  type('Investment', '200');
  expect(screen.getByText('The settings have changed since the last run.')).toBeTruthy();
  press('Run again');
  await waitFor(() => expect(screen.queryByText('The settings have changed since the last run.')).toBeNull());
});

test('a trader without orders has nothing to be tried', async () => {
  show(futures, { runLeaderDry: { ...ran, orders: 0, copied: 0, skipped: [] } });
  unfold();
  type('Investment', '100');
  press('Run backtest');
  expect(await screen.findByText('No orders in the last 90 days yet.')).toBeTruthy();
});

test('a size below the minimum of the market that was traded last is told as it is typed', async () => {
  const price = { price: '2500', count: '0', amount: '0', margin: '0' };
  const { sent } = show(futures, { previewCopy: { ...noPreview, copy: price, isTooSmall: true } });
  type('Investment', '100');
  press('Fixed amount');
  type('Amount per copy', '0.1');
  const told = await screen.findByText(/is below the minimum and is skipped/);
  expect(told.textContent).toContain('ETHUSDT');
  expect(asked(sent, 'previewCopy').at(-1)).toEqual({
    strategyType: 32,
    symbolId: 'ETHUSDT_UMCBL',
    investAmount: '100',
    copyType: 'amount',
    copyValue: '0.1',
    leaderLeverage: 10,
    leaderEquity: '5000',
  });
});

test('the size is told of a market that is copied, with its own leverage', async () => {
  const { sent } = show(futures, { previewCopy: { ...noPreview, copy: { price: '50000', count: '0.004', amount: '200', margin: '50' } } });
  type('Investment', '100');
  press('Fixed amount');
  type('Amount per copy', '50');
  unfold();
  tick('Don’t copy', await addMarket('ETH'));
  type('Your leverage', '4', await addMarket('BTC'));
  expect((await screen.findByText(/a copy is/)).textContent).toMatch(/BTCUSDT.*0\.004 BTC.*50\.00 USDT/);
  expect(asked(sent, 'previewCopy').at(-1)).toMatchObject({ symbolId: 'BTCUSDT_UMCBL', leverage: 4, copyValue: '50' });
});

test('by worth it is told from which size of theirs on there is a copy', async () => {
  show(futures, { previewCopy: { ...noPreview, copy: { ...noPreview.copy, price: '2500' }, leastLeaderCount: '0.5' } });
  type('Investment', '100');
  expect((await screen.findByText(/too small to be copied/)).textContent).toMatch(/ETHUSDT.*0\.5 ETH/);
});

test('a full one is waited for, and no more', async () => {
  let isWaiting = false;
  const { sent } = show(futures, {
    getLeaderTerms: () => ({ ...terms, isFull: true, isWaiting }),
    waitForLeader: () => {
      isWaiting = !isWaiting;
      return { waits: isWaiting };
    },
  });
  expect(await screen.findByText('This lead trader isn’t accepting more copiers right now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start copying' })).toBeNull();
  press('Join queue');
  expect(await screen.findByText(/You are in the queue/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave queue' }));
  expect(await screen.findByRole('button', { name: 'Join queue' })).toBeTruthy();
  expect(asked(sent, 'waitForLeader')).toEqual([
    { leaderId: '1007', line: 'futures', waits: true },
    { leaderId: '1007', line: 'futures', waits: false },
  ]);
});

test('a higher share that is announced is told with its time', async () => {
  show(futures, { getLeaderTerms: { ...terms, nextShare: { percent: 15, fromTimeMs: Date.UTC(2026, 11, 5, 9) } } });
  const told = await screen.findByText(/^From .*, the profit share is/);
  expect(told.textContent).toMatch(/2026-12-05 09:00:00.*15%/);
  expect(screen.getByText(/of your profit above the high-water mark/).textContent).toContain('10%');
});

test('a total stop is no promise: how far prices may go until it and until a liquidation stands above the rules', async () => {
  const stop = { leverage: 50, stopMove: '0.004', liquidationMove: '0.013916' };
  const { sent } = show(futures, { previewCopy: { ...noPreview, stop } });
  type('Investment', '2000');
  expect(screen.queryByRole('note')).toBeNull();
  type('Total stop', '20');
  expect((await screen.findByRole('note')).textContent).toMatch(/50×.*0\.40%.*1\.39%.*jump past both/);
  expect(asked(sent, 'previewCopy').at(-1)).toMatchObject({ totalLoss: '0.2' });
});

test('a loss of earlier copies is told with what it means for the share', async () => {
  show(futures, { getLeaderTerms: { ...terms, carriedLoss: '52.02' } });
  const told = await screen.findByText(/^Loss carried over/);
  expect(plain(told.textContent)).toBe('Loss carried over: 52.02 USDT. Your profit is not shared until this copy has earned it back.');
});

test.each([
  ['without a share', { profitShare: 0, carriedLoss: '52.02' }, /charge no profit share/],
  ['without a loss', {}, /of your profit above the high-water mark/],
])('%s no loss is told', async (_what, asks, rule) => {
  show(futures, { getLeaderTerms: { ...terms, ...asks } });
  expect(await screen.findByText(rule)).toBeTruthy();
  expect(screen.queryByText(/^Loss carried over/)).toBeNull();
});
