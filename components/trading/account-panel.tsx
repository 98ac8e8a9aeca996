// Under the order form, where the column has room: what one has, line by line, and the ways to have more of it.
import type { ReactNode } from 'react';

export type AccountLine = { readonly id: string; readonly name: string; readonly about?: string; readonly value: ReactNode };

type Props = {
  readonly title: string;
  readonly lines: readonly AccountLine[];
  /** Its buttons. */
  readonly children: ReactNode;
};

export function AccountPanel({ title, lines, children }: Props) {
  return (
    <section aria-label={title} className="hidden flex-col gap-2 border-t border-subtle px-3 py-2.5 xl:[@media(min-height:1000px)]:flex">
      <h2 className="text-xs font-medium">{title}</h2>
      <dl className="flex flex-col gap-1 text-xs">
        {lines.map(({ id, name, about, value }) => (
          <div key={id} title={about} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="truncate text-primary">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex gap-2">{children}</div>
    </section>
  );
}
