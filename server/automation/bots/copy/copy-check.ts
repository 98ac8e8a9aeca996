// The check of a copy's terms before its start or an edit: what the preview of the form says.
import type { CopyEdit, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { copyRangeProblems, withCopyEdit } from '#lib/order-math/copy/copy-limits.ts';
import type { TermsProblem } from '../../bot-kind.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import { isCountable } from '../market-text.ts';
import { isSpot } from '../order-sizes.ts';

export function checkCopy(terms: CopyTerms, [main]: readonly BotLeg[]): readonly TermsProblem[] {
  if (main === undefined) return [{ field: 'symbols', code: 'marketWithoutBots', params: {} }];
  const problems = copyRangeProblems(terms, isSpot(main.market) ? 'spot' : 'futures');
  const isCounted = isCountable(terms.investment, main.market);
  return isCounted
    ? problems
    : [...problems, { field: 'investment', code: 'invalidField', params: { field: 'investment', reason: 'is too large' } }];
}

/** Only problems of the terms that the edit changes count. */
export const checkCopyEdit = (terms: CopyTerms, edit: CopyEdit, legs: readonly BotLeg[]): readonly TermsProblem[] =>
  checkCopy(withCopyEdit(terms, edit), legs).filter(({ field }) => Object.hasOwn(edit, field));
