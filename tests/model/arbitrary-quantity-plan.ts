// Buys by quantity at market, with and without words about borrowed money, drawn at random for the tests of the codec.
import fc from 'fast-check';

import { EntryPoint, SelfTradePrevention, Side, Wallet } from '#lib/contract/enums.ts';
import type { PlacePlan } from '#server/engine/plans/commands/plan-command.ts';
import { lots, units } from '#server/engine/units.ts';

import { planTermsOf } from './arbitrary-plan-terms.ts';

const whole = fc.maxSafeInteger();

export const arbitraryQuantityPlan: fc.Arbitrary<PlacePlan> = fc.record(
  {
    type: fc.constant('place-plan' as const),
    accountId: whole,
    marketId: whole,
    side: fc.constantFrom(...Object.values(Side)),
    quantityLots: whole.map(lots),
    amountUnits: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(units),
    terms: fc.oneof(...Object.values(planTermsOf)),
    clientOid: fc.string({ maxLength: 64 }),
    selfTradePrevention: fc.constantFrom(...Object.values(SelfTradePrevention)),
    entryPoint: fc.constantFrom(...Object.values(EntryPoint)),
    quantityAtMarket: fc.constant(true),
    wallet: fc.constantFrom(Wallet.cross, Wallet.isolated),
    borrow: fc.constant(true),
  },
  {
    requiredKeys: [
      'type',
      'accountId',
      'marketId',
      'side',
      'quantityLots',
      'amountUnits',
      'terms',
      'clientOid',
      'selfTradePrevention',
      'entryPoint',
      'quantityAtMarket',
    ],
  },
);
