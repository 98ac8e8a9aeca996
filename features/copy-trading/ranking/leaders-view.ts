// The part of a ranking of leaders that a page shows: period, order, state, page and who is compared, as they stand in its address.
import { longestName } from '#lib/contract/leaders/leader-profile.ts';
import {
  leaderSorts,
  type LeaderSort,
  leaderStates,
  type LeaderState,
  leaderWindows,
  type LeaderWindow,
} from '#lib/contract/leaders/leader-record.ts';
import { readMarket } from '#lib/contract/site/market-choice.ts';

export const leadersShapes = ['cards', 'table'] as const;
type LeadersShape = (typeof leadersShapes)[number];

export const [leastCompared, mostCompared] = [2, 3];

export type LeadersView = {
  readonly days: LeaderWindow;
  readonly sort: LeaderSort;
  readonly state: LeaderState;
  /** The market that they have traded in; empty: any. */
  readonly market: string;
  /** A part of a name, or a number; empty: all. */
  readonly name: string;
  /** From 1. */
  readonly page: number;
  readonly shows: LeadersShape;
  /** The numbers of those who stand beside each other. */
  readonly compare: readonly string[];
};

export const allLeaders: LeadersView = {
  days: 30,
  sort: 'return',
  state: 'all',
  market: '',
  name: '',
  page: 1,
  shows: 'cards',
  compare: [],
};
export const leadersPageSize = 20;
const mostPages = 1000;

/** The view at first, which also fills in for anything that an address does not say, or says wrongly. */
export function readLeadersView(query: URLSearchParams): LeadersView {
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    days: leaderWindows.find((days) => String(days) === query.get('days')) ?? allLeaders.days,
    sort: leaderSorts.find((sort) => sort === query.get('sort')) ?? allLeaders.sort,
    state: leaderStates.find((state) => state === query.get('state')) ?? allLeaders.state,
    market: readMarket(query.get('market')),
    name: (query.get('name') ?? '').trim().slice(0, longestName).trim(),
    page: page > mostPages ? 1 : page,
    shows: leadersShapes.find((shape) => shape === query.get('view')) ?? allLeaders.shows,
    // A form says it once for each, a link with commas.
    compare: [...new Set(query.getAll('compare').flatMap((text) => text.split(',')))]
      .filter((id) => /^[1-9]\d{0,15}$/.test(id))
      .slice(0, mostCompared),
  };
}

/** The query of a view, with its question mark; empty for the ranking as it is at first. */
export function writeLeadersView({ days, sort, state, market, name, page, shows, compare }: LeadersView): string {
  const query = new URLSearchParams();
  if (days !== allLeaders.days) query.set('days', String(days));
  if (sort !== allLeaders.sort) query.set('sort', sort);
  if (state !== allLeaders.state) query.set('state', state);
  if (market !== '') query.set('market', market);
  if (name !== '') query.set('name', name);
  if (page !== 1) query.set('page', String(page));
  if (shows !== allLeaders.shows) query.set('view', shows);
  if (compare.length > 0) query.set('compare', compare.join(','));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
