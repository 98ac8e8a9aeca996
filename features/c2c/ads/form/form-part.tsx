// A part of the form for an ad, with its name.
import { useId, type ReactNode } from 'react';

export function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 rounded-xl border border-subtle bg-surface-1 p-4 md:p-5">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A figure that the form tells beside its fields. */
export function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
