// Under the order form: what one has, line by line, and the ways to have more of it; as much of it as the column has room for.
import type { ReactNode } from 'react';

export type AccountLine = {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly value: ReactNode;
  /** It stands there where there is room for a few lines alone, too. */
  readonly isFirst?: true;
};

type Props = {
  readonly title: string;
  readonly lines: readonly AccountLine[];
  /** Its buttons. */
  readonly children: ReactNode;
};

/** It takes the room that the form leaves in the column, and what does not fit into that does not show: nothing has to be scrolled for it. */
export function AccountPanel({ title, lines, children }: Props) {
  return (
    <section aria-label={title} className="hidden min-h-0 flex-1 basis-0 [container-type:size] md:block">
      <div className="hidden flex-col gap-2 border-t border-subtle px-3 py-2.5 [@container_(min-height:6.75rem)]:flex">
        <h2 className="text-xs font-medium">{title}</h2>
        <dl className="flex flex-col gap-1 text-xs">
          {lines.map(({ id, name, about, value, isFirst = false }) => (
            <div
              key={id}
              title={about}
              className={`justify-between gap-3 ${isFirst ? 'flex' : 'hidden [@container_(min-height:16rem)]:flex'}`}
            >
              <dt className="text-muted">{name}</dt>
              <dd className="truncate text-primary">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="hidden gap-2 [@container_(min-height:9.25rem)]:flex">{children}</div>
      </div>
    </section>
  );
}
