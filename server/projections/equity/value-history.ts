// The worth of a user at moments of the past, and its inflows and outflows between them. Exact until it is written.
import { Decimal } from 'decimal.js';

import type { HoldSide } from '#lib/contract/enums.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import { hourMs as hourLength } from './hour-of.ts';
import { type Mark, unrealisedUnits } from './unrealised-units.ts';

export const Exact = Decimal.clone({ precision: 80 });

export type HeldHour = {
  readonly accountId: number;
  readonly assetId: number;
  readonly wallet: string;
  readonly hourMs: number;
  readonly units: bigint;
  readonly outsideUnits: bigint;
  readonly transferUnits: bigint;
};
export type PositionHour = {
  readonly accountId: number;
  readonly marketId: number;
  readonly holdSide: HoldSide;
  readonly hourMs: number;
  readonly lots: number;
  readonly entryValue: number;
};

/** The facts of the past. Worth of one smallest unit, in USDT, at a moment; 0 and null where nothing tells. */
export type Past = {
  readonly unitWorth: (assetId: number, atMs: number) => Decimal;
  readonly markAt: (marketId: number, atMs: number) => Mark | null;
  readonly rulesOf: (marketId: number) => MarketRules;
};

/** Goes through rows of rising hours: at each moment, and these must rise too, the last row of every place. */
function lastRows<Row extends { readonly hourMs: number }>(
  rows: readonly Row[],
  placeOf: (row: Row) => string,
): (endMs: number) => Iterable<Row> {
  const last = new Map<string, Row>();
  let next = 0;
  return (endMs) => {
    for (let row = rows[next]; row !== undefined && row.hourMs < endMs; row = rows[next]) {
      last.set(placeOf(row), row);
      next += 1;
    }
    return last.values();
  };
}

/** In USDT, at each of the moments: full hours that rise. Rows stand by rising hour. */
export function worthAt(
  momentsMs: readonly number[],
  held: readonly HeldHour[],
  positions: readonly PositionHour[],
  { unitWorth, markAt, rulesOf }: Past,
): Decimal[] {
  const heldBefore = lastRows(held, (row) => `${row.accountId} ${row.wallet} ${row.assetId}`);
  const positionsBefore = lastRows(positions, (row) => `${row.accountId} ${row.marketId} ${row.holdSide}`);
  return momentsMs.map((atMs) => {
    let sum = new Exact(0);
    for (const { assetId, units } of heldBefore(atMs)) if (units !== 0n) sum = sum.plus(unitWorth(assetId, atMs).times(units.toString()));
    for (const position of positionsBefore(atMs)) {
      const mark = position.lots === 0 ? null : markAt(position.marketId, atMs);
      if (mark === null || mark.markTicks === 0) continue;
      const { assetId, units } = unrealisedUnits(rulesOf(position.marketId), position, mark);
      sum = sum.plus(unitWorth(assetId, atMs).times(units));
    }
    return sum;
  });
}

/** Rows in which anything came or went, and how many units; with the account's own transfers or without. */
export const flowsOf = (
  held: readonly HeldHour[],
  withTransfers: boolean,
): readonly { readonly assetId: number; readonly hourMs: number; readonly units: bigint }[] =>
  held
    .map(({ assetId, hourMs, outsideUnits, transferUnits }) => ({
      assetId,
      hourMs,
      units: outsideUnits + (withTransfers ? transferUnits : 0n),
    }))
    .filter(({ units }) => units !== 0n);

/** The net inflow (above zero: in) of the hours that begin in [fromMs, toMs), each at the prices of its hour's end. In USDT. */
export function inflowBetween(flows: ReturnType<typeof flowsOf>, fromMs: number, toMs: number, unitWorth: Past['unitWorth']): Decimal {
  let sum = new Exact(0);
  for (const { assetId, hourMs, units } of flows)
    if (hourMs >= fromMs && hourMs < toMs) sum = sum.plus(unitWorth(assetId, hourMs + hourLength).times(units.toString()));
  return sum;
}
