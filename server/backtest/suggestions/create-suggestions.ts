// Suggested terms: of those that are tried on the earlier days of a window the best of each grade, if it gains on the later days as well.
import {
  judgedDaysOf,
  suggestionDays,
  type BacktestFigures,
  type BacktestResult,
  type DroppedSuggestion,
  type Suggestion,
  type SuggestionDays,
} from '#lib/contract/bots/backtest.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { BacktestPorts, Backtests } from '../runs/run-backtests.ts';
import { strategyTypeOf } from '../tested-bot.ts';
import { canStart, type Candidate } from './candidate.ts';
import { isSuggestionKind, suggestionKinds, type SuggestionKind } from './suggestion-kinds.ts';
import { windowFacts } from './window-facts.ts';

const dayMs = 86_400_000;
/** Lists that are kept, of one market, kind, window and day each. */
const listsKept = 500;
/** Suggestions of days longer ago are not looked for any more. */
const daysKept = 7;

type Asked = { readonly symbolId: string; readonly kind: SuggestionKind; readonly days: SuggestionDays; readonly endDay: number };

/** `tried`: parameter sets, of which the best of each grade is suggested, dropped, or left out because it could not be started today. */
export type SuggestionList = {
  readonly list: readonly Suggestion[];
  readonly dropped: readonly DroppedSuggestion[];
  readonly tried: number;
};

/** An unknown market, or no past. */
export const nothingTried: SuggestionList = { list: [], dropped: [], tried: 0 };

export type Suggestions = {
  /** On the days before today (UTC). */
  of(symbolId: string, kind: SuggestionKind, days: SuggestionDays): Promise<SuggestionList>;
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

const gains = ({ totalRate }: BacktestFigures): boolean => Number(totalRate) > 0;
const partOf = ({ fromMs, toMs, figures }: BacktestResult): Suggestion['judged'] => ({ fromMs, toMs, figures });
const rateOf = ({ figures: { totalRate } }: BacktestResult): DroppedSuggestion['judged'] => ({ totalRate });

export function createSuggestions({ marketOf, candlesOf, backtests, now }: Setting): Suggestions {
  const lists = new Map<string, Promise<SuggestionList>>();
  const today = (): number => Math.floor(now() / dayMs);
  let runs = 0;

  /** Null: these terms could not be started then. Rejects (Error) where no backtest could be run: the whole list is tried again later. */
  const play = async (symbolId: string, bot: BotTerms, fromMs: number, toMs: number): Promise<BacktestResult | null> => {
    runs += 1;
    const run = { id: `suggestion-${runs}`, ownerId: 'suggestions', request: { symbolId, fromMs, toMs, bot } };
    const outcome = await backtests.run(run, () => undefined);
    if (outcome.ok) return outcome.result;
    if (outcome.why !== 'terms' && outcome.why !== 'no-candles') throw new Error(`a backtest of ${symbolId} was not run: ${outcome.why}`);
    return null;
  };

  /** On days that end where those begin on which the choice is judged. */
  const tryAll = async ({ symbolId, kind }: Asked, market: BotMarket, fromMs: number, toMs: number): Promise<Tried[]> => {
    const { days, of } = suggestionKinds[kind];
    const { columns } = await candlesOf(symbolId, days === null ? fromMs : toMs - days * dayMs, toMs);
    const facts = windowFacts(columns);
    const tried: Tried[] = [];
    for (const candidate of facts === null ? [] : of(market, facts)) {
      const result = await play(symbolId, candidate.bot, fromMs, toMs);
      if (result !== null) tried.push({ candidate, result });
    }
    return tried;
  };

  const make = async (asked: Asked): Promise<SuggestionList> => {
    const { symbolId, days, endDay } = asked;
    const market = marketOf(symbolId);
    if (market === undefined) return nothingTried;
    const toMs = endDay * dayMs;
    const judgedFromMs = toMs - judgedDaysOf[days] * dayMs;
    const tried = await tryAll(asked, market, toMs - days * dayMs, judgedFromMs);
    const list: Suggestion[] = [];
    const dropped: DroppedSuggestion[] = [];
    for (const grade of SuggestionGrade) {
      const best = tried.filter(({ candidate }) => candidate.grade === grade).reduce<Tried | null>(better, null);
      const judged = best === null ? null : await play(symbolId, best.candidate.bot, judgedFromMs, toMs);
      if (best === null || judged === null) continue;
      const { bot } = best.candidate;
      const named = { symbolId, grade, days };
      if (!gains(best.result.figures) || !gains(judged.figures)) {
        dropped.push({ ...named, judged: rateOf(judged), chosen: rateOf(best.result) });
        continue;
      }
      if (!canStart(bot, market, judged.curve.at(-1)?.[3] ?? '0')) continue;
      const parts = { judged: partOf(judged), chosen: partOf(best.result) };
      const strategyType = strategyTypeOf(bot, market);
      list.push({ aiId: idOf(asked, grade), strategyType, ...named, bot, ...parts, tried: tried.length });
    }
    return { list, dropped, tried: tried.length };
  };

  const listOf = (asked: Asked): Promise<SuggestionList> => {
    const key = [asked.symbolId, asked.kind, asked.days, asked.endDay].join('.');
    const known = lists.get(key);
    if (known !== undefined) return known;
    const list = make(asked);
    lists.set(key, list);
    // A list that has failed, or found the queue full, is tried again by the next who asks. One on which nothing held is an answer.
    list.then(
      ({ tried }) => tried === 0 && lists.delete(key),
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
      return (await listOf(asked)).list.find((one) => one.aiId === aiId) ?? null;
    },
  };
}
