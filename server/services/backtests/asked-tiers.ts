// The tiers of wise bots as calls ask for them: told as soon as they are there.
import type { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import type { WiseTier } from '#lib/contract/bots/wise/wise-tier.ts';
import { wiseTermsOf } from '#lib/order-math/bots/wise/wise-terms-of.ts';
import type { WiseTiers } from '#server/backtest/wise/create-wise-tiers.ts';

/** A call answers by then, with what it knows. */
const waitMs = 2500;

export type AskedTiers = {
  /** `pending`: they are still being worked out, and `list` is the one before, or empty. */
  of(symbolId: string): Promise<{ readonly list: readonly WiseTier[]; readonly pending: boolean }>;
  /** The terms of a tier as they were told last, for an amount and a leverage; null: nobody has asked for this market, or it has no such tier. */
  termsFor(symbolId: string, tier: SuggestionGrade, investment: string, leverage: number): WiseTerms | null;
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
    termsFor: (symbolId, tier, investment, leverage) => {
      const known = tiers.known(symbolId)?.find((one) => one.tier === tier);
      return known === undefined ? null : wiseTermsOf(known.terms, investment, leverage);
    },
  };
}
