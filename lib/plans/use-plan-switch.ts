// Pauses a TWAP, or lets it go on.
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { pausePlan } from '#lib/contract/calls/v1/trigger/plan/pausePlan.ts';
import { resumePlan } from '#lib/contract/calls/v1/trigger/plan/resumePlan.ts';

/** Answers why it was refused, in the reader's words; null: done. */
export function usePlanSwitch(): (planId: string, isPaused: boolean) => Promise<string | null> {
  const api = useApi();
  const refusalText = useRefusalText();
  return async (planId, isPaused) => {
    try {
      await api.call(isPaused ? resumePlan : pausePlan, { planId });
      return null;
    } catch (error) {
      return refusalText(error);
    }
  };
}
