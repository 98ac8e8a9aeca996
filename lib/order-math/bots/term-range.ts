// The bounds that terms of bots keep to, whatever the market, and the problem of one that does not.
import type { ErrorKey } from '#lib/contract/errors.ts';
import { readAmount } from '../amounts/amount.ts';

/** The field of the terms that it is about, a key of the error catalogue, and what fills its sentence. */
export type TermProblem = { readonly field: string; readonly code: ErrorKey; readonly params: Readonly<Record<string, string>> };

export type TermRange = { readonly min: string; readonly max: string };

function isWithin(text: string, { min, max }: TermRange): boolean {
  const value = readAmount(text);
  return value !== null && value.greaterThanOrEqualTo(min) && value.lessThanOrEqualTo(max);
}

const beyond = (field: string, { min, max }: TermRange): TermProblem => ({ field, code: 'termOutOfRange', params: { min, max } });

export const within = (field: string, text: string, range: TermRange): readonly TermProblem[] =>
  isWithin(text, range) ? [] : [beyond(field, range)];

export const wholeWithin = (field: string, value: number, range: TermRange): readonly TermProblem[] =>
  Number.isInteger(value) && isWithin(String(Math.max(value, -1)), range) ? [] : [beyond(field, range)];

export const positive = (field: string, text: string): readonly TermProblem[] =>
  readAmount(text)?.greaterThan(0) === true ? [] : [{ field, code: 'invalidField', params: { field, reason: 'must be above zero' } }];

export const invalidLeverage: TermProblem = { field: 'leverage', code: 'invalidLeverage', params: {} };

/** Spot 1; of contracts a whole number, whose most the tiers of the position say. */
export const wholeLeverage = (leverage: number): readonly TermProblem[] =>
  Number.isInteger(leverage) && leverage >= 1 ? [] : [invalidLeverage];
