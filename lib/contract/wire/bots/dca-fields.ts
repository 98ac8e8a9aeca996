// A martingale in the words of the specification, which calls it DCA, and in ours: both ways.
import * as z from 'zod/mini';

import type { MartingaleEdit, MartingaleTerms } from '../../bots/martingale/martingale-terms.ts';
import { KlineInterval } from '../../enums.ts';
import { amount, whole } from '../fields.ts';
import { endOperate, priceOrNone, startingFields } from './bot-fields.ts';

const rounds = z.enum(['one', 'endless'], { error: 'must be one or endless' });
const ratioOrAmount = z.literal([1, 2], { error: 'must be 1 (ratio) or 2 (amount)' });
const threshold = z.optional(whole(0, 100));

const termFields = {
  /** 1 buys as the price falls, 2 sells as it rises. */
  dcaType: z._default(z.literal([1, 2], { error: 'must be 1 (long) or 2 (short)' }), 1),
  /** firstChangeRange is 1 a share of the first price, 2 a distance in the quote coin. */
  appendType: z._default(z.literal([1, 2], { error: 'must be 1 (share) or 2 (distance)' }), 1),
  /** The coin that is put in, which follows from kind and direction: 1 quote (contracts: margin), 2 base (short on spot). */
  investType: z.optional(z.literal([1, 2], { error: 'must be 1 (quote) or 2 (base)' })),
  firstChangeRange: amount,
  priceTimes: z._default(amount, '1'),
  amountTimes: z._default(amount, '1'),
  maxAppendCount: whole(0, 50),
  /** targetProfit is 1 a share of the average price, 2 quote coins over the round. */
  profitType: z._default(ratioOrAmount, 1),
  targetProfit: amount,
  /** A share of the average price. */
  targetLoss: z.optional(amount),
  /** The first order waits for this price; left out: it goes at once, or by the RSI. */
  firstPrice: z.optional(amount),
  firstAmount: amount,
  investAmount: amount,
  /** Ours from here on. */
  rounds: z._default(rounds, 'endless'),
  /** The first order waits for the RSI of closed candles: at or below the one threshold, or at or above the other. */
  indicatorInterval: z.optional(z.enum(KlineInterval, { error: 'must be an interval of candles' })),
  rsiBarCount: z.optional(whole(2, 100)),
  rsiBuyThreshold: threshold,
  rsiSellThreshold: threshold,
};

export const dcaPlacing = { ...startingFields, strategyType: z.literal([3, 4], { error: 'must be 3 or 4' }), ...termFields };
const placing = z.object(dcaPlacing);
export type DcaFields = Omit<
  z.output<typeof placing>,
  'symbolId' | 'businessLine' | 'tokenId' | 'clientOid' | 'strategyAttribute' | 'aiId' | 'notices' | 'strategyType' | 'investType'
>;

/** Why the fields name no one start; null: they do. Written to follow the name of the first field. */
export function startProblem(
  fields: Pick<DcaFields, 'firstPrice' | 'indicatorInterval' | 'rsiBuyThreshold' | 'rsiSellThreshold'>,
): string | null {
  if (fields.firstPrice !== undefined && fields.indicatorInterval !== undefined) return 'excludes a start by the RSI';
  const thresholds = [fields.rsiBuyThreshold, fields.rsiSellThreshold].filter((value) => value !== undefined).length;
  if (fields.indicatorInterval === undefined) return thresholds === 0 ? null : 'is missing: a threshold needs an interval';
  return thresholds === 1 ? null : 'needs one threshold, rsiBuyThreshold or rsiSellThreshold';
}

function startOf(fields: DcaFields): MartingaleTerms['start'] {
  if (fields.firstPrice !== undefined) return { by: 'price', price: fields.firstPrice };
  if (fields.indicatorInterval === undefined) return { by: 'now' };
  const below = fields.rsiBuyThreshold;
  return {
    by: 'rsi',
    interval: fields.indicatorInterval,
    period: fields.rsiBarCount ?? 14,
    threshold: below ?? fields.rsiSellThreshold ?? 0,
    side: below === undefined ? 'above' : 'below',
  };
}

