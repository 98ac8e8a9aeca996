// Asks for the answer that a query keeps.
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';

/** Whatever goes wrong is an ApiError. */
export async function askedFor<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('', String(error));
  }
}

export const askCall = <Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
  api: ApiClient,
  call: CallDefinition<Request, Response>,
  request: z.input<Request>,
  signal: AbortSignal,
): Promise<z.output<Response>> => askedFor(api.call(call, request, { signal }));
