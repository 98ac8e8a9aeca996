// The results of a calculation, line by line.
import type { ReactNode } from 'react';

type Answer = { readonly name: string; readonly value: ReactNode; readonly isMain?: boolean };

export function AnswerList({ name, answers }: { readonly name: string; readonly answers: readonly Answer[] }) {
  return (
    <section role="status" aria-label={name} className="rounded-lg border border-subtle bg-surface-0 px-3 py-1.5">
      <dl>
        {answers.map((answer) => (
          <div key={answer.name} className="flex min-h-8 items-center justify-between gap-4 text-xs">
            <dt className="text-secondary">{answer.name}</dt>
            <dd className={`text-end ${answer.isMain === true ? 'text-base font-semibold' : 'font-medium'}`}>{answer.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
