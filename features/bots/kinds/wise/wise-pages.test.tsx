// @vitest-environment jsdom
// The form of a wise bot, pressed: tiers with what they brought afterwards, the one that is taken, what is sent, and what is drawn.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { sampleContract, sampleTicker } from '#features/futures/sample-contract.ts';
import { CreatePanels } from '../../create/create-panels.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { asked, knowDialogs, plain, press, showBots, type, type Sent } from '../../on-screen.tsx';
import { CreateWise } from './create-wise.tsx';
import { bold, calm } from './sample-tiers.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(knowDialogs);
afterEach(cleanup);

const contract = sampleContract();
const ticker = sampleTicker(contract.symbol, '50000');

function show(tiers: object = { list: [calm, bold], pending: false }): readonly Sent[] {
  const { sent } = showBots(
    <CreateWise kind="wise" market={contract} ticker={ticker} query="">
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateWise>,
    {
      getWiseTiers: tiers,
      getRunningStrategies: { list: [] },
      checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
      getKeptBacktests: { list: [] },
      placeStrategyWise: { strategyId: '7', outcome: 'done', bot: null },
    },
  );
  return sent;
}

const tiersShown = async (): Promise<readonly HTMLElement[]> =>
  within(await screen.findByRole('region', { name: 'Risk level' })).findAllByRole('button');

test('each tier says what it brought afterwards, losses too, and the usual one is taken', async () => {
  show();
  const [first, second] = await tiersShown();
  expect(plain(first?.textContent)).toContain('-3.10%');
  expect(plain(first?.textContent)).toContain('1 of 2 weeks profitable');
  expect(plain(first?.textContent)).toContain('Selection period: +25.00%');
  expect(plain(second?.textContent)).toContain('+12.40%');
  expect([first, second].map((tier) => tier?.textContent.includes('have lost money afterwards'))).toEqual([true, false]);
  await waitFor(() => expect(first?.getAttribute('aria-pressed')).toBe('true'));
  // The levels of the grid that was chosen, on the chart.
  await waitFor(() => expect(useMoreTags.getState().lines).toHaveLength(5));
});

test('another tier brings its own leverage and its indicator, and the start sends the tier, not its values', async () => {
  const sent = show();
  const [, second] = await tiersShown();
  if (second === undefined) throw new Error('there is one tier alone');
  fireEvent.click(second);
  type(/^Investment/, '250');
  await waitFor(() => expect(useMoreTags.getState().linesOf).not.toBeNull());
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(asked(sent, 'placeStrategyWise')).toHaveLength(1));
  expect(asked(sent, 'placeStrategyWise')[0]).toMatchObject({
    symbolId: 'BTCUSDT_UMCBL',
    tier: 'aggressive',
    investAmount: '250',
    leverage: 5,
  });
  expect(asked(sent, 'placeStrategyWise')[0]).not.toHaveProperty('terms');
});

test('a contract without tiers, and tiers that are still worked out, say so', async () => {
  show({ list: [], pending: false });
  expect(await screen.findByText('No tiers for this contract: its history is too short.')).toBeDefined();
  cleanup();
  show({ list: [], pending: true });
  expect(await screen.findByText('Calculating tiers. This takes a moment.')).toBeDefined();
});
