// @vitest-environment jsdom
// The ranking and the copy of a strategy, pressed: failed ones stand beside the others, and what copying does is said first.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { sampleBot } from '../sample-bot.ts';
import { asked, knowDialogs, plain, showBots } from '../on-screen.tsx';
import { RankedCards } from './cards/ranked-cards.tsx';
import { CopyButton } from './copy/copy-button.tsx';
import { CompareStrategies } from './ranking/compare-strategies.tsx';
import { PlazaFilters } from './ranking/plaza-filters.tsx';
import { wholeRanking } from './ranking/plaza-view.ts';
import { RankingTable } from './ranking/ranking-table.tsx';
import { sampleStrategy } from './sample-strategy.ts';
import { ShareStrategy } from './strategy/share-strategy.tsx';
import { StrategyParameters } from './strategy/strategy-parameters.tsx';

const pushed: string[] = [];
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: (href: string) => pushed.push(href) }) }));

beforeEach(() => {
  pushed.length = 0;
  knowDialogs();
});
afterEach(cleanup);

const dead = sampleStrategy({
  strategyId: '72',
  state: 'stopped',
  stopReason: 'liquidated',
  endTimeMs: 1_700_180_000_000,
  rate: '-1',
  profit: '-400',
  published: null,
  copies: 0,
  copiersRate: null,
});

test('a liquidated strategy stands in the ranking with its reason, its loss and its life', () => {
  showBots(<RankingTable place="spot" rows={[sampleStrategy({ isHouse: true }), dead]} days={7} columns={undefined} />, {}, true);
  const [, first, second] = screen.getAllByRole('row').map((row) => plain(row.textContent));
  expect(first).toContain('Calm weatherHouse');
  // The result of copiers is told though it is a loss where the strategy has gained.
  expect(first).toContain('+10.00%');
  expect(first).toContain('-2.00%');
  expect(second).toContain('Unpublished');
  expect(second).toContain('Liquidated');
  expect(second).toContain('-400.00 USDT');
  expect(second).toContain('2d 2h');
});

test('a strategy whose figures reach back before its start is marked, with the part of the profit that nobody traded', () => {
  const computed = { untilTimeMs: 1_700_000_000_000, profit: '35.5' };
  showBots(<RankingTable place="spot" rows={[sampleStrategy({ computed }), dead]} days={7} columns={undefined} />, {}, true);
  const [badge, ...others] = screen.getAllByText('Includes backtest');
  expect(others).toEqual([]);
  expect(plain(badge?.closest('tr')?.textContent ?? '')).toContain('Calm weather');
  expect(badge?.title).toContain('+35.50 USDT');
});

test('a strategy is shared with its drawdown and what its copiers got', async () => {
  const words = { type: 63, title: 'Strategy', text: 'Join', path: '/register?card=63', userName: 'ann' };
  const { sent } = showBots(<ShareStrategy strategy={sampleStrategy()} />, { getShareCard: words });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share this strategy' }, { timeout: 20_000 });
  const card = plain(screen.getByRole('img').getAttribute('alt'));
  for (const text of ['Calm weather', 'BTCUSDT', '+10.00%', '19.05%', '-2.00%']) expect(card).toContain(text);
  await waitFor(() => expect(asked(sent, 'getShareCard')).toEqual([{ locale: 'en', type: 63 }]));
});

test('who stopped a strategy is its owner, not the reader', () => {
  showBots(<RankingTable place="spot" rows={[{ ...dead, stopReason: 'manual' }]} days={7} columns={undefined} />, {}, true);
  expect(screen.getByText('Stopped by its owner')).toBeTruthy();
});

test('a card says its period, and is marked to be compared', () => {
  showBots(<RankedCards list={[sampleStrategy(), dead]} days={30} compared={['72']} />, {}, true);
  const [card] = screen.getAllByRole('listitem');
  expect(plain(card?.textContent ?? '')).toContain('Return · 30 days+10.00%');
  const marks = screen.getAllByRole('checkbox', { name: /^Compare/ });
  expect(marks.map((mark) => [mark.getAttribute('value'), Object(mark).checked])).toEqual([
    ['71', false],
    ['72', true],
  ]);
});

