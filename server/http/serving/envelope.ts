// The wrapping of every answer, and the HTTP status it travels with.
import type { FailureEnvelope, SuccessEnvelope } from '#lib/contract/envelope.ts';
import { errorAnswers, errorMessage } from '#lib/contract/wire/error-answers.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import type { Refusal } from '#server/answers/refusal/refusal.ts';

export const success = (data: unknown, requestTime: number): SuccessEnvelope<unknown> => ({
  code: successCode,
  msg: 'success',
  requestTime,
  data,
});

export const failure = ({ key, params }: Refusal, requestTime: number): FailureEnvelope => ({
  code: errorCodes[key],
  msg: errorMessage(key, params),
  status: 'error',
  requestTime,
  data: null,
  params,
});

export const httpStatusOf = ({ key }: Refusal): number => errorAnswers[key].httpStatus;
