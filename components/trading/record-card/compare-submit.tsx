'use client';
// The button that puts the marked records beside each other: it waits until enough of them are marked, and says how many that is.
import { useId, useSyncExternalStore } from 'react';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { compareForm } from './compare-mark.tsx';

type Props = {
  /** Says how many are to be marked. */
  readonly about: string;
  readonly least: number;
  readonly most: number;
  readonly name: string;
};

/** A page that is come back to may have its marks again. */
const moments = ['change', 'pageshow'] as const;

function watchMarks(listener: () => void): () => void {
  for (const moment of moments) window.addEventListener(moment, listener);
  return () => {
    for (const moment of moments) window.removeEventListener(moment, listener);
  };
}

const countMarks = (): number => document.querySelectorAll(`input[form=${compareForm}]:checked`).length;

export function CompareSubmit({ about, least, most, name }: Props) {
  const id = useId();
  // Null: without scripts nobody counts, and the button always answers.
  const count = useSyncExternalStore<number | null>(watchMarks, countMarks, () => null);
  const waits = count !== null && (count < least || count > most);
  return (
    <>
      <span id={id} className="text-xs text-muted">
        {about}
      </span>
      <button
        type="submit"
        aria-disabled={waits}
        aria-describedby={id}
        onClick={(event) => waits && event.preventDefault()}
        className={`${buttonClasses('secondary', 'small')} aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-md:h-11`}
      >
        {name}
      </button>
    </>
  );
}
