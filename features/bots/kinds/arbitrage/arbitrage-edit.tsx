'use client';
// Changes an arbitrage bot while it runs; exits hold at once, a slice from the next one on.
import { useTranslations } from 'next-intl';

import { type ArbitrageTerms, isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { updateArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/updateStrategy.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { type EditTexts, endOf, flagOf, given, readEdit } from '../../bot/dialogs/edit-texts.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { arbitrageDraft, arbitrageTextsOf } from './arbitrage-draft.ts';

type ArbitrageChange = Omit<RequestOf<typeof updateArbitrage>, 'strategyId' | 'clientOid'>;

/** The form of what can be changed while a bot runs: its slices, its exits, and what becomes of its coins. */
function arbitrageEditTexts(terms: ArbitrageTerms): EditTexts {
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
function changedArbitrage(before: EditTexts, now: EditTexts): ArbitrageChange | null {
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

export function ArbitrageEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const { bot } = useBot();
  const telling = useTellBot();
  const before = arbitrageEditTexts(arbitrageDraft.termsOf(bot.bot));
  return (
    <EditDialog
      before={before}
      about={t('aboutArbitrage')}
      changeOf={(now) => changedArbitrage(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateArbitrage, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
