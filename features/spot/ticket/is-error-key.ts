// Whether a problem of the form is one that the exchange has words for.
import { errorCatalogue, type ErrorKey } from '#lib/contract/errors.ts';
import type { ProblemCode } from './ticket-problem.ts';

export const isErrorKey = (code: ProblemCode): code is ErrorKey => Object.hasOwn(errorCatalogue, code);
