// A martingale that runs is changed with these fields: its exits and its orders.
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/updateStrategy.ts';
import { sharePercent } from '#lib/ticket/percent-share.ts';
import { endOf, flagOf, given, readEdit, type EditTexts } from '../../bot/dialogs/edit-texts.ts';

type MartingaleChange = Omit<RequestOf<typeof updateStrategyDca>, 'strategyId' | 'clientOid'>;

export const martingaleEditTexts = (terms: MartingaleTerms): EditTexts => ({
  fields: [
    { name: 'takeProfit', number: terms.takeProfitType === 'ratio' ? 'percent' : 'money', isOptional: false },
    { name: 'stopLossRate', number: 'percent', isOptional: true },
    { name: 'maxOrders', number: 'count', isOptional: false },
  ],
  texts: {
    takeProfit: terms.takeProfitType === 'ratio' ? sharePercent(terms.takeProfit) : terms.takeProfit,
    stopLossRate: terms.stopLossRate === null ? '' : sharePercent(terms.stopLossRate),
    maxOrders: String(terms.maxOrders),
  },
  flags: { endless: terms.rounds === 'endless', sellsAtEnd: terms.sellsAtEnd },
});

/** Null: nothing has changed, or something cannot be read. */
export function changedMartingale(before: EditTexts, now: EditTexts): MartingaleChange | null {
  const read = readEdit(before, now);
  if (read === null) return null;
  const [maxOrders, endless] = [read.get('maxOrders'), flagOf(before, now, 'endless')];
  const fields: MartingaleChange = {
    ...given('targetProfit', read.get('takeProfit') ?? undefined),
    ...given('targetLoss', read.get('stopLossRate')),
    ...given('maxAppendCount', typeof maxOrders === 'string' ? Number(maxOrders) : undefined),
    ...given('rounds', endless === undefined ? undefined : endless ? ('endless' as const) : ('one' as const)),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
