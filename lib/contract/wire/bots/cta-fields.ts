// A CTA bot in the words of the specification and in ours: both ways.
import * as z from 'zod/mini';

import { type CtaEdit, type CtaIndicator, type CtaIndicatorType, type CtaTerms, ctaDirection } from '../../bots/cta/cta-terms.ts';
import { KlineInterval } from '../../enums.ts';
import { amount, whole } from '../fields.ts';
import { endOperate, priceOrNone, startingFields } from './bot-fields.ts';

const length = z.optional(whole(1, 300));
const threshold = z.optional(whole(0, 100));

/** The fields of every indicator; each takes those of its own and has the usual value where one is left out. */
const indicatorFields = {
  ctaType: z.enum(['MACD', 'MA', 'BOLL', 'RSI', 'VOI'], { error: 'must be MACD, MA, BOLL, RSI or VOI' }),
  indicatorInterval: z.enum(KlineInterval, { error: 'must be an interval of candles' }),
  /** MACD: the fast and the slow length, and that of the signal line. */
  macdEma: length,
  macdEmv: length,
  macdDif: length,
  /** MA: the fast and the slow length. */
  macFast: length,
  macSlow: length,
  /** BOLL: the length and the deviations. */
  bollK: length,
  bollN: z.optional(amount),
  rsiBarCount: length,
  rsiBuyThreshold: threshold,
  rsiSellThreshold: threshold,
  voiBarCount: length,
  /** A share. */
  voiThreshold: z.optional(amount),
};

const exitFields = {
  /** Shares of the average price of the entry. */
  targetProfit: z.optional(amount),
  targetLoss: z.optional(amount),
};

export const ctaPlacing = {
  ...startingFields,
  strategyType: z.literal([15, 16], { error: 'must be 15 or 16' }),
  ...indicatorFields,
  ...exitFields,
  investAmount: amount,
  /** Ours from here on. */
  direction: z._default(ctaDirection, 'long'),
  /** After a stop or a target it waits for the next signal; otherwise that is its end. */
  reenters: z._default(z.boolean({ error: 'must be true or false' }), true),
};
const placing = z.object(ctaPlacing);
export type CtaFields = Omit<
  z.output<typeof placing>,
  'symbolId' | 'businessLine' | 'tokenId' | 'clientOid' | 'strategyAttribute' | 'aiId' | 'strategyType'
>;

/** The values that charts usually have. */
export const usualIndicators = {
  macd: { type: 'macd', fast: 12, slow: 26, signal: 9 },
  ma: { type: 'ma', fast: 7, slow: 25 },
  boll: { type: 'boll', period: 20, deviations: '2' },
  rsi: { type: 'rsi', period: 14, buyBelow: 30, sellAbove: 70 },
  voi: { type: 'voi', bars: 20, threshold: '0.3333' },
} as const satisfies { readonly [Type in CtaIndicatorType]: Extract<CtaIndicator, { readonly type: Type }> };

function indicatorOf(fields: CtaFields): CtaIndicator {
  const { macd, ma, boll, rsi, voi } = usualIndicators;
  switch (fields.ctaType) {
    case 'MACD':
      return {
        type: 'macd',
        fast: fields.macdEma ?? macd.fast,
        slow: fields.macdEmv ?? macd.slow,
        signal: fields.macdDif ?? macd.signal,
      };
    case 'MA':
      return { type: 'ma', fast: fields.macFast ?? ma.fast, slow: fields.macSlow ?? ma.slow };
    case 'BOLL':
      return { type: 'boll', period: fields.bollK ?? boll.period, deviations: fields.bollN ?? boll.deviations };
    case 'RSI':
      return {
        type: 'rsi',
        period: fields.rsiBarCount ?? rsi.period,
        buyBelow: fields.rsiBuyThreshold ?? rsi.buyBelow,
        sellAbove: fields.rsiSellThreshold ?? rsi.sellAbove,
      };
    case 'VOI':
      return { type: 'voi', bars: fields.voiBarCount ?? voi.bars, threshold: fields.voiThreshold ?? voi.threshold };
  }
}

