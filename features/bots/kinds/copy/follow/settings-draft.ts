// The settings that a copy has for all markets, or one market has of its own, as somebody fills them in, and as terms.
import type { CopyMarket } from '#lib/contract/bots/copy/copy-terms.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';

type CopySettings = Omit<CopyMarket, 'symbol' | 'isLeftOut'>;

export const marginModes = ['leader', 'isolated', 'cross'] as const satisfies readonly CopySettings['marginMode'][];

/** Rates are in percent. An empty leverage is the leader's; an empty one of the others sets no limit. */
export type SettingsDraft = {
  readonly marginMode: CopySettings['marginMode'];
  readonly texts: Readonly<Record<'leverage' | 'maxAmount' | 'takeProfitRate' | 'stopLossRate', string>>;
};

export const noSettings: SettingsDraft = {
  marginMode: 'leader',
  texts: { leverage: '', maxAmount: '', takeProfitRate: '', stopLossRate: '' },
};

/** Null: it is no number above zero. */
export const readNumber = (text: string): string | null => {
  const value = readPositive(finishDecimal(text));
  return value === null ? null : writeAmount(value);
};

/** Percent as a share. */
export const readShare = (text: string): string | null => {
  const value = readNumber(text);
  return value === null ? null : percentShare(value);
};

/** Null: the field is empty. Undefined: it cannot be read. */
export const readOptional = (text: string, read: (text: string) => string | null): string | null | undefined =>
  text === '' ? null : (read(text) ?? undefined);

export const percentText = (share: string | null): string => (share === null ? '' : sharePercent(share));

/** Null: something cannot be read. */
export function readSettings({ marginMode, texts }: SettingsDraft, line: LeaderLine): CopySettings | null {
  const [maxAmount, takeProfitRate, stopLossRate] = [
    readOptional(texts.maxAmount, readNumber),
    readOptional(texts.takeProfitRate, readShare),
    readOptional(texts.stopLossRate, readShare),
  ];
  const leverage = texts.leverage === '' || line === 'spot' ? null : /^\d{1,3}$/.test(texts.leverage) ? Number(texts.leverage) : undefined;
  if (leverage === undefined || maxAmount === undefined || takeProfitRate === undefined || stopLossRate === undefined) return null;
  return { leverage, marginMode: line === 'spot' ? 'leader' : marginMode, maxAmount, takeProfitRate, stopLossRate };
}

export const settingsDraftOf = ({ leverage, marginMode, maxAmount, takeProfitRate, stopLossRate }: CopySettings): SettingsDraft => ({
  marginMode,
  texts: {
    leverage: leverage === null ? '' : String(leverage),
    maxAmount: maxAmount ?? '',
    takeProfitRate: percentText(takeProfitRate),
    stopLossRate: percentText(stopLossRate),
  },
});
