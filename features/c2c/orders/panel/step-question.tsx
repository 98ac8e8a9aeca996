// Asks once more before a step that cannot be taken back.
import { useTranslations } from 'next-intl';

import { Question } from '#components/trading/question.tsx';
import type { C2cRole, C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { cancelAnswerMs } from '#lib/contract/c2c/order-steps.ts';

const minuteMs = 60_000;

/** The words of each question, by role; null: the step is taken without one. Releasing has a question of its own. */
const questions = {
  'mark-paid': null,
  'unmark-paid': null,
  cancel: { title: 'ask.cancel.title', buyer: 'ask.cancel.buyer', seller: 'ask.cancel.buyer' },
  'ask-cancel': { title: 'ask.ask-cancel.title', buyer: 'ask.ask-cancel.buyer', seller: 'ask.ask-cancel.seller' },
  'accept-cancel': { title: 'ask.accept-cancel.title', buyer: 'ask.accept-cancel.buyer', seller: 'ask.accept-cancel.seller' },
  'decline-cancel': null,
  appeal: { title: 'ask.appeal.title', buyer: 'ask.appeal.buyer', seller: 'ask.appeal.seller' },
  'accept-decision': { title: 'ask.accept-decision.title', buyer: 'ask.accept-decision.buyer', seller: 'ask.accept-decision.seller' },
  object: { title: 'ask.object.title', buyer: 'ask.object.buyer', seller: 'ask.object.seller' },
} as const satisfies Readonly<Record<Exclude<C2cStep, 'release'>, Readonly<Record<'title' | C2cRole, string>> | null>>;

type FreeStep = keyof typeof questions;

export const isAskedAbout = (step: FreeStep): boolean => questions[step] !== null;

type Props = { readonly step: FreeStep; readonly role: C2cRole; readonly onYes: () => void; readonly onNo: () => void };

export function StepQuestion({ step, role, onYes, onNo }: Props) {
  const t = useTranslations('c2cOrders');
  const question = questions[step];
  if (question === null) return null;
  return (
    <Question
      title={t(question.title)}
      yes={t(`action.${step}`)}
      no={t('back')}
      look="danger"
      never={null}
      danger={null}
      onYes={onYes}
      onNo={onNo}
    >
      <p className="text-sm text-secondary">{t(question[role], { minutes: cancelAnswerMs / minuteMs })}</p>
    </Question>
  );
}
