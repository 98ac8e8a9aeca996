// Terms as the core keeps them: its own copy, with their fields in one order, so that the same terms always give the same snapshot.
import type { ExitTerms, PlanTerms, TriggerTerms } from '../plan-terms.ts';

const copyTrigger = ({ source, triggerTicks, executeTicks }: TriggerTerms): TriggerTerms => ({ source, triggerTicks, executeTicks });

export const copyExit = ({ takeProfit, stopLoss }: ExitTerms): ExitTerms => ({
  takeProfit: takeProfit === null ? null : copyTrigger(takeProfit),
  stopLoss: stopLoss === null ? null : copyTrigger(stopLoss),
});

export function copyTerms(terms: PlanTerms): PlanTerms {
  switch (terms.kind) {
    case 'trigger':
      return { kind: 'trigger', trigger: copyTrigger(terms.trigger), exit: terms.exit === null ? null : copyExit(terms.exit) };
    case 'exit':
      return { kind: 'exit', exit: copyExit(terms.exit) };
    case 'trailing': {
      const { source, activationTicks, callbackPpm } = terms;
      return { kind: 'trailing', source, activationTicks, callbackPpm };
    }
    case 'margin-ratio':
      return { kind: 'margin-ratio', ratioPpm: terms.ratioPpm };
    case 'oco':
      return { kind: 'oco', limitTicks: terms.limitTicks, stop: copyTrigger(terms.stop) };
    case 'time-share': {
      const { slices, intervalMs, limitTicks, jitterPpm, seed } = terms;
      return { kind: 'time-share', slices, intervalMs, limitTicks, jitterPpm, seed };
    }
  }
}