test('of a strategy in several markets the first three are named', () => {
  const symbolIds = ['BTC', 'ETH', 'SOL', 'ADA'].map((coin) => `${coin}USDT_SPBL`);
  showBots(<RankedCards list={[sampleStrategy({ symbolIds: symbolIds.slice(0, 2) }), { ...dead, symbolIds }]} days={30} />, {}, true);
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(cards[0]).toMatch(/BTCUSDT, ETHUSDT(?!,)/);
  expect(cards[1]).toContain('BTCUSDT, ETHUSDT, SOLUSDT, …');
});

test('strategies stand beside each other with the same figures, and the way back leads to the ranking', () => {
  const curve = (last: string) => [
    { timeMs: 1, share: '0' },
    { timeMs: 2, share: last },
  ];
  const compared = [sampleStrategy({ isHouse: true, curve: curve('0.1') }), { ...dead, curve: curve('-1') }];
  showBots(<CompareStrategies strategies={compared} days={90} back="/spot-strategy" />, {}, true);
  expect(screen.getByRole('figure', { name: 'Return, 90 days' }).querySelectorAll('svg path')).toHaveLength(3);
  const row = (name: string) => plain(screen.getByRole('rowheader', { name }).closest('tr')?.textContent ?? '');
  expect(row('Return')).toBe('Return+10.00%-100.00%');
  expect(row('Copiers’ return')).toBe('Copiers’ return-2.00%—');
  expect(screen.getByRole('link', { name: 'Calm weather' }).getAttribute('href')).toBe('/spot-strategy/71');
  expect(screen.getByRole('link', { name: 'Close comparison' }).getAttribute('href')).toBe('/spot-strategy');
});

test('an address that leads to the copy opens its form, which closes like any other', async () => {
  window.location.hash = '#copy';
  try {
    showBots(<CopyButton strategy={sampleStrategy()} coin="USDT" />, { getCopyTerms: free });
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Calm weather' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  } finally {
    window.location.hash = '';
  }
});

test('a star is kept at the exchange, and the list of stars follows', async () => {
  let starred: readonly object[] = [];
  const { sent } = showBots(<RankingTable place="spot" rows={[sampleStrategy()]} days={30} columns={undefined} />, {
    getCollectedStrategies: () => ({ list: starred }),
    collectStrategy: () => {
      starred = [sampleStrategy()];
      return {};
    },
  });
  // The stars that there are are known by then.
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Star Calm weather' }));
  expect(await screen.findByRole('heading', { name: 'Starred by you' })).toBeTruthy();
  expect(asked(sent, 'collectStrategy')).toEqual([{ strategyId: '71' }]);
  expect(asked(sent, 'getCollectedStrategies')[0]).toEqual({ indicatorDate: 30 });
});

test('what is chosen goes into the address, and begins at the first page', () => {
  const view = { ...wholeRanking, page: 4, shows: 'table' } as const;
  showBots(<PlazaFilters place="futures" view={view} markets={['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL']} action="/future-strategy" />, {}, true);
  const market = screen.getByRole('combobox', { name: 'Market' });
  expect([...market.children].map(({ textContent }) => textContent)).toEqual(['All markets', 'BTCUSDT', 'ETHUSDT']);
  fireEvent.change(market, { target: { value: 'ETHUSDT_UMCBL' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'running' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: '0' } });
  expect(pushed).toEqual([
    '/future-strategy?market=ETHUSDT_UMCBL&view=table',
    '/future-strategy?state=running&view=table',
    '/future-strategy?days=0&view=table',
  ]);
});

const free = { standing: 'new', price: '0', profitShare: 0, isFull: false, bot: null } as const;

