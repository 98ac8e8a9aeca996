// Suggested terms as calls ask for them: worked out one market after the other, and told as soon as they are there.
import { suggestionDays, type Suggestion, type SuggestionDays } from '#lib/contract/bots/backtest.ts';
import type { Suggestions } from '#server/backtest/suggestions/create-suggestions.ts';
import type { SuggestionKind } from '#server/backtest/suggestions/suggestion-kinds.ts';

/** A call answers by then, with what it knows. */
const waitMs = 2500;

export type SuggestedTerms = {
  /** `pending`: some are still being worked out. */
  of(symbolIds: readonly string[], kind: SuggestionKind): Promise<{ readonly list: readonly Suggestion[]; readonly pending: boolean }>;
};

type Wanted = { readonly symbolId: string; readonly kind: SuggestionKind; readonly days: SuggestionDays };

export function createSuggestedTerms(suggestions: Pick<Suggestions, 'of'>, wait = waitMs): SuggestedTerms {
  /** The suggestions that are asked for and not there yet, so that nothing is worked out twice. */
  const open = new Map<string, Promise<readonly Suggestion[]>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: who suggests has one place among those who test. */
  const ask = ({ symbolId, kind, days }: Wanted): Promise<readonly Suggestion[]> => {
    const key = [symbolId, kind, days].join('.');
    const known = open.get(key);
    if (known !== undefined) return known;
    const mine = last.then(() => suggestions.of(symbolId, kind, days)).catch((): readonly Suggestion[] => []);
    last = mine;
    open.set(key, mine);
    void mine.then(() => open.delete(key));
    return mine;
  };

  return {
    of: async (symbolIds, kind) => {
      const wanted = symbolIds.flatMap((symbolId) => suggestionDays.map((days): Wanted => ({ symbolId, kind, days })));
      const found: (readonly Suggestion[] | null)[] = wanted.map(() => null);
      const asked = wanted.map(async (one, place) => {
        found[place] = await ask(one);
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, wait);
      });
      await Promise.race([Promise.all(asked), late]);
      clearTimeout(timer);
      return { list: found.flatMap((list) => list ?? []), pending: found.includes(null) };
    },
  };
}
