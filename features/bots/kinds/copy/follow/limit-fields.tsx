'use client';
// The limits of a copy: those of all markets, its stops, and what it does with margin and at the end.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { CopyField } from './copy-field.tsx';
import type { CopyProblems } from './copy-problems.ts';
import type { FollowDraft } from './follow-draft.ts';
import { SettingFields } from './setting-fields.tsx';

type Props = {
  readonly line: LeaderLine;
  readonly coin: string;
  readonly draft: FollowDraft;
  readonly problems: CopyProblems;
  readonly onDraft: (draft: FollowDraft) => void;
};

export function LimitFields({ line, coin, draft, problems, onDraft }: Props) {
  const form = useTranslations('bots.form');
  const { texts } = draft;
  const percent = (name: 'maxSlippage' | 'totalStopRate' | 'dailyStopRate') => (
    <CopyField
      label={form(name)}
      number="percent"
      {...(name === 'maxSlippage' ? {} : { placeholder: form('none') })}
      value={texts[name]}
      problem={problems.ofCopy(name)}
      onValue={(text) => onDraft({ ...draft, texts: { ...texts, [name]: text } })}
    />
  );
  return (
    <>
      <SettingFields
        line={line}
        coin={coin}
        draft={draft.settings}
        problemOf={problems.ofCopy}
        onDraft={(settings) => onDraft({ ...draft, settings })}
        before={percent('maxSlippage')}
      >
        {percent('totalStopRate')}
        {percent('dailyStopRate')}
      </SettingFields>
      {/* A position cannot leave the account of its copy: contracts are always closed. */}
      {line === 'spot' ? (
        <TickBox label={form('sellsAtEnd.spot')} on={draft.sellsAtEnd} onToggle={(sellsAtEnd) => onDraft({ ...draft, sellsAtEnd })} />
      ) : (
        <TickBox
          label={form('mirrorsMargin')}
          on={draft.mirrorsMargin}
          onToggle={(mirrorsMargin) => onDraft({ ...draft, mirrorsMargin })}
        />
      )}
    </>
  );
}
