// A pair of markets that can be arbitraged, with its funding as it looks now, and a bot that does it, as calls tell them.
import * as z from 'zod/mini';

import { fundingPayment } from '../../history/contract-history.ts';
import { decimalText } from '../../market.ts';
import { signedText } from '../../wire/signed-text.ts';
import { botProblem } from '../bot-problem.ts';
import { botDetail } from '../bot.ts';

const noneYet = z.nullable(decimalText);
const signedOrNone = z.nullable(signedText);

const names = { symbolId: z.string(), contractSymbolId: z.string(), baseCoin: z.string(), quoteCoin: z.string() };

export const arbitrageConfigPair = z.object({
  ...names,
  maxLeverage: z.number(),
  /** Null: one of the two has no price yet. */
  minInvest: noneYet,
  minBlockSize: noneYet,
  /** The same with borrowed coins; null as well where they are not lent. */
  reverseMinInvest: noneYet,
  fundingIntervalMs: z.number(),
  /** Fees of going in and out of both legs, as a share of the value. */
  costRate: decimalText,
});

export const arbitrageRate = z.object({
  ...names,
  spotPrice: noneYet,
  contractPrice: noneYet,
  /** The premium of the perpetual over spot, as a share of spot. */
  basis: signedOrNone,
  /** The rate of the next settlement, as it looks now: above zero who is short receives it, below zero who is long. Null: nothing was measured. */
  fundingRate: signedOrNone,
  lastFundingRate: signedOrNone,
  nextFundingTimeMs: z.number(),
  fundingIntervalMs: z.number(),
  /** The income of coins bought and the perpetual sold short: shares a year, and less the costs spread over thirty days. */
  apr: signedOrNone,
  netApr: signedOrNone,
  /** The income of borrowed coins sold and the perpetual bought, less interest as well, which is told for a day. Null: the coin is not lent here. */
  reverse: z.nullable(z.object({ apr: signedOrNone, netApr: signedOrNone, dailyRate: decimalText })),
});
export type ArbitrageRate = z.output<typeof arbitrageRate>;

export const arbitragePreviewAnswer = z.object({
  problems: z.array(botProblem),
  /** Coins in either leg; null, as what follows, where problems leave none. */
  count: noneYet,
  value: noneYet,
  margin: noneYet,
  /** The money behind the loan, its interest of a day, and the price at which it is liquidated. Null: nothing is borrowed. */
  collateral: noneYet,
  interest: noneYet,
  loanLiquidationPrice: noneYet,
  slices: z.nullable(z.number()),
  costs: noneYet,
  /** The funding of the next settlement. */
  income: signedOrNone,
  apr: signedOrNone,
  netApr: signedOrNone,
  /** The net share a year of all that is put in. */
  investedApr: signedOrNone,
  /** Settlements until funding, less interest, has paid the costs. */
  breakEven: z.nullable(z.number()),
  basis: signedOrNone,
  liquidationPrice: noneYet,
  minInvest: noneYet,
  minBlockSize: noneYet,
});

export const arbitrageDetail = z.object({
  bot: botDetail,
  /** Coins that are held, that are owed with their interest, and of the perpetual. */
  spotCount: decimalText,
  owedCount: decimalText,
  contractCount: decimalText,
  /** The share by which the perpetual stands above spot now. */
  basis: signedOrNone,
  fundingIntervalMs: z.number(),
  /** Interest so far, at the prices of the moments at which it was charged. */
  interest: decimalText,
  /** The funding that was paid so far, and by settlement, newest first, at most a hundred. */
  income: signedText,
  settlements: z.array(fundingPayment),
});
export type ArbitrageDetail = z.output<typeof arbitrageDetail>;
