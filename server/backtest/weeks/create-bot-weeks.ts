// The last seven days of each kind of bots with its usual terms: played once an hour while somebody looks, and never while they wait.
import { Decimal } from 'decimal.js';

import type { BacktestResult } from '#lib/contract/bots/backtest.ts';
import { botWeekDays, type BotWeek } from '#lib/contract/bots/bot-week.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { BacktestPorts, Backtests } from '../runs/run-backtests.ts';
import { windowFacts } from '../suggestions/window-facts.ts';
import { usualTerms, type UsualTerms, type WeekMarkets } from './usual-terms.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A list that could not be worked out is tried again after this time. */
const againMs = 60_000;
/** Points of a curve at most, beside its last one. */
const curvePoints = 99;

/** Without the names of the markets, which a venue lists. */
type PlayedWeek = Omit<BotWeek, 'markets'>;

export type BotWeeks = {
  /** Answers at once, with the newest list that is there. `pending`: the first one is still being worked out. */
  now(): { readonly list: readonly PlayedWeek[]; readonly pending: boolean };
};

type Setting = Pick<BacktestPorts, 'marketOf' | 'candlesOf'> & {
  readonly backtests: Pick<Backtests, 'run'>;
  readonly markets: WeekMarkets;
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

const entries = Object.entries(StrategyType).map(([name, strategyType]) => ({ name, strategyType }));
const isNamed = (name: string): name is keyof typeof StrategyType => name in usualTerms;
const usualOf = (name: string): UsualTerms | null => (isNamed(name) ? usualTerms[name] : null);

function curveOf({ curve, figures, fromMs }: BacktestResult): BotWeek['curve'] {
  const every = Math.max(1, Math.ceil(curve.length / curvePoints));
  const kept = curve.filter((_, place) => (curve.length - 1 - place) % every === 0);
  const profits: BotWeek['curve'] = kept.map(([timeMs, worth]) => [timeMs, new Decimal(worth).minus(figures.invested).toFixed()]);
  const start: BotWeek['curve'] = [[fromMs, '0']];
  return start.concat(profits);
}

export function createBotWeeks({ marketOf, candlesOf, backtests, markets, now, log }: Setting): BotWeeks {
  let known: { readonly endMs: number; readonly list: readonly PlayedWeek[] } | null = null;
  let isOpen = false;
  let notBeforeMs = Number.NEGATIVE_INFINITY;
  let runs = 0;

  /** Null: these terms could not be started then. */
  const play = async (symbols: readonly string[], bot: BotTerms, fromMs: number, toMs: number): Promise<BacktestResult | null> => {
    const [symbolId = ''] = symbols;
    runs += 1;
    const run = { id: `week-${runs}`, ownerId: 'weeks', request: { symbolId, symbols: [...symbols], fromMs, toMs, bot } };
    const outcome = await backtests.run(run, () => undefined);
    if (outcome.ok) return outcome.result;
    if (outcome.why !== 'terms' && outcome.why !== 'no-candles') throw new Error(`a week of ${symbolId} was not run: ${outcome.why}`);
    return null;
  };

  const termsOf = (usual: UsualTerms, market: BotMarket, symbolId: string, startMs: number): Promise<BotTerms | null> =>
    usual.terms({
      market,
      startMs,
      factsOf: async (fromMs, toMs) => windowFacts((await candlesOf(symbolId, fromMs, toMs)).columns),
      play: async (bot, fromMs, toMs) => (await play([symbolId], bot, fromMs, toMs))?.figures ?? null,
    });

  const make = async (toMs: number): Promise<readonly PlayedWeek[]> => {
    const fromMs = toMs - botWeekDays * dayMs;
    const list: PlayedWeek[] = [];
    for (const { name, strategyType } of entries) {
      const usual = usualOf(name);
      const symbols = usual?.symbols(markets) ?? [];
      const [symbolId] = symbols;
      const market = symbolId === undefined ? undefined : marketOf(symbolId);
      if (usual === null || symbolId === undefined || market === undefined || !symbols.every((one) => marketOf(one) !== undefined))
        continue;
      const bot = await termsOf(usual, market, symbolId, fromMs);
      const result = bot === null ? null : await play(symbols, bot, fromMs, toMs);
      if (bot === null || result === null) continue;
      const { coin, figures } = result;
      list.push({ strategyType, symbols: [...symbols], fromMs, toMs, bot, coin, figures, curve: curveOf(result) });
    }
    return list;
  };

  const begin = (endMs: number): void => {
    isOpen = true;
    make(endMs)
      .then(
        (list) => {
          known = { endMs, list };
        },
        (error: unknown) => {
          notBeforeMs = now() + againMs;
          log.error(`the weeks of bots could not be worked out: ${errorText(error)}`);
        },
      )
      .finally(() => {
        isOpen = false;
      });
  };

  return {
    now: () => {
      const endMs = Math.floor(now() / hourMs) * hourMs;
      if (!isOpen && (known === null || known.endMs < endMs) && now() >= notBeforeMs) begin(endMs);
      return { list: known?.list ?? [], pending: known === null && isOpen };
    },
  };
}