export function toCtaTerms(fields: CtaFields): CtaTerms {
  return {
    indicator: indicatorOf(fields),
    interval: fields.indicatorInterval,
    direction: fields.direction,
    investment: fields.investAmount,
    leverage: fields.leverage,
    marginMode: fields.marginMode === 1 ? 'isolated' : 'cross',
    takeProfitRate: fields.targetProfit ?? null,
    stopLossRate: fields.targetLoss ?? null,
    reenters: fields.reenters,
    sellsAtEnd: fields.endOperate === 1,
  };
}

function fieldsOfIndicator(
  indicator: CtaIndicator,
): Pick<CtaFields, keyof typeof indicatorFields & Exclude<keyof CtaFields, 'indicatorInterval'>> {
  switch (indicator.type) {
    case 'macd':
      return { ctaType: 'MACD', macdEma: indicator.fast, macdEmv: indicator.slow, macdDif: indicator.signal };
    case 'ma':
      return { ctaType: 'MA', macFast: indicator.fast, macSlow: indicator.slow };
    case 'boll':
      return { ctaType: 'BOLL', bollK: indicator.period, bollN: indicator.deviations };
    case 'rsi':
      return {
        ctaType: 'RSI',
        rsiBarCount: indicator.period,
        rsiBuyThreshold: indicator.buyBelow,
        rsiSellThreshold: indicator.sellAbove,
      };
    case 'voi':
      return { ctaType: 'VOI', voiBarCount: indicator.bars, voiThreshold: indicator.threshold };
  }
}

export function fromCtaTerms(terms: CtaTerms): CtaFields {
  return {
    ...fieldsOfIndicator(terms.indicator),
    indicatorInterval: terms.interval,
    direction: terms.direction,
    investAmount: terms.investment,
    marginMode: terms.marginMode === 'isolated' ? 1 : 2,
    leverage: terms.leverage,
    reenters: terms.reenters,
    endOperate: terms.sellsAtEnd ? 1 : 2,
    ...(terms.takeProfitRate === null ? {} : { targetProfit: terms.takeProfitRate }),
    ...(terms.stopLossRate === null ? {} : { targetLoss: terms.stopLossRate }),
  };
}

/** The field of a start that says a term; those of an indicator have its name before them. */
export const ctaFieldOf: Readonly<Record<string, string>> = {
  macdFast: 'macdEma',
  macdSlow: 'macdEmv',
  macdSignal: 'macdDif',
  maFast: 'macFast',
  maSlow: 'macSlow',
  bollPeriod: 'bollK',
  bollDeviations: 'bollN',
  rsiPeriod: 'rsiBarCount',
  rsiBuyBelow: 'rsiBuyThreshold',
  rsiSellAbove: 'rsiSellThreshold',
  voiBars: 'voiBarCount',
  voiThreshold: 'voiThreshold',
  interval: 'indicatorInterval',
  investment: 'investAmount',
  takeProfitRate: 'targetProfit',
  stopLossRate: 'targetLoss',
  sellsAtEnd: 'endOperate',
};

/** A change: what is left out stays, null takes an exit away. */
export const ctaEditing = {
  targetProfit: priceOrNone,
  targetLoss: priceOrNone,
  reenters: z.optional(z.boolean({ error: 'must be true or false' })),
  endOperate: z.optional(endOperate),
};
const editing = z.object(ctaEditing);

export function toCtaEdit(fields: z.output<typeof editing>): CtaEdit {
  return {
    ...(fields.targetProfit === undefined ? {} : { takeProfitRate: fields.targetProfit }),
    ...(fields.targetLoss === undefined ? {} : { stopLossRate: fields.targetLoss }),
    ...(fields.reenters === undefined ? {} : { reenters: fields.reenters }),
    ...(fields.endOperate === undefined ? {} : { sellsAtEnd: fields.endOperate === 1 }),
  };
}
