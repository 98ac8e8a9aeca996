'use client';
// The settings of a copy: what is put in, the size of each copy, and its limits.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { ChoiceLine } from '../../../create/fields/choice-line.tsx';
import { type FollowDraft, type FollowText, sizings } from './follow-draft.ts';
import type { FollowedLeader } from './followed-leader.ts';

type Props = {
  readonly leader: FollowedLeader;
  readonly draft: FollowDraft;
  readonly onDraft: (draft: FollowDraft) => void;
};

export function FollowFields({ leader: { line, coin }, draft, onDraft }: Props) {
  const [t, form] = [useTranslations('bots.follow'), useTranslations('bots.form')];
  const setText = (name: FollowText) => (text: string) => onDraft({ ...draft, texts: { ...draft.texts, [name]: text } });
  const percent = (name: 'maxSlippage' | 'stopLossRate' | 'totalStopRate' | 'dailyStopRate') => (
    <AmountField
      label={form(name)}
      unit="%"
      value={draft.texts[name]}
      decimals={4}
      step="0.1"
      holds="rate"
      {...(name === 'maxSlippage' ? {} : { placeholder: form('none') })}
      onValue={setText(name)}
    />
  );
  const { sizeBy, texts } = draft;
  return (
    <>
      <AmountField
        label={t('investment')}
        unit={coin}
        value={texts.investment}
        decimals={8}
        step="10"
        holds="size"
        takesFocus
        onValue={setText('investment')}
      />
      <ChoiceLine
        name={t('sizing.name')}
        picks={sizings.map((value) => ({ value, label: t(`sizing.${value}`) }))}
        value={sizeBy}
        onPick={(picked) => onDraft({ ...draft, sizeBy: picked })}
      />
      <p className="text-2xs text-muted">{t(`sizingAbout.${sizeBy}`)}</p>
      {sizeBy === 'equity' ? null : (
        <AmountField
          label={t(`value.${sizeBy}`)}
          {...(sizeBy === 'amount' ? { unit: coin } : {})}
          value={texts.size}
          decimals={8}
          step="1"
          holds="size"
          onValue={setText('size')}
        />
      )}
      <div className="grid gap-2">
        {percent('maxSlippage')}
        {line === 'spot' ? null : (
          <AmountField
            label={t('leverage')}
            unit="×"
            value={texts.leverage}
            decimals={0}
            step="1"
            holds="count"
            placeholder={t('leaders')}
            onValue={setText('leverage')}
          />
        )}
        <AmountField
          label={form('maxAmount')}
          unit={coin}
          value={texts.maxAmount}
          decimals={8}
          step="10"
          holds="size"
          placeholder={form('none')}
          onValue={setText('maxAmount')}
        />
        {percent('stopLossRate')}
        {percent('totalStopRate')}
        {percent('dailyStopRate')}
      </div>
      {line === 'spot' ? null : (
        <TickBox
          label={form('mirrorsMargin')}
          on={draft.mirrorsMargin}
          onToggle={(mirrorsMargin) => onDraft({ ...draft, mirrorsMargin })}
        />
      )}
    </>
  );
}
