// A signal bot as somebody fills it in: texts as they are typed, and the terms once they can be read.
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';
import { flagIn, oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { KindDraft } from '../kind-form.ts';

/** Rates are in percent. */
const signalTexts = ['investment', 'leverage', 'size', 'maxPosition', 'takeProfitRate', 'stopLossRate'] as const;
export type SignalText = (typeof signalTexts)[number];
const optionalTexts = ['size', 'maxPosition', 'takeProfitRate', 'stopLossRate'] as const satisfies readonly SignalText[];

/** usual: 100 % of what is free with one market, half of it with several. */
export const sizesBy = ['usual', 'margin', 'percentage_investment', 'percentage_balance', 'contract'] as const;

export type SignalDraft = Pick<SignalTerms, 'direction' | 'marginMode' | 'entries' | 'limitOrders' | 'sellsAtEnd'> & {
  readonly texts: Readonly<Record<SignalText, string>>;
  /** Ids of markets, at least one. */
  readonly symbols: readonly string[];
  readonly sizeBy: (typeof sizesBy)[number];
  /** The list of alerts for a backtest, as it was pasted. */
  readonly alerts: string;
};

const number = (text: string): string | null => {
  const value = readPositive(finishDecimal(text));
  return value === null ? null : writeAmount(value);
};
const share = (text: string): string | null => {
  const value = number(text);
  return value === null ? null : percentShare(value);
};

/** Null: the field is empty. Undefined: it cannot be read. */
const optional = (text: string, read: (text: string) => string | null): string | null | undefined =>
  text === '' ? null : (read(text) ?? undefined);

/** Coins of spot have no leverage, and are bought before they are sold. */
export const isSpotDraft = ({ symbols }: Pick<SignalDraft, 'symbols'>): boolean => symbols.some((symbolId) => symbolId.endsWith('_SPBL'));

function readSize({ sizeBy, texts }: SignalDraft): SignalTerms['defaultSize'] | undefined {
  if (sizeBy === 'usual') return null;
  const amount = number(texts.size);
  return amount === null ? undefined : { investmentType: sizeBy, amount };
}

function readSignal(draft: SignalDraft): SignalTerms | null {
  const { texts, entries, limitOrders, sellsAtEnd, marginMode } = draft;
  const isSpot = isSpotDraft(draft);
  const defaultSize = readSize(draft);
  const maxPosition = optional(texts.maxPosition, number);
  const [takeProfitRate, stopLossRate] = [optional(texts.takeProfitRate, share), optional(texts.stopLossRate, share)];
  const investment = texts.investment === '' ? '0' : readAmount(finishDecimal(texts.investment))?.toFixed();
  const leverage = isSpot ? 1 : /^\d{1,3}$/.test(texts.leverage) ? Number(texts.leverage) : Number.NaN;
  if (defaultSize === undefined || maxPosition === undefined || takeProfitRate === undefined || stopLossRate === undefined) return null;
  if (investment === undefined || Number.isNaN(leverage) || draft.symbols.length === 0) return null;
  return {
    direction: isSpot ? 'long' : draft.direction,
    investment,
    leverage,
    marginMode,
    defaultSize,
    maxPosition,
    entries,
    limitOrders,
    takeProfitRate,
    stopLossRate,
    sellsAtEnd,
  };
}

const percentText = (rate: string | null): string => (rate === null ? '' : sharePercent(rate));

function draftOfTerms(terms: SignalTerms, before: SignalDraft, keepsInvestment: boolean): SignalDraft {
  const { defaultSize } = terms;
  const investment = /[1-9]/.test(terms.investment) ? terms.investment : '';
  return {
    symbols: before.symbols,
    alerts: before.alerts,
    direction: terms.direction,
    marginMode: terms.marginMode,
    entries: terms.entries,
    limitOrders: terms.limitOrders,
    sellsAtEnd: terms.sellsAtEnd,
    sizeBy: oneOf(sizesBy, defaultSize?.investmentType ?? 'usual', 'usual'),
    texts: {
      investment: keepsInvestment && before.texts.investment !== '' ? before.texts.investment : investment,
      leverage: String(terms.leverage),
      size: defaultSize?.amount ?? '',
      maxPosition: terms.maxPosition ?? '',
      takeProfitRate: percentText(terms.takeProfitRate),
      stopLossRate: percentText(terms.stopLossRate),
    },
  };
}

const symbolPattern = /^[A-Z0-9]{1,30}(_[A-Z]{4,6}(_[0-9]{6})?)?$/;

/** Null: there are none in it. */
function symbolsIn(text: string | null): readonly string[] | null {
  const symbols = [...new Set((text ?? '').split(',').filter((one) => symbolPattern.test(one)))].slice(0, 20);
  return symbols.length === 0 ? null : symbols;
}

export const signalDraft: KindDraft<SignalTerms, SignalDraft> = {
  first: (_kind, _price, market) => ({
    symbols: [market.symbolId],
    direction: 'both',
    marginMode: 'isolated',
    entries: 'single',
    limitOrders: true,
    sellsAtEnd: true,
    sizeBy: 'percentage_investment',
    alerts: '',
    texts: { investment: '', leverage: '3', size: '20', maxPosition: '', takeProfitRate: '', stopLossRate: '' },
  }),
  read: readSignal,
  ofTerms: draftOfTerms,
  toAddress: ({ texts, symbols, alerts: _alerts, ...choices }) => writeAddress({ ...choices, symbols: symbols.join(',') }, texts),
  fromAddress: (query, before) => ({
    symbols: symbolsIn(query.get('symbols')) ?? before.symbols,
    alerts: before.alerts,
    direction: oneOf(['long', 'short', 'both'], query.get('direction'), before.direction),
    marginMode: oneOf(['isolated', 'cross'], query.get('marginMode'), before.marginMode),
    entries: oneOf(['single', 'multiple'], query.get('entries'), before.entries),
    limitOrders: flagIn(query.get('limitOrders'), before.limitOrders),
    sellsAtEnd: flagIn(query.get('sellsAtEnd'), before.sellsAtEnd),
    sizeBy: oneOf(sizesBy, query.get('sizeBy'), before.sizeBy),
    texts: readTexts(signalTexts, optionalTexts, query, before.texts),
  }),
  mark: 'symbols',
  investments: ['investment'],
  ownTexts: ['investment'],
  symbolIdsOf: ({ symbols }) => symbols,
  termsOf: (bot) => {
    if (bot.kind !== 'signal') throw new Error(`no signal bot: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'signal', terms }),
};
