// To what the history of one's money is narrowed, as the address keeps it, and what the exchange is asked for.
import { type WalletKindId, walletKindIds } from '#lib/contract/accounts/account-kinds.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { type MovementKind, movementKinds } from '#lib/contract/history/ledger-causes.ts';
import { type DayClock, type PeriodChoice, periods, timeSpan } from '#lib/format/time-span.ts';

export type MovementFilter = PeriodChoice & {
  readonly coin: string | null;
  readonly account: WalletKindId | null;
  readonly kind: MovementKind | null;
};

export const noFilter: MovementFilter = { coin: null, account: null, kind: null, period: null, from: '', to: '' };

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;
const day = (text: string | null): string => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** A value that makes no sense narrows nothing. */
export function readFilter(query: URLSearchParams): MovementFilter {
  const coin = query.get('coin') ?? '';
  const period = known(periods, query.get('period'));
  return {
    coin: /^[A-Z0-9]{1,20}$/.test(coin) ? coin : null,
    account: known(walletKindIds, query.get('account')),
    kind: known(movementKinds, query.get('kind')),
    period,
    from: period === 'custom' ? day(query.get('from')) : '',
    to: period === 'custom' ? day(query.get('to')) : '',
  };
}

/** Only what narrows. */
export function writeFilter(filter: MovementFilter): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString();
}

export function movementRequest(filter: MovementFilter, clock: DayClock): RequestOf<typeof getMovements> {
  const { coin, account, kind } = filter;
  return {
    ...(coin === null ? {} : { coin }),
    ...(account === null ? {} : { account }),
    ...(kind === null ? {} : { kind }),
    ...timeSpan(filter, clock),
  };
}

/** The address of the same movements as a file, all of them. */
export function exportAddress(filter: MovementFilter, clock: DayClock, format: 'csv' | 'jsonl'): string {
  const parts = Object.entries({ ...movementRequest(filter, clock), format }).map(([name, value]) => [name, String(value)]);
  return `/api/v1/assets/history/export?${new URLSearchParams(parts).toString()}`;
}
