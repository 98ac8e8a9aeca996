// The orders, plans, fills or coins to which a list is narrowed, and how that stands in an address.
import type { MarginMode } from '#lib/contract/margin.ts';
import { type PeriodChoice, periods } from '#lib/format/time-span.ts';
import type { OrderTab } from '../../orders-view.ts';
import { planKindNames } from '../../plan-orders/plan-kinds.ts';

/** The kinds of orders: their type in the book, and their origin. The kinds of plans: their condition. */
const filterKinds = ['limit', 'market', 'iceberg', 'plan', ...planKindNames] as const;
const filterOutcomes = ['filled', 'partlyFilled', 'done', 'failed', 'cancelled'] as const;
/** all: those without a balance too; worth: without those that are worth less than a USDT. */
const shownBalances = ['owned', 'all', 'worth'] as const;
const sides = ['buy', 'sell'] as const;
const roles = ['maker', 'taker'] as const;
const wallets: readonly MarginMode[] = ['cross', 'isolated'];

type OneOf<Values extends readonly string[]> = Values[number] | null;

/** Null is all of them. */
export type ListFilter = PeriodChoice & {
  /** BTCUSDT. */
  readonly symbol: string | null;
  readonly side: OneOf<typeof sides>;
  readonly kind: OneOf<typeof filterKinds>;
  readonly outcome: OneOf<typeof filterOutcomes>;
  readonly role: OneOf<typeof roles>;
  /** A kind of margin wallet. */
  readonly wallet: MarginMode | null;
  /** A coin that is owed. */
  readonly asset: string | null;
  readonly search: string;
  readonly balances: (typeof shownBalances)[number];
};
export type FilterField = keyof ListFilter;

export const noFilter: ListFilter = {
  symbol: null,
  side: null,
  kind: null,
  outcome: null,
  role: null,
  wallet: null,
  asset: null,
  period: null,
  from: '',
  to: '',
  search: '',
  balances: 'owned',
};

const span = ['period', 'from', 'to'] as const;

/** The filters of each list. */
export const filterFields: Readonly<Record<OrderTab, readonly FilterField[]>> = {
  open: ['wallet', 'symbol', 'side', 'kind'],
  plans: ['wallet', 'symbol', 'side', 'kind'],
  history: ['wallet', 'symbol', 'side', 'kind', 'outcome', ...span],
  planHistory: ['wallet', 'symbol', 'side', 'kind', 'outcome', ...span],
  fills: ['wallet', 'symbol', 'side', 'role', ...span],
  assets: ['search', 'balances'],
  debts: ['wallet', 'symbol', 'asset'],
  loans: ['wallet', 'symbol', 'asset', ...span],
  repayments: ['wallet', 'symbol', 'asset', ...span],
  interest: ['wallet', 'symbol', 'asset', ...span],
  calls: ['wallet', 'symbol', ...span],
  liquidations: ['wallet', 'symbol', ...span],
};

const kinds: Partial<Readonly<Record<OrderTab, readonly (typeof filterKinds)[number][]>>> = {
  open: ['limit', 'iceberg', 'oco', 'chase', 'plan'],
  plans: planKindNames,
  history: ['limit', 'market'],
  planHistory: planKindNames,
};
export const kindsOf = (tab: OrderTab) => kinds[tab] ?? [];

const outcomes: Partial<Readonly<Record<OrderTab, readonly (typeof filterOutcomes)[number][]>>> = {
  history: ['filled', 'partlyFilled', 'cancelled'],
  planHistory: ['done', 'failed', 'cancelled'],
};
export const outcomesOf = (tab: OrderTab) => outcomes[tab] ?? [];

/** Without what this list does not have: a filter is kept from list to list as far as it means something there. */
export function appliedTo(tab: OrderTab, filter: ListFilter): ListFilter {
  const fields = filterFields[tab];
  const kept = Object.fromEntries(fields.map((field) => [field, filter[field]]));
  const known: ListFilter = { ...noFilter, ...kept };
  return {
    ...known,
    kind: known.kind !== null && kindsOf(tab).includes(known.kind) ? known.kind : null,
    outcome: known.outcome !== null && outcomesOf(tab).includes(known.outcome) ? known.outcome : null,
    from: known.period === 'custom' ? known.from : '',
    to: known.period === 'custom' ? known.to : '',
  };
}

const counted = ['wallet', 'symbol', 'asset', 'side', 'kind', 'outcome', 'role', 'period', 'search', 'balances'] as const;

/** The number of choices that narrow the list beyond its own subject; the two ends of a period are part of it. */
export const countOf = (filter: ListFilter, all: ListFilter = noFilter): number =>
  counted.filter((field) => filter[field] !== all[field]).length;

/** The filter as each list has it. */
export const appliedToAll = (filter: ListFilter): Readonly<Record<OrderTab, ListFilter>> => ({
  open: appliedTo('open', filter),
  plans: appliedTo('plans', filter),
  history: appliedTo('history', filter),
  planHistory: appliedTo('planHistory', filter),
  fills: appliedTo('fills', filter),
  assets: appliedTo('assets', filter),
  debts: appliedTo('debts', filter),
  loans: appliedTo('loans', filter),
  repayments: appliedTo('repayments', filter),
  interest: appliedTo('interest', filter),
  calls: appliedTo('calls', filter),
  liquidations: appliedTo('liquidations', filter),
});

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;
const day = (text: string | null): string => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** A value that makes no sense narrows nothing. */
export function readFilter(query: URLSearchParams): ListFilter {
  const symbol = query.get('market') ?? '';
  const asset = query.get('asset') ?? '';
  return {
    symbol: /^[A-Z0-9]{2,20}$/.test(symbol) ? symbol : null,
    side: known(sides, query.get('side')),
    kind: known(filterKinds, query.get('kind')),
    outcome: known(filterOutcomes, query.get('state')),
    role: known(roles, query.get('role')),
    wallet: known(wallets, query.get('tabType')),
    asset: /^[A-Z0-9]{2,20}$/.test(asset) ? asset : null,
    period: known(periods, query.get('period')),
    from: day(query.get('from')),
    to: day(query.get('to')),
    search: (query.get('coin') ?? '').slice(0, 20),
    balances: known(shownBalances, query.get('balances')) ?? noFilter.balances,
  };
}

const words: Readonly<Record<FilterField, string>> = {
  wallet: 'tabType',
  symbol: 'market',
  asset: 'asset',
  side: 'side',
  kind: 'kind',
  outcome: 'state',
  role: 'role',
  period: 'period',
  from: 'from',
  to: 'to',
  search: 'coin',
  balances: 'balances',
};

/** The parts of the query that differ from no filter at all. */
export const writeFilter = (filter: ListFilter): readonly (readonly [word: string, value: string])[] =>
  Object.entries(words).flatMap(([field, word]) => {
    const [value, usual] = [Reflect.get(filter, field), Reflect.get(noFilter, field)];
    return typeof value === 'string' && value !== usual ? [[word, value] as const] : [];
  });
