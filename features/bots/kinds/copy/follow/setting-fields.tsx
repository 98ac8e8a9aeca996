'use client';
// The settings that a copy has for all markets, or one market has of its own.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { ChoiceLine } from '#features/bots/create/fields/choice-line.tsx';
import { CopyField } from './copy-field.tsx';
import type { ProblemOf } from './copy-problems.ts';
import { marginModes, type SettingsDraft } from './settings-draft.ts';

type Props = {
  readonly line: LeaderLine;
  readonly coin: string;
  readonly draft: SettingsDraft;
  readonly problemOf: ProblemOf;
  readonly onDraft: (draft: SettingsDraft) => void;
  /** Further fields, before and behind those. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
};

export function SettingFields({ line, coin, draft, problemOf, onDraft, before, children }: Props) {
  const [t, form] = [useTranslations('bots.follow'), useTranslations('bots.form')];
  const field = (name: keyof SettingsDraft['texts']) => ({
    value: draft.texts[name],
    problem: problemOf(name),
    onValue: (text: string) => onDraft({ ...draft, texts: { ...draft.texts, [name]: text } }),
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        {before}
        {line === 'spot' ? null : <CopyField label={t('leverage')} number="leverage" placeholder={t('leaders')} {...field('leverage')} />}
        <CopyField label={form('maxAmount')} number="money" unit={coin} placeholder={form('none')} {...field('maxAmount')} />
        <CopyField label={t('takeProfitRate')} number="percent" placeholder={form('none')} {...field('takeProfitRate')} />
        <CopyField label={form('stopLossRate')} number="percent" placeholder={form('none')} {...field('stopLossRate')} />
        {children}
      </div>
      {line === 'spot' ? null : (
        <ChoiceLine
          name={form('marginMode.name')}
          picks={marginModes.map((value) => ({ value, label: value === 'leader' ? t('leaders') : form(`marginMode.${value}`) }))}
          value={draft.marginMode}
          onPick={(marginMode) => onDraft({ ...draft, marginMode })}
        />
      )}
    </div>
  );
}
