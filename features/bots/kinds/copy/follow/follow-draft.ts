// The settings of a copy as somebody fills them in: texts as they are typed, and the terms once they can be read.
import type { CopySizing, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare } from '#lib/ticket/percent-share.ts';

export const sizings = ['equity', 'amount', 'multiplier', 'quantity'] as const;

/** Rates are in percent; an empty one of the others sets no limit. */
export type FollowDraft = {
  readonly sizeBy: (typeof sizings)[number];
  readonly mirrorsMargin: boolean;
  readonly texts: Readonly<
    Record<'investment' | 'size' | 'leverage' | 'maxSlippage' | 'maxAmount' | 'stopLossRate' | 'totalStopRate' | 'dailyStopRate', string>
  >;
};
export type FollowText = keyof FollowDraft['texts'];

export const firstDraft: FollowDraft = {
  sizeBy: 'equity',
  mirrorsMargin: false,
  texts: {
    investment: '',
    size: '',
    leverage: '',
    maxSlippage: '0.5',
    maxAmount: '',
    stopLossRate: '',
    totalStopRate: '',
    dailyStopRate: '',
  },
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

function sizingOf({ sizeBy, texts }: FollowDraft): CopySizing | null {
  if (sizeBy === 'equity') return { by: sizeBy };
  const size = number(texts.size);
  if (size === null) return null;
  if (sizeBy === 'multiplier') return { by: sizeBy, multiplier: size };
  return sizeBy === 'amount' ? { by: sizeBy, amount: size } : { by: sizeBy, quantity: size };
}

/** Null: something is missing or cannot be read. */
export function readFollow(draft: FollowDraft, line: LeaderLine): CopyTerms | null {
  const { texts, mirrorsMargin } = draft;
  const [investment, maxSlippage, sizing] = [number(texts.investment), share(texts.maxSlippage), sizingOf(draft)];
  const [maxAmount, stopLossRate] = [optional(texts.maxAmount, number), optional(texts.stopLossRate, share)];
  const [totalStopRate, dailyStopRate] = [optional(texts.totalStopRate, share), optional(texts.dailyStopRate, share)];
  const leverage = texts.leverage === '' || line === 'spot' ? null : /^\d{1,3}$/.test(texts.leverage) ? Number(texts.leverage) : undefined;
  if (investment === null || maxSlippage === null || sizing === null || leverage === undefined) return null;
  if (maxAmount === undefined || stopLossRate === undefined || totalStopRate === undefined || dailyStopRate === undefined) return null;
  return {
    investment,
    sizing,
    leverage,
    marginMode: 'leader',
    maxAmount,
    takeProfitRate: null,
    stopLossRate,
    maxSlippage,
    totalStopRate,
    dailyStopRate,
    mirrorsMargin,
    sellsAtEnd: true,
    markets: [],
  };
}
