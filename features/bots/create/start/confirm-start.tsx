'use client';
// The start is told once more before it happens: what is taken, what is bought at once, and when it ends.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Question } from '#components/trading/question.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { useCreateBot } from '../state/create-context.ts';

type Props = { readonly pending: boolean; readonly failure: string | null; readonly onNo: () => void; readonly onYes: () => void };

export function ConfirmStart({ pending, failure, onNo, onYes }: Props): ReactNode {
  const t = useTranslations('bots.confirm');
  const kinds = useTranslations('bots.kind');
  const { kindId, kind, form, market } = useCreateBot();
  const name = kinds(`${kindId}.name`);
  const steps = form.useSteps();
  return (
    <Question
      title={kind.hasMarketPages ? t('title', { kind: name, market: isolateLtr(market.displayName) }) : name}
      yes={pending ? t('starting') : t('start')}
      no={t('back')}
      look="primary"
      never={null}
      danger={failure}
      onNo={onNo}
      onYes={() => (pending ? undefined : onYes())}
    >
      <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-sm text-secondary">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="border-t border-subtle pt-3">
        <form.Preview />
      </div>
    </Question>
  );
}
