'use client';
// Something once more before it is done, and the way never to be asked about it again.
import { useState, type ReactNode } from 'react';

import { Button, type ButtonLook } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';

type Props = {
  readonly title: string;
  /** In short what is done, on the button that does it. */
  readonly yes: ReactNode;
  readonly no: string;
  readonly look: ButtonLook;
  /** The words of "do not ask again"; null: it cannot be chosen here. */
  readonly never: string | null;
  /** Why it is asked although the trader wants no questions; null: it is the usual question. */
  readonly danger: ReactNode;
  /** `never`: not to be asked again. */
  readonly onYes: (never: boolean) => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
};

export function Question({ title, yes, no, look, never, danger, onYes, onNo, children }: Props) {
  const [notAgain, setNotAgain] = useState(false);
  // Enter confirms what Enter asked for, but what takes something away, or is unusual, wants another key.
  const isHarmful = look === 'danger' || danger !== null;
  return (
    <Modal open title={title} closeLabel={no} onClose={onNo} sheet>
      <div className="flex flex-col gap-4">
        {children}
        {danger === null ? (
          never === null ? null : (
            <label className="flex min-h-8 cursor-pointer items-center gap-2 text-xs text-secondary max-md:min-h-11">
              <input type="checkbox" checked={notAgain} onChange={(event) => setNotAgain(event.target.checked)} className="accent-accent" />
              {never}
            </label>
          )
        ) : (
          <div role="alert" className="rounded-md bg-warning-soft p-3 text-xs text-warning">
            {danger}
          </div>
        )}
        <div className="flex gap-2">
          <Button className="flex-1 max-md:h-11" onClick={onNo} {...(isHarmful ? { 'data-autofocus': true } : {})}>
            {no}
          </Button>
          <Button
            look={look}
            className="flex-1 max-md:h-11"
            {...(isHarmful ? {} : { 'data-autofocus': true })}
            onClick={() => onYes(notAgain)}
          >
            {yes}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
