// Works out the suggestions of the busiest markets once a day, so that they are there before somebody asks.
import type { SuggestionKind } from '#server/backtest/suggestions/suggestion-kinds.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { SuggestedTerms } from './suggested-terms.ts';

const dayMs = 86_400_000;
/** The time between two looks at the clock. */
const lookEveryMs = 600_000;
const kinds: readonly SuggestionKind[] = ['grid', 'martingale', 'moon'];

type Setting = {
  readonly suggestions: SuggestedTerms;
  /** Ids of the markets on the wire, the busiest first. */
  readonly busiest: () => readonly string[];
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

/**
 * A day begins at midnight UTC, and its suggestions are of the days before it. The day of the start is left to whoever asks first: a start
 * has enough to do. Returns how to stop.
 */
export function suggestDaily({ suggestions, busiest, now, log }: Setting): () => void {
  const dayNow = (): number => Math.floor(now() / dayMs);
  let day = dayNow();
  const look = async (): Promise<void> => {
    if (dayNow() === day) return;
    day = dayNow();
    for (const kind of kinds) await suggestions.of(busiest(), kind);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error(`the suggestions of the day could not be worked out: ${errorText(error)}`));
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
