// A copy that runs is changed with these fields: its limits, its own exits, its stops, and what it mirrors.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/updateStrategy.ts';
import { sharePercent } from '#lib/ticket/percent-share.ts';
import { endOf, flagOf, given, readEdit, type EditTexts } from '../../bot/dialogs/edit-texts.ts';

type CopyChange = Omit<RequestOf<typeof updateStrategyCopy>, 'strategyId' | 'clientOid'>;

const percent = (rate: string | null): string => (rate === null ? '' : sharePercent(rate));

export const copyEditTexts = (terms: CopyTerms): EditTexts => ({
  fields: [
    { name: 'maxSlippage', number: 'percent', isOptional: false },
    { name: 'maxAmount', number: 'money', isOptional: true },
    { name: 'takeProfitRate', number: 'percent', isOptional: true },
    { name: 'stopLossRate', number: 'percent', isOptional: true },
    { name: 'totalStopRate', number: 'percent', isOptional: true },
    { name: 'dailyStopRate', number: 'percent', isOptional: true },
  ],
  texts: {
    maxSlippage: percent(terms.maxSlippage),
    maxAmount: terms.maxAmount ?? '',
    takeProfitRate: percent(terms.takeProfitRate),
    stopLossRate: percent(terms.stopLossRate),
    totalStopRate: percent(terms.totalStopRate),
    dailyStopRate: percent(terms.dailyStopRate),
  },
  flags: { mirrorsMargin: terms.mirrorsMargin, sellsAtEnd: terms.sellsAtEnd },
});

/** Null: nothing has changed, or something cannot be read. */
export function changedCopy(before: EditTexts, now: EditTexts): CopyChange | null {
  const read = readEdit(before, now);
  if (read === null) return null;
  const slippage = read.get('maxSlippage');
  const fields: CopyChange = {
    ...given('maxSlippage', slippage ?? undefined),
    ...given('maxAmount', read.get('maxAmount')),
    ...given('targetProfit', read.get('takeProfitRate')),
    ...given('targetLoss', read.get('stopLossRate')),
    ...given('totalLoss', read.get('totalStopRate')),
    ...given('dailyLoss', read.get('dailyStopRate')),
    ...given('mirrorsMargin', flagOf(before, now, 'mirrorsMargin')),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
