// Suggested terms as calls ask for them: worked out one market after the other, and told as soon as they are there.
import { suggestionDays, type DroppedSuggestion, type Suggestion, type SuggestionDays } from '#lib/contract/bots/backtest.ts';
import { nothingTried, type SuggestionList, type Suggestions } from '#server/backtest/suggestions/create-suggestions.ts';
import type { SuggestionKind } from '#server/backtest/suggestions/suggestion-kinds.ts';

/** A call answers by then, with what it knows. */
const waitMs = 2500;

export type SuggestedTerms = {
  of(symbolIds: readonly string[], kind: SuggestionKind): Promise<AskedSuggestions>;
};

/** `pending`: some are still being worked out. */
type AskedSuggestions = {
  readonly list: readonly Suggestion[];
  readonly dropped: readonly DroppedSuggestion[];
  readonly pending: boolean;
};

type Wanted = { readonly symbolId: string; readonly kind: SuggestionKind; readonly days: SuggestionDays };

export function createSuggestedTerms(suggestions: Pick<Suggestions, 'of'>, wait = waitMs): SuggestedTerms {
  /** The suggestions that are asked for and not there yet, so that nothing is worked out twice. */
  const open = new Map<string, Promise<SuggestionList>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: who suggests has one place among those who test. */
  const ask = ({ symbolId, kind, days }: Wanted): Promise<SuggestionList> => {
    const key = [symbolId, kind, days].join('.');
    const known = open.get(key);
    if (known !== undefined) return known;
    const mine = last.then(() => suggestions.of(symbolId, kind, days)).catch(() => nothingTried);
    last = mine;
    open.set(key, mine);
    void mine.then(() => open.delete(key));
    return mine;
  };

  return {
    of: async (symbolIds, kind) => {
      const wanted = symbolIds.flatMap((symbolId) => suggestionDays.map((days): Wanted => ({ symbolId, kind, days })));
      const found: (SuggestionList | null)[] = wanted.map(() => null);
      const asked = wanted.map(async (one, place) => {
        found[place] = await ask(one);
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, wait);
      });
      await Promise.race([Promise.all(asked), late]);
      clearTimeout(timer);
      const lists = found.flatMap((one) => one ?? []);
      return {
        list: lists.flatMap(({ list }) => list),
        dropped: lists.flatMap(({ dropped }) => dropped),
        pending: found.includes(null),
      };
    },
  };
}
