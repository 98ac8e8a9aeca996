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
  fundingIntervalMs: z.number(),
  /** Fees of going in and out of both legs, as a share of the value. */
  costRate: decimalText,
});

export const arbitrageRate = z.object({
  ...names,
  spotPrice: noneYet,
  contractPrice: noneYet,
  /** How far the perpetual stands above spot, as a share of it. */
  basis: signedOrNone,
  /** The rate of the next settlement, as it looks now: above zero who is short receives it. Null: nothing was measured. */
  fundingRate: signedOrNone,
  lastFundingRate: signedOrNone,
  nextFundingTimeMs: z.number(),
  fundingIntervalMs: z.number(),
  /** Shares a year, and less the costs spread over thirty days. */
  apr: signedOrNone,
  netApr: signedOrNone,
});
export type ArbitrageRate = z.output<typeof arbitrageRate>;

export const arbitragePreviewAnswer = z.object({
  problems: z.array(botProblem),
  /** Coins in either leg; null, as what follows, where problems leave none. */
  count: noneYet,
  value: noneYet,
  margin: noneYet,
  slices: z.nullable(z.number()),
  costs: noneYet,
  /** The funding of the next settlement. */
  income: signedOrNone,
  apr: signedOrNone,
  netApr: signedOrNone,
  /** The net share a year of all that is put in. */
  investedApr: signedOrNone,
  /** Settlements until funding has paid the costs. */
  breakEven: z.nullable(z.number()),
  basis: signedOrNone,
  liquidationPrice: noneYet,
  minInvest: noneYet,
  minBlockSize: noneYet,
});

export const arbitrageDetail = z.object({
  bot: botDetail,
  /** Coins of spot and of the short leg, and how far the perpetual stands above spot now. */
  spotCount: decimalText,
  shortCount: decimalText,
  basis: signedOrNone,
  fundingIntervalMs: z.number(),
  /** The funding that was paid so far, and by settlement, newest first, at most a hundred. */
  income: signedText,
  settlements: z.array(fundingPayment),
});
export type ArbitrageDetail = z.output<typeof arbitrageDetail>;
