// An arbitrage bot that runs is changed with these fields: its slices, its exits, and what becomes of its coins.
import { type ArbitrageTerms, isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/updateStrategy.ts';
import { endOf, flagOf, given, readEdit, type EditTexts } from '../../bot/dialogs/edit-texts.ts';
import { arbitrageTextsOf } from './arbitrage-draft.ts';

type ArbitrageChange = Omit<RequestOf<typeof updateArbitrage>, 'strategyId' | 'clientOid'>;

export function arbitrageEditTexts(terms: ArbitrageTerms): EditTexts {
  const { sliceAmount, takeProfit, minApr, exitBasis } = arbitrageTextsOf(terms);
  return {
    fields: [
      { name: 'sliceAmount', number: 'money', isOptional: false },
      { name: 'profitAmount', number: 'money', isOptional: true },
      { name: 'minApr', number: 'percent', isOptional: true },
      { name: 'exitBasis', number: 'percent', isOptional: true },
    ],
    texts: { sliceAmount, profitAmount: takeProfit, minApr, exitBasis },
    flags: isReverse(terms) ? {} : { sellsAtEnd: terms.sellsAtEnd },
  };
}

/** Null: nothing has changed, or something cannot be read. */
export function changedArbitrage(before: EditTexts, now: EditTexts): ArbitrageChange | null {
  const read = readEdit(before, now);
  if (read === null) return null;
  const blockSize = read.get('sliceAmount');
  const fields: ArbitrageChange = {
    ...(blockSize === undefined || blockSize === null ? {} : { blockSize }),
    ...given('takeProfit', read.get('profitAmount')),
    ...given('minApr', read.get('minApr')),
    ...given('exitBasis', read.get('exitBasis')),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
