// The tiers of wise bots as calls ask for them: told as soon as they are there.
import type { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { WiseTier } from '#lib/contract/bots/wise-tier.ts';
import type { WiseTiers } from '#server/backtest/wise/create-wise-tiers.ts';

/** A call answers by then, with what it knows. */
const waitMs = 2500;

export type AskedTiers = {
  /** `pending`: they are still being worked out, and `list` is the one before, or empty. */
  of(symbolId: string): Promise<{ readonly list: readonly WiseTier[]; readonly pending: boolean }>;
  /** As it was told last; null: nobody has asked for this market, or nothing could be started. */
  known(symbolId: string, tier: SuggestionGrade): WiseTier | null;
};

export function createAskedTiers(tiers: WiseTiers, wait = waitMs): AskedTiers {
  return {
    of: async (symbolId) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), wait);
      });
      const list = await Promise.race([tiers.of(symbolId), late]);
      clearTimeout(timer);
      return { list: list ?? tiers.known(symbolId) ?? [], pending: list === null };
    },
    known: (symbolId, tier) => tiers.known(symbolId)?.find((one) => one.tier === tier) ?? null,
  };
}
