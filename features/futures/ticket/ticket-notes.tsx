'use client';
// Over the buttons, in a place that is always kept free: what is wrong with the order, what to know, what became of the last one.
import { type TicketProblem, holdsBack } from './ticket-problem.ts';
import { useProblemText } from './use-problem-text.ts';

type Props = { readonly id: string; readonly problems: readonly TicketProblem[]; readonly errorText: string | null };

export function TicketNotes({ id, problems, errorText }: Props) {
  const textOf = useProblemText();
  const texts = new Map(problems.map((problem) => [textOf(problem), problem]));
  return (
    <div id={id} role="status" className="flex min-h-4 flex-col justify-end text-2xs">
      {errorText === null ? null : <p className="text-negative">{errorText}</p>}
      {[...texts].map(([text, problem]) => (
        <p key={text} className={holdsBack(problem) ? 'text-negative' : 'text-warning'}>
          {text}
        </p>
      ))}
    </div>
  );
}
