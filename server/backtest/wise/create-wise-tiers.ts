// The tiers of wise bots, worked out once a day for each market that somebody asks about.
import { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { WiseTier } from '#lib/contract/bots/wise/wise-tier.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { BacktestPorts, Backtests } from '../runs/run-backtests.ts';
import { windowFacts } from '../suggestions/window-facts.ts';
import { walkForward, type WalkForwardTools } from './walk-forward.ts';
import { wiseCandidates } from './wise-candidates.ts';

const dayMs = 86_400_000;
/** Lists that are kept, of one market and day each. */
const listsKept = 200;

export type WiseTiers = {
  /** On the days before today (UTC); tiers in which nothing could be started are left out. Never rejects. */
  of(symbolId: string): Promise<readonly WiseTier[]>;
  /** The newest list that is there; null: none is. */
  known(symbolId: string): readonly WiseTier[] | null;
};

type Setting = Pick<BacktestPorts, 'marketOf' | 'candlesOf'> & {
  readonly backtests: Pick<Backtests, 'run'>;
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

export function createWiseTiers({ marketOf, candlesOf, backtests, now, log }: Setting): WiseTiers {
  const lists = new Map<string, { readonly day: number; readonly list: readonly WiseTier[] }>();
  const open = new Map<string, Promise<readonly WiseTier[]>>();
  let runs = 0;

  const make = async (symbolId: string, day: number): Promise<readonly WiseTier[]> => {
    const market = marketOf(symbolId);
    if (market === undefined || market.rules.contract === undefined) return [];
    const tools: WalkForwardTools = {
      candidates: async (tier, fromMs, toMs) => {
        const facts = windowFacts((await candlesOf(symbolId, fromMs, toMs)).columns);
        return facts === null ? [] : wiseCandidates(tier, market, facts);
      },
      play: async (bot, fromMs, toMs) => {
        runs += 1;
        const run = { id: `wise-${runs}`, ownerId: 'wise', request: { symbolId, fromMs, toMs, bot } };
        const outcome = await backtests.run(run, () => undefined);
        return outcome.ok ? outcome.result.figures : null;
      },
    };
    const tiers: WiseTier[] = [];
    for (const tier of SuggestionGrade) {
      const found = await walkForward(tier, symbolId, day * dayMs, tools);
      if (found !== null) tiers.push(found);
    }
    return tiers;
  };

  const keep = (symbolId: string, day: number, list: readonly WiseTier[]): void => {
    if (list.length === 0) return;
    lists.delete(symbolId);
    lists.set(symbolId, { day, list });
    const oldest = lists.keys().next();
    if (lists.size > listsKept && oldest.done !== true) lists.delete(oldest.value);
  };

  /** One market after the other: whoever works tiers out has one place among those who test. */
  let last: Promise<unknown> = Promise.resolve();
  const ask = (symbolId: string, day: number): Promise<readonly WiseTier[]> => {
    const mine = last
      .then(() => make(symbolId, day))
      .catch((error: unknown): readonly WiseTier[] => {
        log.error(`the tiers of ${symbolId} could not be worked out: ${errorText(error)}`);
        return [];
      });
    last = mine;
    open.set(symbolId, mine);
    void mine.then((list) => {
      open.delete(symbolId);
      keep(symbolId, day, list);
    });
    return mine;
  };

  return {
    of: (symbolId) => {
      const day = Math.floor(now() / dayMs);
      const found = lists.get(symbolId);
      return found?.day === day ? Promise.resolve(found.list) : (open.get(symbolId) ?? ask(symbolId, day));
    },
    known: (symbolId) => lists.get(symbolId)?.list ?? null,
  };
}
