// The limits of auto-invest's terms, and which of them are not kept, whatever the markets.
import { regularCoinLimit } from '#lib/contract/bots/regular/regular-terms.ts';
import type { RegularEdit, RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';

import { readAmount, readPositive } from '../../amounts/amount.ts';
import { partsWeight, weightParts, wholeParts } from './regular-shares.ts';
import { minutesOfDay } from './round-times.ts';
import { isTimeZone } from './zone-clock.ts';

/** The field of the terms that it is about, a key of the error catalogue, and what fills its sentence. */
export type RegularProblem = {
  readonly field: keyof RegularTerms;
  readonly code: ErrorKey;
  readonly params: Readonly<Record<string, string>>;
};

const profitRange = { min: '0.001', max: '100' } as const;

const beyond = (field: keyof RegularTerms, min: string, max: string): RegularProblem => ({
  field,
  code: 'termOutOfRange',
  params: { min, max },
});
const invalid = (field: keyof RegularTerms, reason: string): RegularProblem => ({ field, code: 'invalidField', params: { field, reason } });

const wholeWithin = (field: keyof RegularTerms, value: number, most: number): readonly RegularProblem[] =>
  Number.isInteger(value) && value >= 1 && value <= most ? [] : [beyond(field, '1', String(most))];

function coinProblems({ coins }: RegularTerms): readonly RegularProblem[] {
  if (coins.length === 0 || coins.length > regularCoinLimit)
    return [{ field: 'coins', code: 'coinCount', params: { min: '1', max: String(regularCoinLimit) } }];
  const names = coins.map(({ coin }) => coin);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) return [{ field: 'coins', code: 'coinTwice', params: { coin: twice } }];
  const parts = coins.map(({ weight }) => weightParts(weight));
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  if (parts.some((part) => part === null || part === 0)) return [beyond('coins', partsWeight(1), '1')];
  if (sum !== wholeParts) return [{ field: 'coins', code: 'weightsSum', params: { total: partsWeight(sum) } }];
  return coins.some(({ maxPrice }) => maxPrice !== null && readPositive(maxPrice) === null)
    ? [invalid('coins', 'has a price that is not above zero')]
    : [];
}

function calendarProblems({ period, timeOfDay, timeZone, weekday, dayOfMonth }: RegularTerms): readonly RegularProblem[] {
  const isByWeek = period === 'weekly' || period === 'biweekly';
  return [
    ...(minutesOfDay(timeOfDay) === null ? [invalid('timeOfDay', 'must be a time such as 09:30')] : []),
    ...(isTimeZone(timeZone) ? [] : [invalid('timeZone', 'must be a time zone such as Europe/Berlin')]),
    ...(isByWeek ? wholeWithin('weekday', weekday, 7) : []),
    ...(period === 'monthly' ? wholeWithin('dayOfMonth', dayOfMonth, 31) : []),
  ];
}

function totalProblems({ maxTotal, amount }: RegularTerms): readonly RegularProblem[] {
  if (maxTotal === null) return [];
  const [most, each] = [readPositive(maxTotal), readAmount(amount)];
  return most === null || (each !== null && most.lessThan(each)) ? [{ field: 'maxTotal', code: 'totalBelowRound', params: {} }] : [];
}

function profitProblems({ takeProfitRate }: RegularTerms): readonly RegularProblem[] {
  if (takeProfitRate === null) return [];
  const rate = readAmount(takeProfitRate);
  const isWithin = rate !== null && rate.greaterThanOrEqualTo(profitRange.min) && rate.lessThanOrEqualTo(profitRange.max);
  return isWithin ? [] : [beyond('takeProfitRate', profitRange.min, profitRange.max)];
}

export function regularRangeProblems(terms: RegularTerms): readonly RegularProblem[] {
  return [
    ...coinProblems(terms),
    ...(readPositive(terms.amount) === null ? [invalid('amount', 'must be above zero')] : []),
    ...calendarProblems(terms),
    ...totalProblems(terms),
    ...profitProblems(terms),
  ];
}

/** Terms with a change; what it leaves out stays. */
export const withRegularEdit = (terms: RegularTerms, edit: RegularEdit): RegularTerms => ({
  ...terms,
  ...Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)),
});
