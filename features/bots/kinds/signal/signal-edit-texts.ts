// A signal bot that runs is changed with these fields: its own exits, how large positions may grow, and what it takes.
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/updateStrategy.ts';
import { sharePercent } from '#lib/ticket/percent-share.ts';
import { endOf, flagOf, given, readEdit, type EditTexts } from '../../bot/dialogs/edit-texts.ts';

type SignalChange = Omit<RequestOf<typeof updateStrategyTv>, 'strategyId' | 'clientOid'>;

export const signalEditTexts = (terms: SignalTerms): EditTexts => ({
  fields: [
    { name: 'maxPosition', number: 'money', isOptional: true },
    { name: 'takeProfitRate', number: 'percent', isOptional: true },
    { name: 'stopLossRate', number: 'percent', isOptional: true },
  ],
  texts: {
    maxPosition: terms.maxPosition ?? '',
    takeProfitRate: terms.takeProfitRate === null ? '' : sharePercent(terms.takeProfitRate),
    stopLossRate: terms.stopLossRate === null ? '' : sharePercent(terms.stopLossRate),
  },
  flags: { addsToPosition: terms.entries === 'multiple', limitOrders: terms.limitOrders, sellsAtEnd: terms.sellsAtEnd },
});

/** Null: nothing has changed, or something cannot be read. */
export function changedSignal(before: EditTexts, now: EditTexts): SignalChange | null {
  const read = readEdit(before, now);
  if (read === null) return null;
  const adds = flagOf(before, now, 'addsToPosition');
  const fields: SignalChange = {
    ...given('maxPosition', read.get('maxPosition')),
    ...given('targetProfit', read.get('takeProfitRate')),
    ...given('targetLoss', read.get('stopLossRate')),
    ...given('entries', adds === undefined ? undefined : adds ? ('multiple' as const) : ('single' as const)),
    ...given('limitOrders', flagOf(before, now, 'limitOrders')),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
