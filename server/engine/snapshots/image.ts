// A snapshot as an object: what all parts keep, in the order of the format.
import { listOf } from '../codec/choices.ts';
import type { PartName } from '../command.ts';
import type { Both } from '../part.ts';
import type { parts } from '../parts.ts';

type Images = (typeof parts)[PartName]['image'];
type OfVenue = Both<ReturnType<Images['venue']>>;
type OfAccount = Both<ReturnType<Images['account']>>;
type OfMarket = Both<ReturnType<Images['market']>>;

export type Image = OfVenue & {
  readonly version: number;
  readonly accounts: readonly OfAccount[];
  readonly markets: readonly OfMarket[];
};

/** The order of the fields is part of the format: the same state always gives the same bytes. A list that lacks a field does not compile. */
export const venueFields = listOf<keyof Image>()([
  'version',
  'identity',
  'nextOrderId',
  'assets',
  'accounts',
  'markets',
  'plans',
  'fired',
  'countdowns',
  'deposits',
  'withdrawals',
  'nextRow',
  'liquidations',
  'lending',
  'conversions',
  'c2c',
]);

export const accountFields = listOf<keyof OfAccount>()([
  'accountId',
  'kind',
  'owner',
  'clientOrderIds',
  'namedMoves',
  'row',
  'balances',
  'debts',
  'futures',
  'margins',
  'interestGrade',
  'unified',
  'strategy',
  'leading',
  'followed',
]);

export const marketFields = listOf<keyof OfMarket>()([
  'rules',
  'lastTradeId',
  'lastPriceTicks',
  'referencePriceTicks',
  'state',
  'contract',
  'quotes',
  'orders',
]);
