// A few facts in a column: what each is called, and what it is.
import type { ReactNode } from 'react';

export function Facts({ rows }: { readonly rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-xs">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="self-center text-muted">{name}</dt>
          <dd className="self-center text-end text-secondary">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
