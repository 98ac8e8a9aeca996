// @vitest-environment jsdom
// The form of a wise bot, pressed: tiers with what they brought afterwards, the one that is taken, what is sent, and what is drawn.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { firstCtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { WiseTier } from '#lib/contract/bots/wise/wise-tier.ts';
import { sampleContract, sampleTicker } from '#features/futures/sample-contract.ts';
import { CreatePanels } from '../../create/create-panels.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { showBots, type Sent } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreateWise } from './create-wise.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const contract = sampleContract();
const ticker = sampleTicker(contract.symbol, '50000');

const gridOf = sampleBot().bot;
const gridTerms = gridOf.kind === 'grid' ? gridOf.terms : null;
if (gridTerms === null) throw new Error('the sample is no grid');

const round = { fromMs: 0, toMs: 1, chosenRate: '0.2', maxDrawdownRate: '0.05' };
const common = { symbolId: 'BTCUSDT_UMCBL', chosenMs: 0, maxDrawdownRate: '0.08' };
const calm: WiseTier = {
  ...common,
  tier: 'steady',
  terms: { tier: 'steady', preset: { kind: 'grid', terms: { ...gridTerms, leverage: 2, quoteInvestment: '100', direction: 'long' } } },
  chosenRate: '0.25',
  judgedRate: '-0.031',
  wonRounds: 1,
  rounds: [
    { ...round, kind: 'grid', judgedRate: '0.01' },
    { ...round, kind: 'cta', judgedRate: '-0.04' },
  ],
};
const bold: WiseTier = {
  ...common,
  tier: 'aggressive',
  terms: {
    tier: 'aggressive',
    preset: {
      kind: 'cta',
      terms: {
        ...firstCtaTerms,
        indicator: { type: 'ma', fast: 2, slow: 4 },
        interval: '1m',
        direction: 'both',
        investment: '100',
        leverage: 5,
        stopLossRate: '0.1',
      },
    },
  },
  chosenRate: '0.6',
  judgedRate: '0.124',
  wonRounds: 2,
  rounds: calm.rounds,
};

function show(query = '', tiers: object = { list: [calm, bold], pending: false }): readonly Sent[] {
  const { sent } = showBots(
    <CreateWise kind="wise" market={contract} ticker={ticker} query={query}>
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

const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066\u2069]/g, '');
const tiersShown = async (): Promise<readonly HTMLElement[]> =>
  within(await screen.findByRole('region', { name: 'Risk level' })).findAllByRole('button');
const told = (sent: readonly Sent[]) => sent.filter(({ name }) => name === 'placeStrategyWise').map(({ request }) => request);

test('each tier says what it brought afterwards, losses too, and the usual one is taken', async () => {
  show();
  const [first, second] = await tiersShown();
  expect(plain(first?.textContent ?? '')).toContain('-3.10%');
  expect(plain(first?.textContent ?? '')).toContain('1 of 2 weeks profitable');
  expect(plain(first?.textContent ?? '')).toContain('Selection period: +25.00%');
  expect(plain(second?.textContent ?? '')).toContain('+12.40%');
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
  fireEvent.change(screen.getByRole('textbox', { name: /^Investment/ }), { target: { value: '250' } });
  await waitFor(() => expect(useMoreTags.getState().linesOf).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Start bot' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(told(sent)).toHaveLength(1));
  expect(told(sent)[0]).toMatchObject({ symbolId: 'BTCUSDT_UMCBL', tier: 'aggressive', investAmount: '250', leverage: 5 });
  expect(told(sent)[0]).not.toHaveProperty('terms');
});

test('a contract without tiers, and tiers that are still worked out, say so', async () => {
  show('', { list: [], pending: false });
  expect(await screen.findByText('No tiers for this contract: its history is too short.')).toBeDefined();
  cleanup();
  show('', { list: [], pending: true });
  expect(await screen.findByText('Calculating tiers. This takes a moment.')).toBeDefined();
});
