// One part of the panel of a world, under its title.
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  /** Named where other pages lead to it. */
  readonly id?: string;
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

export function PanelSection({ title, id, after, children }: Props) {
  return (
    <section id={id} aria-label={title} className="flex scroll-mt-20 flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        {after}
      </div>
      {children}
    </section>
  );
}
