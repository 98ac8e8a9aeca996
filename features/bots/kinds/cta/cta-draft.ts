// A CTA bot as somebody fills it in: texts as they are typed, and the terms once they can be read.
import type { CtaIndicator, CtaIndicatorType, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { usualIndicators } from '#lib/contract/wire/bots/cta-fields.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';
import { flagIn, oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { BotKind } from '../bot-kind.ts';
import type { KindDraft } from '../kind-form.ts';

/** By the names of the terms; those of an indicator have its name before them. Rates are in percent. */
const ctaTexts = [
  'macdFast',
  'macdSlow',
  'macdSignal',
  'maFast',
  'maSlow',
  'bollPeriod',
  'bollDeviations',
  'rsiPeriod',
  'rsiBuyBelow',
  'rsiSellAbove',
  'voiBars',
  'voiThreshold',
  'investment',
  'takeProfitRate',
  'stopLossRate',
  'leverage',
] as const;
export type CtaText = (typeof ctaTexts)[number];
type Texts = Readonly<Record<CtaText, string>>;

export const ctaTypes = ['macd', 'ma', 'boll', 'rsi', 'voi'] as const satisfies readonly CtaIndicatorType[];
export const ctaIntervals = KlineInterval.filter((interval) => interval !== 'realtime' && interval !== '1s');

export type CtaDraft = Pick<CtaTerms, 'direction' | 'interval' | 'marginMode' | 'reenters' | 'sellsAtEnd'> & {
  readonly type: CtaIndicatorType;
  readonly texts: Texts;
};

function textsOf(indicator: CtaIndicator): Partial<Texts> {
  switch (indicator.type) {
    case 'macd':
      return { macdFast: String(indicator.fast), macdSlow: String(indicator.slow), macdSignal: String(indicator.signal) };
    case 'ma':
      return { maFast: String(indicator.fast), maSlow: String(indicator.slow) };
    case 'boll':
      return { bollPeriod: String(indicator.period), bollDeviations: indicator.deviations };
    case 'rsi':
      return {
        rsiPeriod: String(indicator.period),
        rsiBuyBelow: String(indicator.buyBelow),
        rsiSellAbove: String(indicator.sellAbove),
      };
    case 'voi':
      return { voiBars: String(indicator.bars), voiThreshold: sharePercent(indicator.threshold) };
  }
}

const noTexts: Texts = {
  macdFast: '',
  macdSlow: '',
  macdSignal: '',
  maFast: '',
  maSlow: '',
  bollPeriod: '',
  bollDeviations: '',
  rsiPeriod: '',
  rsiBuyBelow: '',
  rsiSellAbove: '',
  voiBars: '',
  voiThreshold: '',
  investment: '',
  takeProfitRate: '',
  stopLossRate: '',
  leverage: '1',
};

const firstTexts: Texts = ctaTypes.reduce<Texts>((texts, type) => ({ ...texts, ...textsOf(usualIndicators[type]) }), noTexts);

const firstDraft = ({ place }: BotKind): CtaDraft => ({
  type: 'macd',
  interval: '1H',
  direction: 'long',
  marginMode: 'isolated',
  reenters: true,
  sellsAtEnd: true,
  texts: { ...firstTexts, leverage: place === 'spot' ? '1' : '3' },
});

const number = (text: string): string | null => {
  const value = readPositive(finishDecimal(text));
  return value === null ? null : writeAmount(value);
};
const whole = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

/** Null: one of its fields cannot be read. */
function readIndicator({ type, texts }: CtaDraft): CtaIndicator | null {
  const isRead = (...values: readonly number[]): boolean => !values.some(Number.isNaN);
  switch (type) {
    case 'macd': {
      const [fast, slow, signal] = [whole(texts.macdFast), whole(texts.macdSlow), whole(texts.macdSignal)];
      return isRead(fast, slow, signal) ? { type, fast, slow, signal } : null;
    }
    case 'ma': {
      const [fast, slow] = [whole(texts.maFast), whole(texts.maSlow)];
      return isRead(fast, slow) ? { type, fast, slow } : null;
    }
    case 'boll': {
      const [period, deviations] = [whole(texts.bollPeriod), number(texts.bollDeviations)];
      return isRead(period) && deviations !== null ? { type, period, deviations } : null;
    }
    case 'rsi': {
      const [period, buyBelow, sellAbove] = [whole(texts.rsiPeriod), whole(texts.rsiBuyBelow), whole(texts.rsiSellAbove)];
      return isRead(period, buyBelow, sellAbove) ? { type, period, buyBelow, sellAbove } : null;
    }
    case 'voi': {
      const [bars, threshold] = [whole(texts.voiBars), number(texts.voiThreshold)];
      return isRead(bars) && threshold !== null ? { type, bars, threshold: percentShare(threshold) } : null;
    }
  }
}

/** Undefined: it cannot be read. Null: it is empty. */
function readRate(text: string): string | null | undefined {
  if (text === '') return null;
  const value = number(text);
  return value === null ? undefined : percentShare(value);
}

function readDraft(draft: CtaDraft, { place }: BotKind): CtaTerms | null {
  const { texts } = draft;
  const isSpot = place === 'spot';
  const indicator = readIndicator(draft);
  const investment = texts.investment === '' ? '0' : readAmount(finishDecimal(texts.investment))?.toFixed();
  const [takeProfitRate, stopLossRate] = [readRate(texts.takeProfitRate), readRate(texts.stopLossRate)];
  const leverage = isSpot ? 1 : whole(texts.leverage);
  if (indicator === null || investment === undefined || Number.isNaN(leverage)) return null;
  if (takeProfitRate === undefined || stopLossRate === undefined) return null;
  return {
    indicator,
    interval: draft.interval,
    direction: isSpot ? 'long' : draft.direction,
    investment,
    leverage,
    marginMode: draft.marginMode,
    takeProfitRate,
    stopLossRate,
    reenters: draft.reenters,
    sellsAtEnd: draft.sellsAtEnd,
  };
}

const rateText = (rate: string | null): string => (rate === null ? '' : sharePercent(rate));

function draftOfTerms(terms: CtaTerms, before: CtaDraft, keepsInvestment: boolean): CtaDraft {
  const { indicator, interval, direction, marginMode, reenters, sellsAtEnd } = terms;
  return {
    type: indicator.type,
    interval,
    direction,
    marginMode,
    reenters,
    sellsAtEnd,
    texts: {
      ...before.texts,
      ...textsOf(indicator),
      investment: keepsInvestment ? before.texts.investment : terms.investment,
      takeProfitRate: rateText(terms.takeProfitRate),
      stopLossRate: rateText(terms.stopLossRate),
      leverage: String(terms.leverage),
    },
  };
}

const fromAddress = (query: URLSearchParams, before: CtaDraft): CtaDraft => ({
  type: oneOf(ctaTypes, query.get('type'), before.type),
  interval: oneOf(ctaIntervals, query.get('candles'), before.interval),
  direction: oneOf(['long', 'short', 'both'], query.get('direction'), before.direction),
  marginMode: oneOf(['isolated', 'cross'], query.get('marginMode'), before.marginMode),
  reenters: flagIn(query.get('reenters'), before.reenters),
  sellsAtEnd: flagIn(query.get('sellsAtEnd'), before.sellsAtEnd),
  texts: readTexts(ctaTexts, ['takeProfitRate', 'stopLossRate'], query, before.texts),
});

export const ctaDraft: KindDraft<CtaTerms, CtaDraft> = {
  first: firstDraft,
  read: readDraft,
  ofTerms: draftOfTerms,
  // The address of a page has an interval already: that of its chart.
  toAddress: ({ texts, interval, ...choices }) => writeAddress({ ...choices, candles: interval }, texts),
  fromAddress,
  mark: 'candles',
  investments: ['investment'],
  ownTexts: ['investment'],
  symbolIdsOf: () => [],
  termsOf: (bot) => {
    if (bot.kind !== 'cta') throw new Error(`no CTA bot: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'cta', terms }),
};
