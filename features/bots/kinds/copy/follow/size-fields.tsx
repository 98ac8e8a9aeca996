'use client';
// The size of each copy: by what it is measured, and the number that this takes.
import { useTranslations } from 'next-intl';

import { ChoiceLine } from '#features/bots/create/fields/choice-line.tsx';
import { CopyField } from './copy-field.tsx';
import type { CopyProblems } from './copy-problems.ts';
import { type FollowDraft, sizings } from './follow-draft.ts';

type Props = {
  readonly coin: string;
  readonly draft: FollowDraft;
  readonly problems: CopyProblems;
  readonly onDraft: (draft: FollowDraft) => void;
};

export function SizeFields({ coin, draft, problems, onDraft }: Props) {
  const t = useTranslations('bots.follow');
  const { sizeBy, texts } = draft;
  return (
    <>
      <ChoiceLine
        name={t('sizing.name')}
        picks={sizings.map((value) => ({ value, label: t(`sizing.${value}`) }))}
        value={sizeBy}
        onPick={(picked) => onDraft({ ...draft, sizeBy: picked })}
      />
      <p className="text-2xs text-muted">{t(`sizingAbout.${sizeBy}`)}</p>
      {sizeBy === 'equity' ? null : (
        <CopyField
          label={t(`value.${sizeBy}`)}
          number={sizeBy === 'amount' ? 'money' : 'quantity'}
          {...(sizeBy === 'amount' ? { unit: coin } : {})}
          value={texts.size}
          problem={problems.ofCopy('sizing')}
          onValue={(size) => onDraft({ ...draft, texts: { ...texts, size } })}
        />
      )}
    </>
  );
}
