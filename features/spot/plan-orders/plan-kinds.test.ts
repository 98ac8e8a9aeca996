// The condition of a plan order, as its row tells it.
import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';

import type { SpotPlan } from '#lib/contract/plan.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { samplePlan } from '../../futures/positions/sample-row.ts';
import { planKinds } from './plan-kinds.ts';

const t = createTranslator({ locale: 'en-US', messages: english, namespace: 'plans' });
const plan: SpotPlan = {
  ...samplePlan,
  delegatePrice: '52000',
  triggerPrice: '48000',
  executePrice: '47900',
  presetTakeProfitPrice: '',
  exeTakeProfitPrice: '',
  presetStopLossPrice: '48000',
  exeStopLossPrice: '47900',
};
/** Numbers stand apart from the direction of the text around them. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

test('a stop at a limit tells when it turns into a market order, if it does', () => {
  const told = (one: SpotPlan): readonly string[] => [planKinds.oco, planKinds.exit].map(({ condition }) => plain(condition(one, t)));
  expect(told(plan).filter((text) => text.includes('market order'))).toEqual([]);
  expect(told({ ...plan, stopLossMarketAfter: 30 })).toEqual([
    '52,000 · stop 48,000 → 47,900 · market order after 30 s',
    expect.stringMatching(/48,000 → 47,900 · market order after 30 s$/),
  ]);
});
