// A unified account as the wire carries it. Amounts of a coin are decimal text in it, sums in the coin of account.
import * as z from 'zod/mini';

import { decimalText } from './market.ts';
import { signedText } from './wire/signed-text.ts';

export const accountModes = ['classic', 'basic', 'advanced'] as const;
export const accountMode = z.enum(accountModes, { error: 'must be classic, basic or advanced' });

const unifiedCoin = z.object({
  coin: z.string(),
  available: decimalText,
  frozen: decimalText,
  /** The part of the frozen amount that is on its way out, and counted for nothing. */
  leaving: decimalText,
  /** The gain of contracts margined in it just now. */
  unrealised: signedText,
  borrowed: decimalText,
  interest: decimalText,
  /** The part of the debt that would be charged interest if the hour began now, and the most that bears none. */
  interestBearing: decimalText,
  interestFree: decimalText,
  dailyRate: decimalText,
  /** The amount that may leave. */
  withdrawable: decimalText,
  /** The balance, unrealised gains included, less the debt; and the part of it that counts for everything. */
  worth: signedText,
  counted: signedText,
});
export type UnifiedCoin = z.output<typeof unifiedCoin>;

const lentCoin = z.object({
  coin: z.string(),
  /** The index price in the coin of account, 1 for that coin itself; null: none yet. */
  price: z.nullable(decimalText),
  /** A day's interest as a share, and how much of an unrealised loss bears none. */
  dailyRate: decimalText,
  interestFree: decimalText,
});
export type LentCoin = z.output<typeof lentCoin>;

/** Keys of the catalogue of refusals. */
const problems = z.array(z.string());

export const unifiedAccount = z.object({
  mode: accountMode,
  unitCoin: z.string(),
  /** The equity that the account needs for the advanced mode. */
  minEquity: decimalText,
  worth: signedText,
  equity: signedText,
  debts: decimalText,
  initial: decimalText,
  maintenance: decimalText,
  /** equity − initial, never below 0. */
  available: decimalText,
  /** initial ÷ equity and maintenance ÷ equity, rounded up; 1 or more: nothing new, and liquidation. */
  initialRatio: decimalText,
  maintenanceRatio: decimalText,
  isCalled: z.boolean(),
  isLiquidating: z.boolean(),
  coins: z.array(unifiedCoin),
  /** The coins that stand behind everything and can be borrowed, in this account's terms; none while it is classic. */
  lent: z.array(lentCoin),
  /** The obstacles to each mode; for the present one, that it is the present one. */
  problems: z.object({ classic: problems, basic: problems, advanced: problems }),
});
export type UnifiedAccountAnswer = z.output<typeof unifiedAccount>;
