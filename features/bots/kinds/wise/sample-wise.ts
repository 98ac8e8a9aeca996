// For tests: a wise bot as the law of the pages takes it.
import { wiseTermsOf } from '#lib/order-math/bots/wise/wise-terms-of.ts';
import { sampleKind } from '../sample-kind.ts';
import { CreateWise } from './create-wise.tsx';
import { bold, calm } from './sample-tiers.ts';
import { wiseDraft } from './wise-draft.ts';

/** @internal */
export const sampleWise = sampleKind(
  wiseDraft,
  {
    Create: CreateWise,
    call: 'placeStrategyWise',
    starts: [
      {
        kind: 'wise',
        query: 'tier=aggressive&investment=250&leverage=4',
        title: 'Futures wise on',
        says: 'Its settings do not change until it stops.',
        sends: { symbolId: 'BTCUSDT_UMCBL', tier: 'aggressive', investAmount: '250', leverage: 4 },
      },
    ],
    wrong: { kind: 'wise', query: 'tier=aggressive&investment=250&leverage=500', says: 'The position does not allow this leverage.' },
    page: '/trading-bot/futures/BTCUSDT/wise',
    terms: [
      ['wise', wiseTermsOf(calm.terms, '300', 3)],
      ['wise', wiseTermsOf(bold.terms, '250.5', 4)],
    ],
    edit: null,
  },
  // The terms of a tier come from the exchange: an address has its name alone.
  (first, { tier }) => ({ ...first, chosen: tier === calm.tier ? calm.terms : bold.terms }),
);