async function openCopy(copyStrategy: object | ((request: unknown) => object), costs: object = free, points = 3) {
  const shown = showBots(<CopyButton strategy={sampleStrategy()} coin="USDT" />, {
    copyStrategy,
    getCopyTerms: costs,
    acceptStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
    checkStrategyAgreement: { agreed: false },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy Calm weather' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(points));
  await dialog.findByText(/Later changes of price or profit share do not apply to you|You have subscribed/);
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '200' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  return shown;
}

test('a copy is sent once under its name, and leads to the bot', async () => {
  const { sent } = await openCopy({ strategyId: '99', outcome: 'done', bot: null });
  await waitFor(() => expect(pushed).toEqual(['/trading-bot/bot/99']));
  expect(asked(sent, 'copyStrategy')).toMatchObject([
    { strategyId: '71', symbolId: 'BTCUSDT_SPBL', amount: '200', price: '0', profitShare: 0 },
  ]);
});

test('a price and a share are said before, and what was said is what is agreed to', async () => {
  const { sent } = await openCopy({ strategyId: '99', outcome: 'done', bot: null }, { ...free, price: '25', profitShare: 20 }, 5);
  const points = screen.getAllByRole('listitem').map((point) => plain(point.textContent));
  expect(points[1]).toContain('You pay the owner 25.00 USDT once');
  expect(points[3]).toContain('The owner receives 20% of its profit');
  await waitFor(() => expect(asked(sent, 'copyStrategy')).toMatchObject([{ price: '25', profitShare: 20 }]));
});

test('whoever has subscribed pays no price again', async () => {
  await openCopy({ strategyId: '99', outcome: 'done', bot: null }, { ...free, standing: 'subscribed', profitShare: 10 }, 4);
  expect(screen.getByText('You have subscribed. You do not pay again for another copy.')).toBeTruthy();
});

test('one that is full says so, and cannot be copied', async () => {
  showBots(<CopyButton strategy={sampleStrategy()} coin="USDT" />, { getCopyTerms: { ...free, isFull: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy Calm weather' }));
  expect(await dialog.findByText('This strategy is full: it has 150 subscribers.')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '200' } });
  expect(dialog.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true);
});

const grid = sampleBot().bot;

test('parameters that are shown stand on the page, those for sale for whoever has paid', async () => {
  showBots(<StrategyParameters strategy={sampleStrategy({ bot: grid })} />, {});
  expect(plain(screen.getByText('Lower price').parentElement?.textContent ?? '')).toBe('Lower price40,000');
  expect(screen.getByText('Grids').parentElement?.textContent).toBe('Grids4');
  cleanup();
  const forSale = sampleStrategy({ published: { name: 'Calm weather', showsParameters: true, price: '25', profitShare: 0 } });
  showBots(<StrategyParameters strategy={forSale} />, { getCopyTerms: free });
  expect(screen.getByText('Shown only to users who have paid the owner’s price.')).toBeTruthy();
  expect(screen.queryByText('Lower price')).toBeNull();
  cleanup();
  showBots(<StrategyParameters strategy={forSale} />, { getCopyTerms: { ...free, standing: 'subscribed', bot: grid } });
  expect(await screen.findByText('Lower price')).toBeTruthy();
});

test('a refusal is told in words, and nothing is opened', async () => {
  await openCopy(() => {
    throw new ApiError('50313', 'out of range', { price: '105000', lower: '92000', upper: '104000' });
  });
  expect(await screen.findByText(/A copy would not trade/)).toBeTruthy();
  expect(pushed).toEqual([]);
});

test('before the first bot the agreement is asked for, and then the copy goes on', async () => {
  let agreed = false;
  const { sent } = await openCopy(() => {
    if (!agreed) throw new ApiError('50260', 'agreement');
    return { strategyId: '99', outcome: 'done', bot: null };
  });
  const agreement = within(await screen.findByRole('dialog', { name: 'Before your first bot' }));
  agreed = true;
  fireEvent.click(agreement.getByRole('checkbox'));
  fireEvent.click(agreement.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(pushed).toEqual(['/trading-bot/bot/99']));
  const [one, other] = asked(sent, 'copyStrategy');
  expect(one?.['clientOid']).toBe(other?.['clientOid']);
});

test('what is not published cannot be copied', () => {
  showBots(<CopyButton strategy={dead} coin="USDT" />, {});
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(screen.getByText('No one has copied it yet.')).toBeTruthy();
});
