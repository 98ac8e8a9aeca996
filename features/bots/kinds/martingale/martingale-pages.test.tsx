// @vitest-environment jsdom
// A martingale on its pages: its orders are worked out as it is typed, and it is told to end with its round.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleTicker } from '#features/futures/sample-contract.ts';
import { firstMartingaleTerms, type MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { BotSummary } from '../../bot/summary/bot-summary.tsx';
import { CreatePanels } from '../../create/create-panels.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { asked, knowDialogs, showBots } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreateMartingale } from './create-martingale.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(knowDialogs);
afterEach(cleanup);

const query = 'firstStep=2&stepMultiplier=1&firstAmount=100&amountMultiplier=2&maxOrders=3&takeProfit=1.5&investment=1600&rounds=one';

test('its orders stand on the chart', () => {
  showBots(
    <CreateMartingale kind="spotDca" market={sampleMarket} ticker={sampleTicker('BTCUSDT', '50000')} query={query}>
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateMartingale>,
    {
      getSuggestions: { list: [], dropped: [], pending: false },
      checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
      getKeptBacktests: { list: [] },
    },
  );
  // 2 % of the first price apart; the last line is the exit.
  const prices = useMoreTags.getState().lines.map(({ price }) => price);
  expect(prices.slice(0, 4)).toEqual([50000, 49000, 48000, 47000]);
  expect(prices).toHaveLength(5);
});

const terms: MartingaleTerms = {
  ...firstMartingaleTerms,
  firstStep: '0.02',
  firstAmount: '100',
  amountMultiplier: '2',
  maxOrders: 3,
  investment: '1600',
  takeProfit: '0.015',
  marginMode: 'isolated',
};

test('an endless one tells its rounds, and can be told to end with the one that runs', async () => {
  const bot = sampleBot({ strategyType: StrategyType.spotDca, bot: { kind: 'martingale', terms }, lowerPrice: null, upperPrice: null });
  const { sent } = showBots(
    <BotPage initial={bot} market={sampleMarket}>
      <BotSummary />
    </BotPage>,
    { getStrategy: bot, getStrategyDecisions: { list: [], nextId: null }, endAfterRound: { strategyId: '41', outcome: 'done', bot: null } },
  );
  expect(screen.getByText('Rounds')).toBeDefined();
  expect(screen.getByText('Round profit')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop after this round' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Stop after this round' }));
  await waitFor(() => expect(asked(sent, 'endAfterRound')).toEqual([{ strategyId: '41' }]));
});
