// The part of a ranking that a page shows: its kind, period, order, state and page, as they stand in its address.
import { rankingSorts, rankingWindows, type RankingSort, type RankingWindow } from '#lib/contract/bots/plaza.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { readMarket } from '#lib/contract/site/market-choice.ts';
import type { BotKindId } from '../../kinds/bot-kind.ts';
import { botKindIds, botKinds } from '../../kinds/bot-kinds.ts';
import type { PlazaPlace } from './plaza-place.ts';

export const rankedStates = ['all', 'running', 'ended'] as const;
type RankedState = (typeof rankedStates)[number];

export const plazaShapes = ['cards', 'table'] as const;
type PlazaShape = (typeof plazaShapes)[number];

export const [leastCompared, mostCompared] = [2, 3];

export type PlazaView = {
  /** The market that they trade in; empty: any. */
  readonly market: string;
  /** Null: every kind. */
  readonly kind: BotKindId | null;
  readonly days: RankingWindow;
  readonly sort: RankingSort;
  readonly state: RankedState;
  /** The page, from 1. */
  readonly page: number;
  readonly shows: PlazaShape;
  /** The numbers of those that stand beside each other. */
  readonly compare: readonly string[];
};

export const wholeRanking: PlazaView = { market: '', kind: null, days: 7, sort: 1, state: 'all', page: 1, shows: 'cards', compare: [] };
export const rankingPageSize = 20;
const mostPages = 1000;

/** The kinds of bots that can stand in a ranking. */
export const kindsOf = (place: PlazaPlace): readonly BotKindId[] => botKindIds.filter((id) => tradesIn(botKinds[id].strategyType, place));

/** The view at first, which also fills in for anything that an address does not say, or says wrongly. */
export function readPlazaView(query: URLSearchParams, place: PlazaPlace): PlazaView {
  const number = (name: string): number | null => (/^\d{1,4}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const page = number('page') ?? 1;
  return {
    market: readMarket(query.get('market')),
    kind: kindsOf(place).find((id) => id === query.get('kind')) ?? wholeRanking.kind,
    days: rankingWindows.find((days) => days === number('days')) ?? wholeRanking.days,
    sort: rankingSorts.find((sort) => sort === number('sort')) ?? wholeRanking.sort,
    state: rankedStates.find((state) => state === query.get('state')) ?? wholeRanking.state,
    page: page < 1 || page > mostPages ? 1 : page,
    shows: plazaShapes.find((shape) => shape === query.get('view')) ?? wholeRanking.shows,
    // A form says it once for each, a link with commas.
    compare: [...new Set(query.getAll('compare').flatMap((text) => text.split(',')))]
      .filter((id) => /^[1-9]\d{0,15}$/.test(id))
      .slice(0, mostCompared),
  };
}

/** The query of a view, with its question mark; empty for the ranking as it is at first. */
export function writePlazaView({ market, kind, days, sort, state, page, shows, compare }: PlazaView): string {
  const query = new URLSearchParams();
  if (market !== '') query.set('market', market);
  if (kind !== null) query.set('kind', kind);
  if (days !== wholeRanking.days) query.set('days', String(days));
  if (sort !== wholeRanking.sort) query.set('sort', String(sort));
  if (state !== wholeRanking.state) query.set('state', state);
  if (page !== 1) query.set('page', String(page));
  if (shows !== wholeRanking.shows) query.set('view', shows);
  if (compare.length > 0) query.set('compare', compare.join(','));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Any line of contracts stands for all of them. */
export const lineOfPlace = { spot: BusinessLine.spot, futures: BusinessLine.usdt } as const satisfies Readonly<
  Record<PlazaPlace, BusinessLine>
>;

type Counted = { readonly strategyType: StrategyType; readonly all: number; readonly ended: number };

/** All strategies that count in the ranking, and those of them that have ended. */
export function countIn(
  counted: readonly Counted[],
  place: PlazaPlace,
  kind: BotKindId | null,
): { readonly all: number; readonly ended: number } {
  const meant = counted.filter(({ strategyType }) =>
    kind === null ? tradesIn(strategyType, place) : strategyType === botKinds[kind].strategyType,
  );
  return {
    all: meant.reduce((sum, { all }) => sum + all, 0),
    ended: meant.reduce((sum, { ended }) => sum + ended, 0),
  };
}
