// A formula with what each of its symbols stands for.
import type { ReactNode } from 'react';

import { Formula } from './formula.tsx';

type SymbolMeaning = { readonly symbol: string; readonly meaning: ReactNode };

type Props = {
  readonly name: string;
  /** Several: one after the other, as they build on each other. */
  readonly formulas: readonly string[];
  readonly symbols: readonly SymbolMeaning[];
};

export function FormulaBlock({ name, formulas, symbols }: Props) {
  return (
    <figure className="rounded-xl border border-subtle bg-surface-1 px-5 py-4">
      <figcaption className="text-sm font-medium text-secondary">{name}</figcaption>
      <div className="mt-2 flex flex-col gap-2">
        {formulas.map((formula) => (
          <Formula key={formula} formula={formula} />
        ))}
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-1 border-t border-subtle pt-3 text-sm sm:grid-cols-2">
        {symbols.map(({ symbol, meaning }) => (
          <div key={symbol} className="flex gap-3">
            <dt className="min-w-6 shrink-0 font-medium text-primary">
              <bdi dir="ltr">{symbol}</bdi>
            </dt>
            <dd className="min-w-0 text-secondary">{meaning}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
