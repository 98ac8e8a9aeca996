// The futures calculator with numbers filled in, as an address: whoever follows it finds the calculator open with them.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';

// Taken by its name: taken apart, all of the library would come along to the browser.
const leftOut = z.catch;
const number = leftOut(z.optional(decimalText), undefined);

/** A part that is missing or makes no sense is left as the calculator begins with. */
const filled = z.object({
  question: z.enum(['pnl', 'liquidation', 'maxOpen']),
  /** Its name: BTCUSDT. */
  contract: z.string().check(z.maxLength(40)),
  side: leftOut(z.optional(z.enum(['long', 'short'])), undefined),
  marginMode: leftOut(z.optional(z.enum(['isolated', 'cross'])), undefined),
  leverage: number,
  entryPrice: number,
  exitPrice: number,
  size: number,
  balance: number,
});
export type CalculatorFilled = z.output<typeof filled>;

const fields = ['side', 'marginMode', 'leverage', 'entryPrice', 'exitPrice', 'size', 'balance'] as const;

export function calculatorAddress({ question, contract, ...numbers }: CalculatorFilled): string {
  const query = new URLSearchParams({ calculator: question, contract });
  for (const field of fields) {
    const value = numbers[field];
    if (value !== undefined) query.set(field, value);
  }
  return `/futures?${query.toString()}`;
}

/** Null: the address opens no calculator. */
export function readCalculatorAddress(query: URLSearchParams): CalculatorFilled | null {
  const given = Object.fromEntries(fields.flatMap((field) => (query.has(field) ? [[field, query.get(field)]] : [])));
  const read = filled.safeParse({ ...given, question: query.get('calculator'), contract: query.get('contract') });
  return read.success ? read.data : null;
}