export function toMartingaleTerms(fields: DcaFields): MartingaleTerms {
  return {
    direction: fields.dcaType === 1 ? 'long' : 'short',
    stepType: fields.appendType === 1 ? 'percent' : 'value',
    firstStep: fields.firstChangeRange,
    stepMultiplier: fields.priceTimes,
    firstAmount: fields.firstAmount,
    amountMultiplier: fields.amountTimes,
    maxOrders: fields.maxAppendCount,
    investment: fields.investAmount,
    takeProfitType: fields.profitType === 1 ? 'ratio' : 'amount',
    takeProfit: fields.targetProfit,
    stopLossRate: fields.targetLoss ?? null,
    rounds: fields.rounds,
    start: startOf(fields),
    leverage: fields.leverage,
    marginMode: fields.marginMode === 1 ? 'isolated' : 'cross',
    sellsAtEnd: fields.endOperate === 1,
  };
}

function startFields(start: MartingaleTerms['start']): Partial<DcaFields> {
  if (start.by === 'now') return {};
  if (start.by === 'price') return { firstPrice: start.price };
  const { interval, period, threshold: limit, side } = start;
  return {
    indicatorInterval: interval,
    rsiBarCount: period,
    ...(side === 'below' ? { rsiBuyThreshold: limit } : { rsiSellThreshold: limit }),
  };
}

export function fromMartingaleTerms(terms: MartingaleTerms): DcaFields {
  return {
    dcaType: terms.direction === 'long' ? 1 : 2,
    appendType: terms.stepType === 'percent' ? 1 : 2,
    firstChangeRange: terms.firstStep,
    priceTimes: terms.stepMultiplier,
    amountTimes: terms.amountMultiplier,
    maxAppendCount: terms.maxOrders,
    profitType: terms.takeProfitType === 'ratio' ? 1 : 2,
    targetProfit: terms.takeProfit,
    firstAmount: terms.firstAmount,
    investAmount: terms.investment,
    rounds: terms.rounds,
    marginMode: terms.marginMode === 'isolated' ? 1 : 2,
    leverage: terms.leverage,
    endOperate: terms.sellsAtEnd ? 1 : 2,
    ...(terms.stopLossRate === null ? {} : { targetLoss: terms.stopLossRate }),
    ...startFields(terms.start),
  };
}

/** The field of a start that says a term. */
export const dcaFieldOf: Readonly<Record<keyof MartingaleTerms, string>> = {
  direction: 'dcaType',
  stepType: 'appendType',
  firstStep: 'firstChangeRange',
  stepMultiplier: 'priceTimes',
  firstAmount: 'firstAmount',
  amountMultiplier: 'amountTimes',
  maxOrders: 'maxAppendCount',
  investment: 'investAmount',
  takeProfitType: 'profitType',
  takeProfit: 'targetProfit',
  stopLossRate: 'targetLoss',
  rounds: 'rounds',
  start: 'firstPrice',
  leverage: 'leverage',
  marginMode: 'marginMode',
  sellsAtEnd: 'endOperate',
};

/** A change: what is left out stays, null takes the stop away. */
export const dcaEditing = {
  profitType: z.optional(ratioOrAmount),
  targetProfit: z.optional(amount),
  targetLoss: priceOrNone,
  rounds: z.optional(rounds),
  maxAppendCount: z.optional(whole(0, 50)),
  endOperate: z.optional(endOperate),
};
const editing = z.object(dcaEditing);

export function toMartingaleEdit(fields: z.output<typeof editing>): MartingaleEdit {
  return {
    ...(fields.profitType === undefined ? {} : { takeProfitType: fields.profitType === 1 ? 'ratio' : 'amount' }),
    ...(fields.targetProfit === undefined ? {} : { takeProfit: fields.targetProfit }),
    ...(fields.targetLoss === undefined ? {} : { stopLossRate: fields.targetLoss }),
    ...(fields.rounds === undefined ? {} : { rounds: fields.rounds }),
    ...(fields.maxAppendCount === undefined ? {} : { maxOrders: fields.maxAppendCount }),
    ...(fields.endOperate === undefined ? {} : { sellsAtEnd: fields.endOperate === 1 }),
  };
}
