'use client';
// The settings of a copy in their parts, as the dialog that follows and the one that changes a copy have them.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { FormPart } from './form-part.tsx';
import type { CopyProblems } from './copy-problems.ts';
import { type FollowDraft, hasWrongMarket } from './follow-draft.ts';
import { LimitFields } from './limit-fields.tsx';
import { MarketRows } from './market-rows.tsx';
import { SizeFields } from './size-fields.tsx';
import type { CopiedLine } from './use-copy-markets.ts';

type Props = {
  readonly copied: CopiedLine;
  readonly draft: FollowDraft;
  readonly problems: CopyProblems;
  readonly onDraft: (draft: FollowDraft) => void;
  /** Above the size, and below it. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
};

export function CopyFields({ copied, draft, problems, onDraft, before, children }: Props) {
  const t = useTranslations('bots.follow');
  const { line, coin } = copied;
  const count = draft.markets.length;
  const isWrong = problems.inMarkets || hasWrongMarket(draft, line);
  const note = isWrong ? t('markets.wrong') : count === 0 ? '' : t('markets.count', { count });
  const fields = { draft, problems, onDraft };
  return (
    <>
      <FormPart name={t('part.size')}>
        {before}
        <SizeFields coin={coin} {...fields} />
        {children}
      </FormPart>
      <FormPart name={t('part.limits')}>
        <LimitFields line={line} coin={coin} {...fields} />
      </FormPart>
      <FormPart name={t('part.markets')} isFolded note={note} isWrong={isWrong}>
        <MarketRows copied={copied} {...fields} />
      </FormPart>
    </>
  );
}
