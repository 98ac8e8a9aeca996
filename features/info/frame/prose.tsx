// The running text of an information page: paragraphs, points, steps, a warning, figures at a glance.
import type { ReactNode } from 'react';

export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p className="max-w-[70ch] leading-7 text-secondary">{children}</p>
);

type ListProps = { readonly items: readonly ReactNode[] };

// Lists are written once and never change their order.
const listed = (items: readonly ReactNode[]): ReactNode => items.map((item, place) => <li key={place}>{item}</li>);

export const Points = ({ items }: ListProps) => (
  <ul className="flex max-w-[70ch] list-disc flex-col gap-2 ps-5 leading-7 text-secondary marker:text-muted">{listed(items)}</ul>
);

export const Steps = ({ items }: ListProps) => (
  <ol className="flex max-w-[70ch] list-decimal flex-col gap-2 ps-6 leading-7 text-secondary marker:font-medium marker:text-primary">
    {listed(items)}
  </ol>
);

/** A warning about a matter that costs money when it is overlooked. */
export const Caution = ({ children }: { readonly children: ReactNode }) => (
  <p className="max-w-[75ch] rounded-lg border-s-2 border-warning bg-surface-1 px-4 py-3 leading-7 text-primary">{children}</p>
);

export type Glance = { readonly id: string; readonly name: ReactNode; readonly value: ReactNode };

/** A few figures that somebody came for. */
export const AtAGlance = ({ figures }: { readonly figures: readonly Glance[] }) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {figures.map(({ id, name, value }) => (
      <div key={id} className="flex flex-col justify-between gap-1 rounded-xl border border-subtle bg-surface-1 px-4 py-3">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="text-lg font-semibold">
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
