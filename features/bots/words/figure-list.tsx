// Names and figures under each other.
import type { ReactNode } from 'react';

export type FigureLine = { readonly id: string; readonly name: string; readonly about?: string; readonly value: ReactNode };

export function FigureList({ lines, className = '' }: { readonly lines: readonly FigureLine[]; readonly className?: string }) {
  return (
    <dl className={`flex flex-col gap-1 text-xs ${className}`}>
      {lines.map(({ id, name, about, value }) => (
        <div key={id} title={about} className="flex justify-between gap-3">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-end text-primary">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
