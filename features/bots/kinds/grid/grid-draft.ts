// A grid as somebody fills it in: texts as they are typed, and the terms once they can be read.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { Amount, ROUND_HALF_UP, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';
import { flagIn, oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { BotKind } from '../bot-kind.ts';
import type { KindDraft } from '../kind-form.ts';

/** Rates are in percent; the names are those of the terms. */
const gridTexts = [
  'lowerPrice',
  'upperPrice',
  'grids',
  'intervalRate',
  'baseInvestment',
  'quoteInvestment',
  'leverage',
  'triggerPrice',
  'takeProfitPrice',
  'stopLossPrice',
  'stopPrice',
  'trailingStopRate',
] as const;
export type GridText = (typeof gridTexts)[number];

const optionalTexts = [
  'triggerPrice',
  'takeProfitPrice',
  'stopLossPrice',
  'stopPrice',
  'trailingStopRate',
] as const satisfies readonly GridText[];

export const priceLimits = ['0', '0.01', '0.02'] as const;

type Choices = Pick<
  GridTerms,
  'direction' | 'spacing' | 'marginMode' | 'opensPosition' | 'priceLimitRate' | 'sellsAtEnd' | 'moves' | 'reinvests'
>;
export type GridDraft = Choices & {
  readonly texts: Readonly<Record<GridText, string>>;
  /** No upper price: the levels go on for ever, and each is so many percent above the one below. */
  readonly isInfinite: boolean;
};

/** The range around the price, and the number of its intervals, with which a form begins. */
const firstRange = {
  grid: { below: '0.95', above: '1.05', grids: '20', spacing: 'arithmetic' },
  moon: { below: '0.5', above: '2', grids: '100', spacing: 'geometric' },
} as const;

/** A price next to `price × share`, in whole steps. */
function stepNear(price: string, share: string, tickSize: string): string {
  const [value, step] = [readPositive(price), readPositive(tickSize)];
  if (value === null || step === null) return '';
  const steps = value.times(share).dividedBy(step).toDecimalPlaces(0, ROUND_HALF_UP);
  return writeAmount(Amount.max(steps, 1).times(step));
}

function firstGridDraft({ place, shape }: BotKind, price: string, { tickSize }: SpotMarket): GridDraft {
  const { below, above, grids, spacing } = firstRange[shape === 'moon' ? 'moon' : 'grid'];
  return {
    direction: 'long',
    spacing,
    marginMode: 'isolated',
    opensPosition: true,
    priceLimitRate: '0',
    sellsAtEnd: true,
    moves: false,
    reinvests: false,
    isInfinite: false,
    texts: {
      lowerPrice: stepNear(price, below, tickSize),
      upperPrice: stepNear(price, above, tickSize),
      grids,
      intervalRate: '1',
      baseInvestment: '',
      quoteInvestment: '',
      leverage: place === 'spot' ? '1' : '3',
      triggerPrice: '',
      takeProfitPrice: '',
      stopLossPrice: '',
      stopPrice: '',
      trailingStopRate: '',
    },
  };
}

/** Undefined: it cannot be read. Null: the field is empty. */
function read(text: string): string | null | undefined {
  if (text === '') return null;
  const value = readAmount(finishDecimal(text));
  return value === null ? undefined : writeAmount(value);
}

const whole = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

function readGridDraft(draft: GridDraft, { place }: BotKind): GridTerms | null {
  const isSpot = place === 'spot';
  const { texts, isInfinite, ...choices } = draft;
  const optional = [texts.triggerPrice, texts.takeProfitPrice, texts.stopLossPrice].map(read);
  const [lowerPrice, upperPrice] = [read(texts.lowerPrice), isInfinite ? null : read(texts.upperPrice)];
  const [base, quote] = [isSpot ? read(texts.baseInvestment) : '0', read(texts.quoteInvestment)];
  const stopPrice = draft.moves ? read(texts.stopPrice) : null;
  const trailing = isSpot || texts.trailingStopRate === '' ? null : percentShare(texts.trailingStopRate);
  const interval = isInfinite ? percentShare(finishDecimal(texts.intervalRate)) : null;
  const [grids, leverage] = [isInfinite ? 0 : whole(texts.grids), isSpot ? 1 : whole(texts.leverage)];
  const [triggerPrice, takeProfitPrice, stopLossPrice] = optional;
  if (typeof lowerPrice !== 'string' || upperPrice === undefined || (!isInfinite && upperPrice === null)) return null;
  if (base === undefined || quote === undefined || Number.isNaN(grids) || Number.isNaN(leverage)) return null;
  if (triggerPrice === undefined || takeProfitPrice === undefined || stopLossPrice === undefined || stopPrice === undefined) return null;
  if (trailing === '' || interval === '') return null;
  return {
    ...choices,
    lowerPrice,
    upperPrice,
    grids,
    intervalRate: interval,
    baseInvestment: base ?? '0',
    quoteInvestment: quote ?? '0',
    leverage,
    triggerPrice,
    takeProfitPrice,
    stopLossPrice,
    stopPrice,
    trailingStopRate: trailing,
    ...(isSpot ? { marginMode: 'isolated', opensPosition: true } : {}),
    ...(isInfinite ? { direction: 'long', spacing: 'geometric' } : {}),
  };
}

function draftOfTerms(terms: GridTerms): GridDraft {
  const amountText = (text: string): string => (/[1-9]/.test(text) ? text : '');
  return {
    direction: terms.direction,
    spacing: terms.spacing,
    marginMode: terms.marginMode,
    opensPosition: terms.opensPosition,
    priceLimitRate: terms.priceLimitRate,
    sellsAtEnd: terms.sellsAtEnd,
    moves: terms.moves,
    reinvests: terms.reinvests,
    isInfinite: terms.upperPrice === null,
    texts: {
      lowerPrice: terms.lowerPrice,
      upperPrice: terms.upperPrice ?? '',
      grids: terms.grids === 0 ? '' : String(terms.grids),
      intervalRate: terms.intervalRate === null ? '1' : sharePercent(terms.intervalRate),
      baseInvestment: amountText(terms.baseInvestment),
      quoteInvestment: amountText(terms.quoteInvestment),
      leverage: String(terms.leverage),
      triggerPrice: terms.triggerPrice ?? '',
      takeProfitPrice: terms.takeProfitPrice ?? '',
      stopLossPrice: terms.stopLossPrice ?? '',
      stopPrice: terms.stopPrice ?? '',
      trailingStopRate: terms.trailingStopRate === null ? '' : sharePercent(terms.trailingStopRate),
    },
  };
}

function fromAddress(query: URLSearchParams, before: GridDraft): GridDraft {
  return {
    direction: oneOf(['long', 'short', 'neutral'], query.get('direction'), before.direction),
    spacing: oneOf(['arithmetic', 'geometric'], query.get('spacing'), before.spacing),
    marginMode: oneOf(['isolated', 'cross'], query.get('marginMode'), before.marginMode),
    priceLimitRate: oneOf(priceLimits, query.get('priceLimitRate'), oneOf(priceLimits, before.priceLimitRate, '0')),
    opensPosition: flagIn(query.get('opensPosition'), before.opensPosition),
    sellsAtEnd: flagIn(query.get('sellsAtEnd'), before.sellsAtEnd),
    moves: flagIn(query.get('moves'), before.moves),
    reinvests: flagIn(query.get('reinvests'), before.reinvests),
    isInfinite: flagIn(query.get('isInfinite'), before.isInfinite),
    texts: readTexts(gridTexts, optionalTexts, query, before.texts),
  };
}

const investments = ['baseInvestment', 'quoteInvestment'] as const;

export const gridDraft: KindDraft<GridTerms, GridDraft> = {
  first: firstGridDraft,
  read: readGridDraft,
  ofTerms: (terms, { texts: { baseInvestment, quoteInvestment } }, keepsInvestment) => {
    const next = draftOfTerms(terms);
    const own = keepsInvestment && (baseInvestment !== '' || quoteInvestment !== '');
    return own ? { ...next, texts: { ...next.texts, baseInvestment, quoteInvestment } } : next;
  },
  toAddress: ({ texts, ...choices }) => writeAddress(choices, texts),
  fromAddress,
  mark: 'lowerPrice',
  investments,
  ownTexts: investments,
  symbolIdsOf: () => [],
  termsOf: (bot) => {
    if (bot.kind !== 'grid') throw new Error(`no grid: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'grid', terms }),
};
