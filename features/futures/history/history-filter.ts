// To what a history of contracts is narrowed, and how that stands in an address.
import { futuresCauses, liquidationSteps, positionEnds } from '#lib/contract/history/history-kinds.ts';
import { type PeriodChoice, periods } from '#lib/format/time-span.ts';
import { planKindNames } from '../panels/words/plan-kinds.ts';

export const historyTabs = ['positionHistory', 'orderHistory', 'planHistory', 'fills', 'funding', 'transactions', 'liquidations'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** The choices of each filter, in the order in which they are offered. */
export const choices = {
  side: ['buy', 'sell'],
  held: ['long', 'short'],
  kind: ['limit', 'market'],
  outcome: ['filled', 'partlyFilled', 'cancelled'],
  plan: planKindNames,
  result: ['done', 'failed', 'cancelled'],
  role: ['maker', 'taker'],
  flow: ['paid', 'received'],
  end: positionEnds,
  step: liquidationSteps,
  cause: futuresCauses,
} as const;
export type ChoiceName = keyof typeof choices;

/** Null is all of them. */
export type HistoryFilter = PeriodChoice & {
  /** A symbol id. */
  readonly contract: string | null;
  readonly coin: string | null;
} & { readonly [Name in ChoiceName]: (typeof choices)[Name][number] | null };

export const noFilter: HistoryFilter = {
  contract: null,
  coin: null,
  side: null,
  held: null,
  kind: null,
  outcome: null,
  plan: null,
  result: null,
  role: null,
  flow: null,
  end: null,
  step: null,
  cause: null,
  period: null,
  from: '',
  to: '',
};

/** The filters of each list, beside its time. The wallet is one for all contracts of a coin. */
export const filterFields: Readonly<Record<HistoryTab, readonly (ChoiceName | 'contract' | 'coin')[]>> = {
  positionHistory: ['contract', 'held', 'end'],
  orderHistory: ['contract', 'side', 'kind', 'outcome'],
  planHistory: ['contract', 'side', 'plan', 'result'],
  fills: ['contract', 'side', 'role'],
  funding: ['contract', 'held', 'flow'],
  transactions: ['coin', 'cause'],
  liquidations: ['contract', 'held', 'step'],
};

/** Without what this list does not have: a filter is kept from list to list as far as it means something there. */
export function appliedTo(tab: HistoryTab, filter: HistoryFilter): HistoryFilter {
  const { period } = filter;
  const kept = Object.fromEntries(filterFields[tab].map((field) => [field, filter[field]]));
  return { ...noFilter, ...kept, ...(period === 'custom' ? { period, from: filter.from, to: filter.to } : { period }) };
}

/** The number of choices that narrow the list; the two ends of a period are part of it. */
export const countOf = (filter: HistoryFilter): number => {
  const { from: _from, to: _to, ...counted } = filter;
  return Object.values(counted).filter((value) => value !== null).length;
};

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;
const shaped = (shape: RegExp, text: string | null): string | null => (text !== null && shape.test(text) ? text : null);
const day = (text: string | null): string => shaped(/^\d{4}-\d{2}-\d{2}$/, text) ?? '';

/** A value that makes no sense narrows nothing. */
export const readFilter = (query: URLSearchParams): HistoryFilter => ({
  contract: shaped(/^[A-Z0-9]{2,20}_[A-Z]+(_\d+)?$/, query.get('contract')),
  coin: shaped(/^[A-Z0-9]{2,12}$/, query.get('coin')),
  side: known(choices.side, query.get('side')),
  held: known(choices.held, query.get('held')),
  kind: known(choices.kind, query.get('kind')),
  outcome: known(choices.outcome, query.get('outcome')),
  plan: known(choices.plan, query.get('plan')),
  result: known(choices.result, query.get('result')),
  role: known(choices.role, query.get('role')),
  flow: known(choices.flow, query.get('flow')),
  end: known(choices.end, query.get('end')),
  step: known(choices.step, query.get('step')),
  cause: known(choices.cause, query.get('cause')),
  period: known(periods, query.get('period')),
  from: day(query.get('from')),
  to: day(query.get('to')),
});

/** The address's query with this filter, and nothing of an earlier one; what else stands in it stays. */
export function writeFilter(query: URLSearchParams, filter: HistoryFilter): void {
  for (const [word, value] of Object.entries(filter)) {
    if (value === null || value === '') query.delete(word);
    else query.set(word, value);
  }
}
