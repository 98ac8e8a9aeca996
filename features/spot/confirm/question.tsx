'use client';
// Something once more before it is done, as the reader has chosen to be asked.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Question as Asked } from '#components/trading/question.tsx';
import type { ButtonLook } from '#components/ui/buttons/button.tsx';
import { useConfirmations, type ConfirmationKind } from '#lib/session/order-form/confirmations.ts';

type Props = {
  readonly title: string;
  /** In short what is done, on the button that does it. */
  readonly yes: ReactNode;
  readonly look: ButtonLook;
  readonly about: ConfirmationKind;
  /** Why it is asked although the trader wants no questions; null: it is the usual question. */
  readonly danger: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
};

export function Question({ about, onYes, ...asked }: Props) {
  const t = useTranslations('ticket.confirm');
  const confirm = (never: boolean): void => {
    if (never) useConfirmations.getState().skip(about, true);
    onYes();
  };
  return <Asked {...asked} no={t('no')} never={t(`never.${about}`)} onYes={confirm} />;
}
