// The filters of the list of markets that a user has kept under a name: which line, which quote coin, and between which figures.
import * as z from 'zod/mini';

import { filterColumns, filterColumnsOf, filteredLines, filterLimit, longestFilterName } from './filter-columns.ts';
import { asText } from '../wire/fields.ts';

const bound = asText.check(z.regex(/^-?\d{1,13}(\.\d{1,8})?$/, 'must be a decimal number, for example 12.5'));

const condition = z
  .strictObject({
    column: z.enum(filterColumns, { error: 'must be a known figure' }),
    min: z.optional(bound),
    max: z.optional(bound),
  })
  .check(
    z.refine(({ min, max }) => min !== undefined || max !== undefined, 'must have a minimum or a maximum'),
    z.refine(
      ({ min, max }) => min === undefined || max === undefined || Number(min) <= Number(max),
      'must not have a minimum above its maximum',
    ),
  );
export type FilterCondition = Readonly<z.output<typeof condition>>;

const eachOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;

const marketFilter = z
  .strictObject({
    name: asText.check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(longestFilterName, `is longer than ${longestFilterName} characters`),
    ),
    line: z.enum(filteredLines, { error: 'must be spot or futures' }),
    /** Empty for every quote coin. */
    quote: asText.check(z.regex(/^[A-Z0-9]{0,20}$/, 'must be a coin, or empty')),
    conditions: z.array(condition).check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(filterColumns.length, 'is too long'),
      z.refine((all) => eachOnce(all.map(({ column }) => column)), 'must name each figure once'),
    ),
  })
  .check(
    z.refine(
      ({ line, conditions }) => conditions.every(({ column }) => filterColumnsOf(line).includes(column)),
      'must name figures of its line',
    ),
  );
export type MarketFilter = Readonly<z.output<typeof marketFilter>>;

/** In the order in which they were kept. */
export const marketFilters = z.array(marketFilter).check(
  z.maxLength(filterLimit, `must be at most ${filterLimit}`),
  z.refine((all) => eachOnce(all.map(({ name }) => name)), 'must have a name of its own each'),
);
