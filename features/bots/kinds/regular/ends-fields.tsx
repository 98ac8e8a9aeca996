'use client';
// The ends of an auto-invest: the most that it puts in, its take profit, and what it does when there is too little. In form and dialog.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import type { RegularDraft, RegularText } from './regular-draft.ts';

type Props = {
  readonly draft: RegularDraft;
  readonly set: (change: Partial<Omit<RegularDraft, 'texts'>>) => void;
  readonly setText: (field: RegularText, text: string) => void;
};

export function EndsFields({ draft, set, setText }: Props) {
  const t = useTranslations('bots.regular');
  const form = useTranslations('bots.form');
  const { texts, lowBalance, takeProfitAction, sellsAtEnd } = draft;
  return (
    <div className="flex flex-col gap-2">
      <AmountField
        label={t('maxTotal')}
        unit={regularQuoteCoin}
        placeholder={form('none')}
        value={texts.maxTotal}
        decimals={8}
        step="10"
        holds="size"
        onValue={(text) => setText('maxTotal', text)}
      />
      <AmountField
        label={t('takeProfit')}
        unit="%"
        placeholder={form('none')}
        value={texts.takeProfitRate}
        decimals={2}
        step="1"
        holds="rate"
        onValue={(text) => setText('takeProfitRate', text)}
      />
      {texts.takeProfitRate === '' ? null : (
        <ChoiceLine
          name={t('atProfit.name')}
          picks={(['tell', 'sell'] as const).map((value) => ({ value, label: t(`atProfit.${value}`) }))}
          value={takeProfitAction}
          onPick={(picked) => set({ takeProfitAction: picked })}
        />
      )}
      <ChoiceLine
        name={t('lowBalance.name')}
        picks={(['skip', 'end'] as const).map((value) => ({ value, label: t(`lowBalance.${value}`) }))}
        value={lowBalance}
        onPick={(picked) => set({ lowBalance: picked })}
      />
      <TickBox label={form('sellsAtEnd.spot')} on={sellsAtEnd} onToggle={(on) => set({ sellsAtEnd: on })} />
    </div>
  );
}
