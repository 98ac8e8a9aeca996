// Suggested terms: of those that are tried on a market's own last days, the best of each grade, with the figures of that backtest.
import { SuggestionGrade, suggestionDays, type BacktestResult, type Suggestion, type SuggestionDays } from '#lib/contract/bots/backtest.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { BacktestPorts, Backtests } from '../runs/run-backtests.ts';
import { strategyTypeOf } from '../tested-bot.ts';
import type { Candidate } from './candidate.ts';
import { isSuggestionKind, suggestionKinds, type SuggestionKind } from './suggestion-kinds.ts';
import { windowFacts } from './window-facts.ts';

const dayMs = 86_400_000;
/** Lists that are kept, of one market, kind, window and day each. */
const listsKept = 500;
/** Suggestions of days longer ago are not looked for any more. */
const daysKept = 7;

type Asked = { readonly symbolId: string; readonly kind: SuggestionKind; readonly days: SuggestionDays; readonly endDay: number };

export type Suggestions = {
  /** On the days before today (UTC); grades in which nothing that was tried could be started are left out. Empty: an unknown market, or no past. */
  of(symbolId: string, kind: SuggestionKind, days: SuggestionDays): Promise<readonly Suggestion[]>;
  /** Null: there is none of this name, or it is older than a week. */
  find(aiId: string): Promise<Suggestion | null>;
};

type Setting = Pick<BacktestPorts, 'marketOf' | 'candlesOf'> & {
  readonly backtests: Pick<Backtests, 'run'>;
  readonly now: () => number;
};

const idOf = ({ symbolId, kind, days, endDay }: Asked, grade: SuggestionGrade): string => [symbolId, kind, days, endDay, grade].join('.');

/** Null: no name of a suggestion. */
function readId(aiId: string): Asked | null {
  const [symbolId = '', kind = '', daysText, dayText, grade, ...more] = aiId.split('.');
  const days = suggestionDays.find((one) => String(one) === daysText);
  const isGrade = SuggestionGrade.some((one) => one === grade);
  if (!isSuggestionKind(kind) || days === undefined || !isGrade || more.length > 0 || !/^\d{1,6}$/.test(dayText ?? '')) return null;
  return { symbolId, kind, days, endDay: Number(dayText) };
}

type Tried = { readonly candidate: Candidate; readonly result: BacktestResult };

/** The higher profit; of equal ones the one that was tried first. */
const better = (best: Tried | null, next: Tried): Tried =>
  best === null || Number(next.result.figures.totalRate) > Number(best.result.figures.totalRate) ? next : best;

export function createSuggestions({ marketOf, candlesOf, backtests, now }: Setting): Suggestions {
  const lists = new Map<string, Promise<readonly Suggestion[]>>();
  const today = (): number => Math.floor(now() / dayMs);

  const tryAll = async (asked: Asked, market: BotMarket, fromMs: number, toMs: number): Promise<Tried[]> => {
    const { symbolId, kind } = asked;
    const { days, of } = suggestionKinds[kind];
    const { columns } = await candlesOf(symbolId, days === null ? fromMs : toMs - days * dayMs, toMs);
    const facts = windowFacts(columns);
    const tried: Tried[] = [];
    for (const candidate of facts === null ? [] : of(market, facts)) {
      const run = { id: `suggestion-${idOf(asked, candidate.grade)}-${tried.length}`, ownerId: 'suggestions' };
      const outcome = await backtests.run({ ...run, request: { symbolId, fromMs, toMs, bot: candidate.bot } }, () => undefined);
      if (outcome.ok) tried.push({ candidate, result: outcome.result });
    }
    return tried;
  };

  const make = async (asked: Asked): Promise<readonly Suggestion[]> => {
    const { symbolId, days, endDay } = asked;
    const market = marketOf(symbolId);
    if (market === undefined) return [];
    const [fromMs, toMs] = [(endDay - days) * dayMs, endDay * dayMs];
    const tried = await tryAll(asked, market, fromMs, toMs);
    return SuggestionGrade.flatMap((grade): Suggestion[] => {
      const best = tried.filter(({ candidate }) => candidate.grade === grade).reduce<Tried | null>(better, null);
      if (best === null) return [];
      const { candidate, result } = best;
      const { fromMs: firstMs, toMs: lastMs, figures } = result;
      return [
        {
          aiId: idOf(asked, grade),
          strategyType: strategyTypeOf(candidate.bot, market),
          symbolId,
          grade,
          days,
          fromMs: firstMs,
          toMs: lastMs,
          bot: candidate.bot,
          figures,
          tried: tried.length,
        },
      ];
    });
  };

  const listOf = (asked: Asked): Promise<readonly Suggestion[]> => {
    const key = [asked.symbolId, asked.kind, asked.days, asked.endDay].join('.');
    const known = lists.get(key);
    if (known !== undefined) return known;
    const list = make(asked);
    lists.set(key, list);
    // A list that has failed, or found the queue full, is tried again by the next who asks.
    list.then(
      (found) => found.length === 0 && lists.delete(key),
      () => lists.delete(key),
    );
    const oldest = lists.keys().next();
    if (lists.size > listsKept && oldest.done !== true) lists.delete(oldest.value);
    return list;
  };

  return {
    of: (symbolId, kind, days) => listOf({ symbolId, kind, days, endDay: today() }),
    find: async (aiId) => {
      const asked = readId(aiId);
      if (asked === null || asked.endDay > today() || asked.endDay < today() - daysKept) return null;
      return (await listOf(asked)).find((one) => one.aiId === aiId) ?? null;
    },
  };
}
