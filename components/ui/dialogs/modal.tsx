'use client';
// A dialog over the page: the browser's own, so that focus, Escape and screen readers behave as people know them.
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { useBackCloses } from './use-back-closes.ts';
import { followFocus, returnFocus } from '../keyboard/focus-trail.ts';

const typed = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"]), textarea';

/** The part that is marked for it, or the first field to type in; null: neither is here yet. */
const startOf = (dialog: HTMLElement | null): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector<HTMLElement>(typed) ?? null;

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** On a phone the sheet comes from below; a wide one has room for two fields beside each other elsewhere. */
  readonly sheet?: boolean | 'wide';
  readonly children: ReactNode;
};

export function Modal({ open, title, closeLabel, onClose, sheet = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const isOpen = useRef(false);
  useBackCloses(open, onClose);
  /** The element that the browser has focused by itself; null: nothing of ours is wanted any more. */
  const begun = useRef<Element | null>(null);
  useEffect(() => {
    const dialog = element.current;
    isOpen.current = open;
    if (dialog === null) return;
    // Before the dialog takes it.
    followFocus();
    // A click beside the dialog closes it, where the browser knows how.
    dialog.setAttribute('closedby', 'any');
    if (open && !dialog.open) {
      dialog.showModal();
      begun.current = document.activeElement;
    }
    if (!open && dialog.open) {
      dialog.close();
      returnFocus();
    }
  }, [open]);
  // A dialog that is taken away while it is open gives nothing back by itself.
  useEffect(() => () => (isOpen.current ? returnFocus() : undefined), []);
  // The browser would rather focus the first button, which closes. What wants the focus may come later than the dialog: whoever
  // has moved on by then is left alone.
  useEffect(() => {
    const wanted = startOf(element.current);
    if (!open || wanted === null || begun.current === null) return;
    if (document.activeElement === begun.current) wanted.focus();
    begun.current = null;
  });
  const place =
    sheet !== false
      ? `mx-0 mb-0 mt-auto w-full max-w-none rounded-t-xl sm:m-auto sm:rounded-xl ${sheet === 'wide' ? 'sm:w-[35rem]' : 'sm:w-[26rem]'}`
      : 'm-auto w-[min(42rem,calc(100vw-2rem))] rounded-xl';
  return (
    <dialog
      ref={element}
      aria-label={title}
      onClose={(event) => {
        // A dialog inside this one closes for itself alone.
        if (event.target === event.currentTarget) onClose();
      }}
      className={`max-h-[92dvh] border border-subtle bg-surface-1 p-0 text-primary shadow-2xl backdrop:bg-black/60 ${place}`}
    >
      {open ? (
        <div className="flex max-h-[92dvh] flex-col">
          <div className="flex items-center justify-between border-b border-subtle px-4 py-3">
            <h2 className="text-sm font-semibold">{title}</h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="grid size-8 place-items-center rounded text-muted max-md:size-11 hover:bg-surface-2 hover:text-primary"
            >
              <X size={16} aria-hidden />
            </button>
          </div>
          <div className="overflow-y-auto p-4">{children}</div>
        </div>
      ) : null}
    </dialog>
  );
}
