// The exchange's answer to a call, kept for the page: asked once, however many parts of the page show it.
import type { UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import type { ApiError } from '../api-error.ts';
import { useAnswer, type AnswerOptions } from './use-answer.ts';
import { useApi } from '../use-api.ts';

export type CallOptions<Answer> = AnswerOptions<Answer> & {
  /** The request as it was asked, where the request itself moves with the clock. */
  readonly asked?: unknown;
};

export function useCall<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
  call: CallDefinition<Request, Response>,
  request: z.input<Request>,
  { asked, ...options }: CallOptions<z.output<Response>> = {},
): UseQueryResult<z.output<Response>, ApiError> {
  const api = useApi();
  const ask = (signal: AbortSignal): Promise<z.output<Response>> => api.call(call, request, { signal });
  return useAnswer({ call, request: asked ?? request, ask }, options);
}
