// Lines of a dialog: what it is called, and the number.
import type { ReactNode } from 'react';

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="flex flex-col gap-1 text-xs">{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}
