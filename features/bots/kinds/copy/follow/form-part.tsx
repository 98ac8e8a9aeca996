'use client';
// A part of the settings of a copy under its name: open, or folded away until somebody wants it.
import { useId, type ReactNode } from 'react';

type Props = {
  readonly name: string;
  /** Says what is in it while it is folded. */
  readonly note?: string;
  /** Something in it has to be looked at. */
  readonly isWrong?: boolean;
  readonly isFolded?: boolean;
  readonly children: ReactNode;
};

export function FormPart({ name, note = '', isWrong = false, isFolded = false, children }: Props) {
  const id = useId();
  if (!isFolded)
    return (
      <section aria-labelledby={id} className="flex flex-col gap-2">
        <h3 id={id} className="text-xs font-semibold text-primary">
          {name}
        </h3>
        {children}
      </section>
    );
  return (
    <details className="border-t border-subtle pt-2">
      <summary className="cursor-pointer py-1 text-xs font-semibold text-primary hover:text-accent max-md:py-3">
        <bdi>{name}</bdi>
        {note === '' ? null : <bdi className={`ms-2 font-normal ${isWrong ? 'text-negative' : 'text-muted'}`}>{note}</bdi>}
      </summary>
      <div className="pt-1.5 pb-1">{children}</div>
    </details>
  );
}
