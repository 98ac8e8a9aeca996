// Spot margin as the wire carries it: wallets, terms and records. Amounts are decimal text in the coin.
import * as z from 'zod/mini';

import { decimalText } from './market.ts';

export const marginMode = z.enum(['cross', 'isolated'], { error: 'must be cross or isolated' });
export type MarginMode = z.output<typeof marginMode>;

/** The subject of records: a margin wallet, or all of a unified account. */
export const lendingMode = z.enum(['cross', 'isolated', 'unified'], { error: 'must be cross, isolated or unified' });
export type LendingMode = z.output<typeof lendingMode>;

/** One coin of a margin wallet, in the specification's words. */
const marginCoin = z.object({
  tokenId: z.string(),
  symbolCode: z.string(),
  /** Available and frozen, less what is owed. May be below zero. */
  net: z.string(),
  free: decimalText,
  frozen: decimalText,
  borrowed: decimalText,
  interest: decimalText,
  /** Nobody has any here: always '0'. */
  recyclableExperienceMoney: decimalText,
  /** True if the amount that is owed may not leave. */
  forbidTransferOutIfDebt: z.boolean(),
  /** A day's interest as a share. */
  dailyRate: decimalText,
});
export type MarginCoinRow = z.output<typeof marginCoin>;

export const marginAccount = z.object({
  marginMode,
  /** The market of an isolated wallet; '' for the one that all markets share. */
  symbolId: z.string(),
  /** The leverage of an isolated wallet, as its owner has set it; 0: as much as the tiers allow. */
  leverage: z.number(),
  /** The coin that the sums are in. */
  unitCoin: z.string(),
  assets: decimalText,
  debts: decimalText,
  /** The amount that counts, less the debt. May be below zero. */
  equity: z.string(),
  initial: decimalText,
  maintenance: decimalText,
  /** maintenance ÷ equity; at 1 the wallet is liquidated. '0' without a debt. */
  riskRatio: decimalText,
  isCalled: z.boolean(),
  isLiquidating: z.boolean(),
  coins: z.array(marginCoin),
});
export type MarginAccountRow = z.output<typeof marginAccount>;

const tier = z.object({ upTo: decimalText, leverage: z.number(), maintenanceRate: decimalText });
export type MarginTierRow = z.output<typeof tier>;

const marginCoinTerms = z.object({
  coin: z.string(),
  /** The amount that the venue lends of it to everybody together, and the rest of that. */
  pool: decimalText,
  poolLeft: decimalText,
  /** By grade, the first one's first. */
  dailyRates: z.array(decimalText),
  collateral: z.array(z.object({ upTo: decimalText, valueRatio: decimalText })),
  cross: z.array(tier),
});
export type MarginCoinTerms = z.output<typeof marginCoinTerms>;

export const marginTerms = z.object({
  unitCoin: z.string(),
  callRatio: decimalText,
  liquidationFee: decimalText,
  transferCoefficient: z.number(),
  coins: z.array(marginCoinTerms),
  markets: z.array(
    z.object({
      symbolId: z.string(),
      symbol: z.string(),
      baseCoin: z.string(),
      quoteCoin: z.string(),
      base: z.array(tier),
      quote: z.array(tier),
    }),
  ),
});
export type MarginTerms = z.output<typeof marginTerms>;

export const marginRecordKind = z.enum(['loan', 'repayment', 'interest', 'call', 'liquidation'], {
  error: 'must be loan, repayment, interest, call or liquidation',
});
export type MarginRecordKind = z.output<typeof marginRecordKind>;

export const marginRecord = z.object({
  id: z.string(),
  kind: marginRecordKind,
  marginMode: lendingMode,
  symbolId: z.string(),
  coin: z.string(),
  /** Lent, paid back or charged; of a liquidation what was owed. */
  amount: decimalText,
  /** For a repayment: the part of it that was interest. */
  interest: decimalText,
  /** For interest: the amount it was charged on, the rate a day, and the number of hours. */
  principal: decimalText,
  dailyRate: decimalText,
  hours: z.number(),
  /** For a call and a liquidation, in the coin of the wallet. */
  equity: z.string(),
  maintenance: decimalText,
  fee: decimalText,
  /** The amount that the insurance fund won, or (negative) lost. */
  insurance: z.string(),
  /** The cause of a loan or a repayment: requested, order, liquidation, insurance. */
  cause: z.string(),
  orderId: z.string(),
  owedAfter: decimalText,
  timeMs: z.number(),
});
export type MarginRecord = z.output<typeof marginRecord>;
