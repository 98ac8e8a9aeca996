'use client';
// Over the button, in a place that is always kept free: what is wrong with the order, what to know, what became of the last one.
import { useState } from 'react';

import { holdsBack, type TicketProblem } from '#lib/ticket/problem.ts';

type TextOf = (problem: TicketProblem) => string;
type Props = {
  readonly id: string;
  readonly problems: readonly TicketProblem[];
  readonly textOf: TextOf;
  /** The error of the last order, when it was not placed. */
  readonly errorText: string | null;
};

const nameOf = ({ code, fields, params }: TicketProblem): string => `${code} ${fields[0] ?? ''} ${params['side'] ?? ''}`;

/** Spoken when a warning comes, not each time the market moves its numbers. */
function Announced({ warnings, textOf }: { readonly warnings: readonly TicketProblem[]; readonly textOf: TextOf }) {
  const [said, setSaid] = useState({ names: '', text: '' });
  const names = warnings.map(nameOf).join();
  if (names !== said.names) setSaid({ names, text: warnings.map(textOf).join(' ') });
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  );
}

export function TicketNotes({ id, problems, textOf, errorText }: Props) {
  return (
    <>
      <div id={id} className="flex min-h-4 flex-col justify-end text-2xs">
        {errorText === null ? null : <p className="text-negative">{errorText}</p>}
        {problems.map((problem) => (
          <p key={nameOf(problem)} className={holdsBack(problem) ? 'text-negative' : 'text-warning'}>
            {textOf(problem)}
          </p>
        ))}
      </div>
      <Announced warnings={problems.filter((problem) => !holdsBack(problem))} textOf={textOf} />
    </>
  );
}
