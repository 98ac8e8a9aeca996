// A martingale as somebody fills it in: texts as they are typed, and the terms once they can be read.
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';
import { flagIn, oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { BotKind } from '../bot-kind.ts';
import type { KindDraft } from '../kind-form.ts';

/** Rates are in percent; the names are those of the terms, and what a start by a price or by the RSI needs. */
const martingaleTexts = [
  'firstStep',
  'stepMultiplier',
  'firstAmount',
  'amountMultiplier',
  'maxOrders',
  'investment',
  'takeProfit',
  'stopLossRate',
  'startPrice',
  'rsiPeriod',
  'rsiThreshold',
  'leverage',
] as const;
export type MartingaleText = (typeof martingaleTexts)[number];

type Choices = Pick<MartingaleTerms, 'direction' | 'stepType' | 'takeProfitType' | 'rounds' | 'marginMode' | 'sellsAtEnd'>;
export type MartingaleDraft = Choices & {
  readonly texts: Readonly<Record<MartingaleText, string>>;
  readonly startBy: MartingaleTerms['start']['by'];
  readonly rsiSide: 'below' | 'above';
  readonly rsiInterval: KlineInterval;
};

const firstMartingaleDraft = ({ place }: BotKind): MartingaleDraft => ({
  direction: 'long',
  stepType: 'percent',
  takeProfitType: 'ratio',
  rounds: 'endless',
  marginMode: 'isolated',
  sellsAtEnd: true,
  startBy: 'now',
  rsiSide: 'below',
  rsiInterval: '15m',
  texts: {
    firstStep: '1',
    stepMultiplier: '1.2',
    firstAmount: '',
    amountMultiplier: '1.5',
    maxOrders: '5',
    investment: '',
    takeProfit: '1.5',
    stopLossRate: '',
    startPrice: '',
    rsiPeriod: '14',
    rsiThreshold: '30',
    leverage: place === 'spot' ? '1' : '3',
  },
});

const number = (text: string): string | null => {
  const value = readPositive(finishDecimal(text));
  return value === null ? null : writeAmount(value);
};
const share = (text: string): string | null => {
  const value = number(text);
  return value === null ? null : percentShare(value);
};
const whole = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

function readStart({ startBy, texts, rsiInterval, rsiSide }: MartingaleDraft): MartingaleTerms['start'] | null {
  if (startBy === 'now') return { by: 'now' };
  if (startBy === 'price') {
    const price = number(texts.startPrice);
    return price === null ? null : { by: 'price', price };
  }
  const [period, threshold] = [whole(texts.rsiPeriod), whole(texts.rsiThreshold)];
  return Number.isNaN(period) || Number.isNaN(threshold) ? null : { by: 'rsi', interval: rsiInterval, period, threshold, side: rsiSide };
}

function readMartingaleDraft(draft: MartingaleDraft, { place }: BotKind): MartingaleTerms | null {
  const isSpot = place === 'spot';
  const { texts } = draft;
  const start = readStart(draft);
  const firstStep = draft.stepType === 'percent' ? share(texts.firstStep) : number(texts.firstStep);
  const takeProfit = draft.takeProfitType === 'ratio' ? share(texts.takeProfit) : number(texts.takeProfit);
  const [stepMultiplier, amountMultiplier] = [number(texts.stepMultiplier), number(texts.amountMultiplier)];
  const firstAmount = number(texts.firstAmount);
  const investment = texts.investment === '' ? '0' : readAmount(finishDecimal(texts.investment))?.toFixed();
  const [maxOrders, leverage] = [whole(texts.maxOrders), isSpot ? 1 : whole(texts.leverage)];
  const stopLossRate = texts.stopLossRate === '' ? null : share(texts.stopLossRate);
  if (start === null || firstStep === null || takeProfit === null || firstAmount === null || investment === undefined) return null;
  if (stepMultiplier === null || amountMultiplier === null || Number.isNaN(maxOrders) || Number.isNaN(leverage)) return null;
  if (stopLossRate === null && texts.stopLossRate !== '') return null;
  return {
    direction: draft.direction,
    stepType: draft.stepType,
    firstStep,
    stepMultiplier,
    firstAmount,
    amountMultiplier,
    maxOrders,
    investment,
    takeProfitType: draft.takeProfitType,
    takeProfit,
    stopLossRate,
    rounds: draft.rounds,
    start,
    leverage,
    marginMode: draft.marginMode,
    sellsAtEnd: draft.sellsAtEnd,
  };
}

function draftOfTerms(terms: MartingaleTerms, before: MartingaleDraft): MartingaleDraft {
  const { start } = terms;
  return {
    direction: terms.direction,
    stepType: terms.stepType,
    takeProfitType: terms.takeProfitType,
    rounds: terms.rounds,
    marginMode: terms.marginMode,
    sellsAtEnd: terms.sellsAtEnd,
    startBy: start.by,
    rsiSide: start.by === 'rsi' ? start.side : before.rsiSide,
    rsiInterval: start.by === 'rsi' ? start.interval : before.rsiInterval,
    texts: {
      firstStep: terms.stepType === 'percent' ? sharePercent(terms.firstStep) : terms.firstStep,
      stepMultiplier: terms.stepMultiplier,
      firstAmount: terms.firstAmount,
      amountMultiplier: terms.amountMultiplier,
      maxOrders: String(terms.maxOrders),
      investment: /[1-9]/.test(terms.investment) ? terms.investment : '',
      takeProfit: terms.takeProfitType === 'ratio' ? sharePercent(terms.takeProfit) : terms.takeProfit,
      stopLossRate: terms.stopLossRate === null ? '' : sharePercent(terms.stopLossRate),
      startPrice: start.by === 'price' ? start.price : '',
      rsiPeriod: start.by === 'rsi' ? String(start.period) : before.texts.rsiPeriod,
      rsiThreshold: start.by === 'rsi' ? String(start.threshold) : before.texts.rsiThreshold,
      leverage: String(terms.leverage),
    },
  };
}

function fromAddress(query: URLSearchParams, before: MartingaleDraft): MartingaleDraft {
  return {
    direction: oneOf(['long', 'short'], query.get('direction'), before.direction),
    stepType: oneOf(['percent', 'value'], query.get('stepType'), before.stepType),
    takeProfitType: oneOf(['ratio', 'amount'], query.get('takeProfitType'), before.takeProfitType),
    rounds: oneOf(['one', 'endless'], query.get('rounds'), before.rounds),
    marginMode: oneOf(['isolated', 'cross'], query.get('marginMode'), before.marginMode),
    sellsAtEnd: flagIn(query.get('sellsAtEnd'), before.sellsAtEnd),
    startBy: oneOf(['now', 'price', 'rsi'], query.get('startBy'), before.startBy),
    rsiSide: oneOf(['below', 'above'], query.get('rsiSide'), before.rsiSide),
    rsiInterval: oneOf(KlineInterval, query.get('rsiInterval'), before.rsiInterval),
    texts: readTexts(martingaleTexts, ['stopLossRate'], query, before.texts),
  };
}

export const martingaleDraft: KindDraft<MartingaleTerms, MartingaleDraft> = {
  first: firstMartingaleDraft,
  read: readMartingaleDraft,
  // The investment follows from the orders: it comes with them.
  ofTerms: draftOfTerms,
  toAddress: ({ texts, ...choices }) => writeAddress(choices, texts),
  fromAddress,
  mark: 'firstStep',
  investments: ['investment'],
  ownTexts: ['investment', 'firstAmount'],
  symbolIdsOf: () => [],
  termsOf: (bot) => {
    if (bot.kind !== 'martingale') throw new Error(`no martingale: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'martingale', terms }),
};
