// Terms of every kind of plan, drawn at random for the tests of the codec.
import fc from 'fast-check';

import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import type { PlanKind, PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { ticks } from '#server/engine/units.ts';

const whole = fc.maxSafeInteger();
const tick = whole.map(ticks);
const source = fc.constantFrom(...Object.values(PriceSource));
const trigger = fc.record({ source, triggerTicks: tick, executeTicks: tick });
const stop = fc.record(
  { source, triggerTicks: tick, executeTicks: tick, marketAfterMs: whole },
  { requiredKeys: ['source', 'triggerTicks', 'executeTicks'] },
);
const leg = fc.option(fc.record({ source, factorPpm: whole, saidPpm: whole }));
const extras = fc.record({ callbackTicks: tick, exit: fc.option(fc.record({ takeProfit: leg, stopLoss: leg })) });
const trailing = { kind: fc.constant('trailing' as const), source, activationTicks: tick, callbackPpm: whole };
export const arbitraryExit = fc.record(
  { takeProfit: fc.option(trigger), stopLoss: fc.option(stop), fromFirstFill: fc.constant(true as const) },
  { requiredKeys: ['takeProfit', 'stopLoss'] },
);
/** By kind: a new kind of plan without a generator does not compile. */
export const planTermsOf: { readonly [Kind in PlanKind]: fc.Arbitrary<Extract<PlanTerms, { kind: Kind }>> } = {
  trigger: fc.record({ kind: fc.constant('trigger' as const), trigger, exit: fc.option(arbitraryExit) }),
  exit: fc.record({ kind: fc.constant('exit' as const), exit: arbitraryExit }),
  trailing: fc.record({ ...trailing, extras }, { requiredKeys: ['kind', 'source', 'activationTicks', 'callbackPpm'] }),
  oco: fc.record({ kind: fc.constant('oco' as const), limitTicks: tick, stop }),
  'time-share': fc.record({
    kind: fc.constant('time-share' as const),
    slices: whole,
    intervalMs: whole,
    limitTicks: tick,
    jitterPpm: whole,
    seed: whole,
  }),
  'chase-limit': fc.record({ kind: fc.constant('chase-limit' as const), boundTicks: tick, maxMoves: whole }),
  'margin-ratio': fc.record({ kind: fc.constant('margin-ratio' as const), ratioPpm: whole }),
};
