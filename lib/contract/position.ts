// The state of an account in the contracts of a line: positions, how each contract is traded, and the margin behind both.
import * as z from 'zod/mini';

import { decimalText } from './market.ts';
import { positionAggregates } from './wire/position-aggregates.ts';
import { signedText } from './wire/signed-text.ts';

const holdSide = z.enum(['long', 'short']);

export const contractPosition = z.object({
  symbolId: z.string(),
  holdSide,
  /** 1 isolated, 2 cross. */
  marginMode: z.literal([1, 2]),
  leverage: z.number(),
  /** In the contract's quantity. */
  total: decimalText,
  /** The quantity that no resting closing order waits for, and the quantity that one does. */
  available: decimalText,
  locked: decimalText,
  /** The quantity that resting orders may open on its side. */
  openDelegateCount: decimalText,
  /** Exact to 12 decimals, half up. */
  averageOpenPrice: decimalText,
  /** The amount locked for an isolated position, in the margin coin; '0' of a cross one. */
  margin: decimalText,
  autoAppendMargin: z.boolean(),
  /** The profit that this position has already brought since it was opened, before fees, in the margin coin. */
  achievedProfits: signedText,
  /** Fees and funding of this position since it was opened; funding received counts above zero. */
  paidFees: signedText,
  paidFunding: signedText,
  openTimeMs: z.number(),
  /** The rank at which it would be deleveraged: 1 (last) to 5 (next). */
  adlRank: z.number(),
});
export type ContractPosition = z.output<typeof contractPosition>;

/** The settings with which the account trades a contract, and the size that its resting orders would open there. */
export const contractSettings = z.object({
  symbolId: z.string(),
  marginMode: z.literal([1, 2]),
  crossMarginLeverage: z.number(),
  fixedLongLeverage: z.number(),
  fixedShortLeverage: z.number(),
  /** Resting orders that open: quantity, and quantity times price in the quote coin. */
  openBuyCount: decimalText,
  openBuyValue: decimalText,
  openSellCount: decimalText,
  openSellValue: decimalText,
});
export type ContractSettings = z.output<typeof contractSettings>;

const marginWallet = z.object({
  coin: z.string(),
  /** Balance without what isolated positions hold; of a unified account what contracts in the coin could stand on alone. */
  available: decimalText,
  /** Margin of isolated positions. */
  frozen: decimalText,
  /** The amount that resting orders hold back. */
  orderCost: decimalText,
  /** As the exchange last reckoned: what can still be put behind something new, and what may be taken away. */
  free: decimalText,
});
export type MarginWallet = z.output<typeof marginWallet>;

/** Contracts in which the account has never done anything have the usual settings and stand in no list. */
export const futuresAccount = z.object({
  /** The position mode of the line: 1 one-way, 2 hedge. */
  positionMode: z.literal([1, 2]),
  /** One wallet stands behind contracts: positions also bind what closing them would cost a taker. */
  isUnified: z.boolean(),
  positions: z.array(contractPosition),
  settings: z.array(contractSettings),
  wallets: z.array(marginWallet),
  aggregates: positionAggregates,
});
export type FuturesAccount = z.output<typeof futuresAccount>;
