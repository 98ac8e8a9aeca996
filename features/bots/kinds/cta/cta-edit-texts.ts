// A CTA bot that runs is changed with these fields: its exits, and what comes after one.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/updateStrategy.ts';
import { sharePercent } from '#lib/ticket/percent-share.ts';
import { endOf, flagOf, given, readEdit, type EditTexts } from '../../bot/dialogs/edit-texts.ts';

type CtaChange = Omit<RequestOf<typeof updateStrategyCta>, 'strategyId' | 'clientOid'>;

const rateText = (rate: string | null): string => (rate === null ? '' : sharePercent(rate));

export const ctaEditTexts = ({ takeProfitRate, stopLossRate, reenters, sellsAtEnd }: CtaTerms): EditTexts => ({
  fields: [
    { name: 'takeProfitRate', number: 'percent', isOptional: true },
    { name: 'stopLossRate', number: 'percent', isOptional: true },
  ],
  texts: { takeProfitRate: rateText(takeProfitRate), stopLossRate: rateText(stopLossRate) },
  flags: { reenters, sellsAtEnd },
});

/** Null: nothing has changed, or something cannot be read. */
export function changedCta(before: EditTexts, now: EditTexts): CtaChange | null {
  const read = readEdit(before, now);
  if (read === null) return null;
  const fields: CtaChange = {
    ...given('targetProfit', read.get('takeProfitRate')),
    ...given('targetLoss', read.get('stopLossRate')),
    ...given('reenters', flagOf(before, now, 'reenters')),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
