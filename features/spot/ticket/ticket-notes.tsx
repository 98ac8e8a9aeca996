// Over the button, in a place that is always kept free: what is wrong with the order, what to know, what became of the last one.
import { holdsBack, type TicketProblem } from './ticket-problem.ts';
import { useProblemText } from './use-problem-text.ts';

type Props = { readonly id: string; readonly problems: readonly TicketProblem[]; readonly trouble: string | null };

export function TicketNotes({ id, problems, trouble }: Props) {
  const textOf = useProblemText();
  return (
    <div id={id} className="flex min-h-4 flex-col justify-end text-2xs">
      {trouble === null ? null : <p className="text-negative">{trouble}</p>}
      {problems.map((problem) => (
        <p key={`${problem.code} ${problem.fields[0] ?? ''}`} className={holdsBack(problem) ? 'text-negative' : 'text-warning'}>
          {textOf(problem)}
        </p>
      ))}
    </div>
  );
}
