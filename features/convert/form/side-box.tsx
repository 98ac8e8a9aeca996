// One side of a conversion: a name, what belongs to it, an amount and its coin.
import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  /** The id of the amount's field, where it is one. */
  readonly fieldId?: string;
  readonly beside: ReactNode;
  readonly amount: ReactNode;
  readonly coin: ReactNode;
  readonly wrong?: boolean;
};

export function SideBox({ label, fieldId, beside, amount, coin, wrong = false }: Props) {
  return (
    <div
      className={`field-ring rounded-xl border bg-surface-0 px-4 pt-3 pb-4 ${wrong ? 'border-negative' : 'border-subtle focus-within:border-accent'}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
        {fieldId === undefined ? <span>{label}</span> : <label htmlFor={fieldId}>{label}</label>}
        {beside}
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1">{amount}</div>
        {coin}
      </div>
    </div>
  );
}
