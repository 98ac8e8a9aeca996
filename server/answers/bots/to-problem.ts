// A problem of terms, as a preview tells it: with its message, at the field that the call has for it.
import type { BotProblem } from '#lib/contract/bots/bot-problem.ts';
import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { type ErrorKey, errorCodes } from '#lib/contract/errors.ts';

type Problem = { readonly field: string; readonly code: ErrorKey; readonly params: Readonly<Record<string, string>> };

export function toProblem({ field, code, params }: Problem, fields: Readonly<Record<string, string>>): BotProblem {
  const told = fields[field] ?? field;
  const filled = { ...params, field: told };
  return { field: told, code: errorCodes[code], msg: errorMessage(code, filled), params: filled };
}
