'use client';
// The money for a wise bot: the margin and its leverage, all that its owner sets beside the tier.
import { useTranslations } from 'next-intl';

import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { LeverageField } from '../../create/fields/leverage-field.tsx';
import { useProblemWords } from '../../create/fields/use-problem-words.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useWiseForm } from './wise-context.ts';

export function WiseFunds() {
  const t = useTranslations('bots.wise');
  const { coin, problemOf } = useCreateBot();
  const { draft, setText, preview } = useWiseForm();
  const wordsOf = useProblemWords();
  const problem = problemOf('tier');
  return (
    <>
      {problem === null ? null : (
        <p role="alert" className="text-2xs text-negative">
          {t('unfit', { reason: wordsOf(problem) })}
        </p>
      )}
      <LeverageField leverage={draft.texts.leverage} onLeverage={(text) => setText('leverage', text)} />
      <FundsFields
        lines={[
          {
            coin,
            field: 'investment',
            text: draft.texts.investment,
            onText: (text) => setText('investment', text),
            least: preview?.least ?? null,
          },
        ]}
      />
    </>
  );
}
