// An arbitrage bot as somebody fills it in: texts as they are typed, and the terms once they can be read.
import {
  type ArbitrageDirection,
  arbitrageDirection,
  arbitragePlacement,
  type ArbitrageTerms,
} from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';
import { flagIn, oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { KindDraft } from '../kind-form.ts';

/** By the names of the terms. Rates are in percent. */
const arbitrageTexts = ['investment', 'leverage', 'sliceAmount', 'takeProfit', 'minApr', 'minAprSettlements', 'exitBasis'] as const;
type ArbitrageText = (typeof arbitrageTexts)[number];
const optionalTexts = ['takeProfit', 'minApr', 'exitBasis'] as const satisfies readonly ArbitrageText[];

export type ArbitrageDraft = Pick<ArbitrageTerms, 'placement' | 'sellsAtEnd'> & {
  readonly direction: ArbitrageDirection;
  readonly texts: Readonly<Record<ArbitrageText, string>>;
  /** The pair of spot, and its perpetual. */
  readonly symbolId: string;
  readonly contractId: string;
};

const number = (text: string): string | null => {
  const value = readPositive(finishDecimal(text));
  return value === null ? null : writeAmount(value);
};
const whole = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

/** Undefined: it cannot be read. Null: it is empty. */
const optional = (text: string): string | null | undefined => (text === '' ? null : (number(text) ?? undefined));
function optionalShare(text: string): string | null | undefined {
  if (text === '') return null;
  const value = readAmount(finishDecimal(text));
  return value === null ? undefined : percentShare(writeAmount(value));
}

function read({ texts, direction, placement, sellsAtEnd }: ArbitrageDraft): ArbitrageTerms | null {
  const investment = texts.investment === '' ? '0' : readAmount(finishDecimal(texts.investment))?.toFixed();
  const sliceAmount = number(texts.sliceAmount);
  const [leverage, minAprSettlements] = [whole(texts.leverage), whole(texts.minAprSettlements)];
  const takeProfit = optional(texts.takeProfit);
  const [minApr, exitBasis] = [optionalShare(texts.minApr), optionalShare(texts.exitBasis)];
  if (investment === undefined || sliceAmount === null || Number.isNaN(leverage) || Number.isNaN(minAprSettlements)) return null;
  if (takeProfit === undefined || minApr === undefined || exitBasis === undefined) return null;
  return { direction, investment, leverage, sliceAmount, placement, takeProfit, minApr, minAprSettlements, exitBasis, sellsAtEnd };
}

/** A rate below zero was given elsewhere: the form has none. */
const shareText = (share: string | null): string => (share === null || share.startsWith('-') ? '' : sharePercent(share));

export const arbitrageTextsOf = (terms: ArbitrageTerms): ArbitrageDraft['texts'] => ({
  investment: terms.investment,
  leverage: String(terms.leverage),
  sliceAmount: terms.sliceAmount,
  takeProfit: terms.takeProfit ?? '',
  minApr: shareText(terms.minApr),
  minAprSettlements: String(terms.minAprSettlements),
  exitBasis: shareText(terms.exitBasis),
});

export const arbitrageDraft: KindDraft<ArbitrageTerms, ArbitrageDraft> = {
  first: (_kind, _price, { symbolId, baseCoin, quoteCoin }) => ({
    symbolId,
    contractId: `${baseCoin}${quoteCoin}_UMCBL`,
    direction: 'positive',
    placement: 'market',
    sellsAtEnd: true,
    texts: { investment: '', leverage: '2', sliceAmount: '100', takeProfit: '', minApr: '', minAprSettlements: '3', exitBasis: '' },
  }),
  read,
  ofTerms: (terms, before, keepsInvestment) => ({
    ...before,
    direction: terms.direction ?? 'positive',
    placement: terms.placement,
    sellsAtEnd: terms.sellsAtEnd,
    texts: { ...arbitrageTextsOf(terms), investment: keepsInvestment ? before.texts.investment : terms.investment },
  }),
  toAddress: ({ texts, ...choices }) => writeAddress(choices, texts),
  fromAddress: (query, before) => ({
    symbolId: query.get('symbolId') ?? before.symbolId,
    contractId: query.get('contractId') ?? before.contractId,
    direction: oneOf(arbitrageDirection.options, query.get('direction'), before.direction),
    placement: oneOf(arbitragePlacement.options, query.get('placement'), before.placement),
    sellsAtEnd: flagIn(query.get('sellsAtEnd'), before.sellsAtEnd),
    texts: readTexts(arbitrageTexts, optionalTexts, query, before.texts),
  }),
  mark: 'sliceAmount',
  investments: ['investment'],
  ownTexts: ['investment'],
  symbolIdsOf: ({ symbolId, contractId }) => [symbolId, contractId],
  termsOf: (bot) => {
    if (bot.kind !== 'arbitrage') throw new Error(`no arbitrage: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'arbitrage', terms }),
};
