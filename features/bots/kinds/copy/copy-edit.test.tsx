// @vitest-environment jsdom
// The dialog that changes a copy: it stands as the copy does, and only what differs is told, single markets as a whole.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleContract } from '#features/futures/sample-contract.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { knowDialogs, showBots, type Sent } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CopyEdit } from './copy-edit.tsx';
import { sampleMyLeader, sampleRankedLeader } from './sample-followed.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(knowDialogs);
afterEach(cleanup);

const own = { leverage: null, marginMode: 'leader', maxAmount: null, takeProfitRate: null, stopLossRate: null } as const;
const terms: CopyTerms = {
  investment: '1000',
  sizing: { by: 'multiplier', multiplier: '0.5' },
  ...own,
  leverage: 5,
  maxAmount: '800',
  stopLossRate: '0.04',
  maxSlippage: '0.005',
  totalStopRate: '0.3',
  dailyStopRate: null,
  mirrorsMargin: false,
  sellsAtEnd: true,
  markets: [
    { symbol: 'ETHUSDT_UMCBL', isLeftOut: false, ...own, takeProfitRate: '0.02' },
    { symbol: 'SOLUSDT_UMCBL', isLeftOut: true, ...own },
  ],
};

function show(more: Parameters<typeof showBots>[1] = {}): readonly Sent[] {
  const contract = sampleContract();
  const bot = sampleBot({ strategyType: 32, symbolId: contract.symbolId, symbols: [contract.symbolId], bot: { kind: 'copy', terms } });
  const { sent } = showBots(
    <BotPage initial={bot} market={contract}>
      <CopyEdit onClose={() => undefined} />
    </BotPage>,
    {
      getStrategy: bot,
      getContracts: { md5: 'one', symbols: [contract] },
      updateStrategyCopy: { strategyId: '41', outcome: 'done', bot: null },
      ...more,
    },
  );
  for (const part of document.querySelectorAll('details')) part.open = true;
  return sent;
}
const field = (name: string, inside?: HTMLElement): HTMLElement => {
  const [first] = (inside === undefined ? screen : within(inside)).getAllByRole('textbox', { name: new RegExp(`^${name}`) });
  if (first === undefined) throw new Error(`no field ${name}`);
  return first;
};
const type = (name: string, value: string, inside?: HTMLElement): void => void fireEvent.change(field(name, inside), { target: { value } });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
async function told(sent: readonly Sent[]): Promise<unknown> {
  fireEvent.click(save());
  return waitFor(() => {
    const call = sent.find(({ name }) => name === 'updateStrategyCopy');
    if (call === undefined) throw new Error('nothing was told yet');
    return call.request;
  });
}

test('it stands as the copy does, and says nothing while nothing differs', () => {
  show();
  expect(field('Size multiplier')).toHaveProperty('value', '0.5');
  expect(field('Your leverage')).toHaveProperty('value', '5');
  expect(field('Total stop')).toHaveProperty('value', '30');
  const eth = screen.getByRole('group', { name: 'ETHUSDT' });
  expect(field('Take profit', eth)).toHaveProperty('value', '2');
  expect(within(screen.getByRole('group', { name: 'SOLUSDT' })).getByRole('checkbox', { name: 'Don’t copy' })).toHaveProperty(
    'checked',
    true,
  );
  expect(save()).toHaveProperty('disabled', true);
  type('Total stop', '30.0');
  expect(save()).toHaveProperty('disabled', true);
});

test('a limit that is emptied is taken away, and nothing else is told', async () => {
  const sent = show();
  type('Your leverage', '');
  type('Largest position', '');
  type('Daily loss limit', '5');
  expect(await told(sent)).toEqual({ strategyId: '41', leverage: null, maxAmount: null, dailyLoss: '0.05' });
});

test('the size and the margin mode are changed', async () => {
  const sent = show();
  fireEvent.click(screen.getByRole('button', { name: 'By equity' }));
  fireEvent.click(within(screen.getByRole('region', { name: 'Limits' })).getByRole('button', { name: 'Isolated' }));
  expect(await told(sent)).toEqual({ strategyId: '41', copyType: 'equity', marginMode: 1 });
});

test('markets are told as a whole once one of them differs', async () => {
  const sent = show();
  type('Largest position', '50', screen.getByRole('group', { name: 'ETHUSDT' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove SOLUSDT' }));
  expect(await told(sent)).toEqual({
    strategyId: '41',
    markets: [{ symbolId: 'ETHUSDT_UMCBL', isLeftOut: false, maxAmount: '50', targetProfit: '0.02' }],
  });
});

test('a total stop is told with the liquidation that may come first, at the leverage of the leader and of the changed terms', async () => {
  const gap = { trades: 0, copiedOrders: 0, skippedOrders: 0 };
  const parts = ['leader', 'followers', 'price', 'time', 'size', 'skipped', 'fees', 'share'].map((part) => [part, '0'] as const);
  const sent = show({
    getMyLeaders: { list: [sampleMyLeader({ line: 'futures', copies: [{ strategyId: '41', isRunning: true }] })] },
    getLeaderRecord: {
      leader: sampleRankedLeader({ meanLeverage: '12.4', equity: '5000' }),
      periods: [],
      hours: [],
      trades: [],
      followers: [],
      gap: { ...gap, ...Object.fromEntries(parts) },
      coin: 'USDT',
    },
    previewCopy: {
      problems: [],
      copy: { price: null, count: null, amount: null, margin: null },
      isTooSmall: false,
      leastLeaderCount: null,
      stop: { leverage: 5, stopMove: '0.06', liquidationMove: '0.19' },
    },
  });
  expect((await screen.findByRole('note')).textContent).toMatch(/5×.*6\.00%.*19\.00%.*jump past both/);
  type('Total stop', '20');
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name === 'previewCopy')?.request).toMatchObject({
      totalLoss: '0.2',
      leverage: 5,
      leaderLeverage: 12,
      leaderEquity: '5000',
    }),
  );
});
