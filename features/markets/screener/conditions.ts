// Between which figures the markets of a list are, as it stands in the address: change-min=5&change-max=10.
import { filterColumns, filterColumnsOf, type FilterColumn, type FilteredLine } from '#lib/contract/site/filter-columns.ts';
import type { FilterCondition } from '#lib/contract/site/market-filter.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { type DecimalRules, readSent } from '#lib/format/numbers/decimal-input.ts';

export const boundNames = ['min', 'max'] as const;
type BoundName = (typeof boundNames)[number];

export const boundRules: DecimalRules = { decimals: 8, maxLength: 20, signed: true };

/** Prices and open interest are in the quote coin of each market. */
export const unitOf: Readonly<Record<FilterColumn, string>> = {
  last: '',
  change: '%',
  range: '%',
  turnover: 'USDT',
  funding: '%',
  interest: '',
};

/** Columns as people may write them into an address. */
const named = /^([a-z]+)-(min|max)$/;

/** unknown: the list has no such figure. number: it is none, or is given twice. above: a minimum above the maximum. */
export type ConditionFault =
  | { readonly fault: 'unknown'; readonly name: string }
  | { readonly fault: 'number' | 'above'; readonly column: FilterColumn };

export type ReadConditions = {
  /** Empty where there is a fault: half of what was asked would show another list. */
  readonly conditions: readonly FilterCondition[];
  readonly faults: readonly ConditionFault[];
};

export const fieldName = (column: FilterColumn, bound: BoundName): string => `${column}-${bound}`;

export function readConditions(query: URLSearchParams, line: FilteredLine): ReadConditions {
  const columns = filterColumnsOf(line);
  const faults: ConditionFault[] = [];
  for (const [name, value] of query) {
    const column = named.exec(name)?.[1];
    if (column !== undefined && value !== '' && !columns.some((one) => one === column)) faults.push({ fault: 'unknown', name: column });
  }
  const conditions = columns.flatMap((column): FilterCondition[] => {
    const [min, max] = boundNames.map((bound) => {
      const given = query.getAll(fieldName(column, bound)).filter((text) => text.trim() !== '');
      return given.length === 0
        ? null
        : given.length > 1
          ? undefined
          : (readSent(given[0] ?? '', { ...boundRules, unit: unitOf[column] }) ?? undefined);
    });
    if (min === undefined || max === undefined) {
      faults.push({ fault: 'number', column });
      return [];
    }
    if (min !== null && max !== null && compareDecimals(min, max) > 0) {
      faults.push({ fault: 'above', column });
      return [];
    }
    return min === null && max === null ? [] : [{ column, ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }];
  });
  return { conditions: faults.length === 0 ? conditions : [], faults };
}

export function writeConditions(query: URLSearchParams, conditions: readonly FilterCondition[]): void {
  for (const { column, ...bounds } of conditions)
    for (const bound of boundNames) {
      const value = bounds[bound];
      if (value !== undefined) query.set(fieldName(column, bound), value);
    }
}

/** The conditions of a saved filter may stand in any order. */
export const inOrder = (conditions: readonly FilterCondition[]): readonly FilterCondition[] =>
  filterColumns.flatMap((column) => conditions.find((one) => one.column === column) ?? []);
