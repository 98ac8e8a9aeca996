// The limits of the terms of an arbitrage bot, and which of them are not kept.
import type { ArbitrageEdit, ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { type Amount, readAmount, readPositive, readSigned } from '../../amounts/amount.ts';

/** The field of the terms that it is about, a key of the error catalogue, and what fills its sentence. */
export type ArbitrageProblem = { readonly field: string; readonly code: ErrorKey; readonly params: Readonly<Record<string, string>> };

/** Shares, but for leverage and settlements. */
export const arbitrageLimits = {
  leverage: { min: '1', max: '3' },
  minApr: { min: '0.001', max: '10' },
  minAprSettlements: { min: '1', max: '100' },
  exitBasis: { min: '-0.1', max: '0.1' },
} as const satisfies Record<string, { readonly min: string; readonly max: string }>;

function within(field: keyof typeof arbitrageLimits, value: Amount | null): readonly ArbitrageProblem[] {
  const { min, max } = arbitrageLimits[field];
  const isWithin = value !== null && value.greaterThanOrEqualTo(min) && value.lessThanOrEqualTo(max);
  return isWithin ? [] : [{ field, code: 'termOutOfRange', params: { min, max } }];
}

const whole = (field: 'leverage' | 'minAprSettlements', value: number): readonly ArbitrageProblem[] =>
  within(field, Number.isInteger(value) ? readSigned(String(value)) : null);

const positive = (field: string, text: string | null): readonly ArbitrageProblem[] =>
  text === null || readPositive(text) !== null ? [] : [{ field, code: 'invalidField', params: { field, reason: 'must be above zero' } }];

/** Every term that is outside its own limits, whatever the market. */
export const arbitrageRangeProblems = (terms: ArbitrageTerms): readonly ArbitrageProblem[] => [
  ...positive('investment', terms.investment),
  ...whole('leverage', terms.leverage),
  ...positive('sliceAmount', terms.sliceAmount),
  ...positive('takeProfit', terms.takeProfit),
  ...(terms.minApr === null ? [] : within('minApr', readAmount(terms.minApr))),
  ...whole('minAprSettlements', terms.minAprSettlements),
  ...(terms.exitBasis === null ? [] : within('exitBasis', readSigned(terms.exitBasis))),
];

/** The terms with a change, what it leaves out as it was. */
export const withArbitrageEdit = (terms: ArbitrageTerms, edit: ArbitrageEdit): ArbitrageTerms => ({
  ...terms,
  sliceAmount: edit.sliceAmount ?? terms.sliceAmount,
  placement: edit.placement ?? terms.placement,
  takeProfit: edit.takeProfit === undefined ? terms.takeProfit : edit.takeProfit,
  minApr: edit.minApr === undefined ? terms.minApr : edit.minApr,
  minAprSettlements: edit.minAprSettlements ?? terms.minAprSettlements,
  exitBasis: edit.exitBasis === undefined ? terms.exitBasis : edit.exitBasis,
  sellsAtEnd: edit.sellsAtEnd ?? terms.sellsAtEnd,
});
