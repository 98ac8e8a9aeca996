'use client';
// Something once more before it is done, and the way never to be asked about it again.
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';

import { Button, type ButtonLook } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { useConfirmations, type ConfirmationKind } from '#lib/session/confirmations.ts';

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

/** Whoever was asked goes on where they were. */
function useReturnedFocus(): void {
  // Before the dialog takes it.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) before.focus();
    },
    [before],
  );
}

export function Question({ title, yes, look, about, danger, onYes, onNo, children }: Props) {
  const t = useTranslations('spot');
  const [never, setNever] = useState(false);
  useReturnedFocus();
  const confirm = (): void => {
    if (never) useConfirmations.getState().skip(about, true);
    onYes();
  };
  return (
    <Modal open title={title} closeLabel={t('confirm.no')} onClose={onNo} sheet>
      <div className="flex flex-col gap-4">
        {children}
        {danger === null ? (
          <label className="flex min-h-8 cursor-pointer items-center gap-2 text-xs text-secondary max-md:min-h-11">
            <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} className="accent-accent" />
            {t(`confirm.never.${about}`)}
          </label>
        ) : (
          <div role="alert" className="rounded-md bg-warning-soft p-3 text-xs text-warning">
            {danger}
          </div>
        )}
        <div className="flex gap-2">
          <Button className="flex-1 max-md:h-11" onClick={onNo}>
            {t('confirm.no')}
          </Button>
          <Button
            look={look}
            className="flex-1 max-md:h-11"
            // Enter confirms what Enter asked for.
            data-autofocus
            onClick={confirm}
          >
            {yes}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
