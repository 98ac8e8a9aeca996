// The problems and notes about an order of either button, and the words for them.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { useProblemText } from '#components/trading/ticket/use-problem-text.ts';
import { Side } from '#lib/contract/enums.ts';
import { isUnusualCode, quantityNotEnough, type TicketProblem } from '#lib/ticket/problem.ts';

const key = (problem: TicketProblem): string => JSON.stringify(problem);

/** A problem of one side only is shown for that side. */
const ofSide = (side: Side, own: readonly TicketProblem[], other: readonly TicketProblem[]): readonly TicketProblem[] =>
  own
    .filter((one) => isUnusualCode(one.code) && other.every((another) => key(another) !== key(one)))
    .map((one) => ({ ...one, params: { ...one.params, side } }));

/** Once a button was pressed in vain all that is wrong with its side is said; before that, what is wrong with both, and what is unusual about each. */
export function sideProblems(problems: Readonly<Record<Side, readonly TicketProblem[]>>, tried: Side | null): readonly TicketProblem[] {
  if (tried !== null) return problems[tried];
  const { buy, sell } = problems;
  return [
    ...buy.filter((one) => one.weight !== 'missing' && sell.some((other) => key(other) === key(one))),
    ...ofSide(Side.buy, buy, sell),
    ...ofSide(Side.sell, sell, buy),
  ];
}

export function useSideProblemText(): (problem: TicketProblem) => string {
  const t = useTranslations('futures');
  const problemText = useProblemText(t(quantityNotEnough));
  return useCallback(
    (problem) => {
      const { side } = problem.params;
      const text = problemText(problem);
      return side === undefined ? text : `${t(side === Side.buy ? 'summary.buy' : 'summary.sell')}: ${text}`;
    },
    [t, problemText],
  );
}
