'use client';
// The ticket's place: a column of the desk; on a phone, a sheet that comes up over it. It is the same ticket, with what was typed.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useBackCloses } from '#components/ui/dialogs/use-back-closes.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';

const phone = '(max-width: 767px)';

type Props = {
  readonly children: ReactNode;
  /** Over the form where it covers the desk. */
  readonly head: ReactNode;
  readonly className: string;
  /** '' where it is put away beside the chart; a phone's sheet is there all the same. */
  readonly away: '' | undefined;
};

export function TicketSheet({ children, head, className, away }: Props) {
  const t = useTranslations('terminal');
  const element = useRef<HTMLDialogElement>(null);
  const asked = useDesk((desk) => desk.asked);
  const seen = useRef(asked);
  const [isOver, setIsOver] = useState(false);
  useBackCloses(isOver, () => element.current?.close());
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || asked === seen.current || !window.matchMedia(phone).matches) return;
    seen.current = asked;
    // Beside the chart it is always open, without being modal; a sheet is.
    dialog.removeAttribute('open');
    dialog.showModal();
    setIsOver(true);
  }, [asked]);
  useEffect(() => {
    const dialog = element.current;
    const width = window.matchMedia(phone);
    const widened = (): void => {
      if (!width.matches && dialog?.matches(':modal') === true) dialog.close();
    };
    width.addEventListener('change', widened);
    return () => width.removeEventListener('change', widened);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by itself
    <dialog
      ref={element}
      open
      id="desk-ticket"
      data-part="ticket"
      data-away={away}
      aria-label={t('ticket')}
      onClose={(event) => {
        // Dialogs inside it close here, too.
        if (event.target !== event.currentTarget) return;
        event.currentTarget.setAttribute('open', '');
        setIsOver(false);
      }}
      onClick={(event) => {
        if (event.target === element.current && element.current.matches(':modal')) element.current.close();
      }}
      className={`static m-0 h-auto max-h-none w-auto max-w-none flex-col bg-surface-1 p-0 text-primary backdrop:bg-black/60 max-md:hidden max-md:[&:modal]:fixed max-md:[&:modal]:inset-x-0 max-md:[&:modal]:bottom-0 max-md:[&:modal]:top-auto max-md:[&:modal]:flex max-md:[&:modal]:max-h-[92dvh] max-md:[&:modal]:w-full max-md:[&:modal]:overflow-y-auto max-md:[&:modal]:overscroll-contain max-md:[&:modal]:rounded-t-xl max-md:[&:modal]:pb-[env(safe-area-inset-bottom)] md:flex ${className}`}
    >
      <button
        type="button"
        onClick={() => element.current?.close()}
        aria-label={t('close')}
        className="sticky top-0 z-10 -mb-11 ms-auto grid size-11 shrink-0 place-items-center rounded-es-lg bg-surface-1 text-muted md:hidden"
      >
        <X size={18} aria-hidden />
      </button>
      {isOver ? head : null}
      {children}
    </dialog>
  );
}
