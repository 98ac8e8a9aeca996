// The part of a ranking of leaders that a page shows: period, order, state and page, as they stand in its address.
import { longestName } from '#lib/contract/leaders/leader-profile.ts';
import {
  leaderSorts,
  type LeaderSort,
  leaderStates,
  type LeaderState,
  leaderWindows,
  type LeaderWindow,
} from '#lib/contract/leaders/leader-record.ts';

export type LeadersView = {
  readonly days: LeaderWindow;
  readonly sort: LeaderSort;
  readonly state: LeaderState;
  /** A part of a name, or a number; empty: all. */
  readonly name: string;
  /** From 1. */
  readonly page: number;
};

/** @internal */
export const allLeaders: LeadersView = { days: 30, sort: 'return', state: 'all', name: '', page: 1 };
export const leadersPageSize = 20;
const mostPages = 1000;

/** The view at first, which also fills in for anything that an address does not say, or says wrongly. */
export function readLeadersView(query: URLSearchParams): LeadersView {
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    days: leaderWindows.find((days) => String(days) === query.get('days')) ?? allLeaders.days,
    sort: leaderSorts.find((sort) => sort === query.get('sort')) ?? allLeaders.sort,
    state: leaderStates.find((state) => state === query.get('state')) ?? allLeaders.state,
    name: (query.get('name') ?? '').trim().slice(0, longestName).trim(),
    page: page > mostPages ? 1 : page,
  };
}

/** The query of a view, with its question mark; empty for the ranking as it is at first. */
export function writeLeadersView({ days, sort, state, name, page }: LeadersView): string {
  const query = new URLSearchParams();
  if (days !== allLeaders.days) query.set('days', String(days));
  if (sort !== allLeaders.sort) query.set('sort', sort);
  if (state !== allLeaders.state) query.set('state', state);
  if (name !== '') query.set('name', name);
  if (page !== 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
