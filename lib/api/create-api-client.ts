// Makes calls: the contract's definition in, parsed data or an ApiError out. Where it runs and for whom is handed in.
import axios, { type AxiosInstance } from 'axios';
import * as z from 'zod/mini';

import type { AnyCall, CallDefinition } from '#lib/contract/call.ts';
import { notLoggedInCodes } from '#lib/contract/errors.ts';
import { ApiError } from './api-error.ts';

const timeoutMs = 20_000;

export type ApiContext = {
  /** Empty in the browser; the exchange's address on the server. */
  readonly baseUrl: string;
  /** The specification's locale code and language key and type. */
  readonly locale: string;
  readonly language: string;
  readonly languageType: number;
  /** On the server: the visitor's own cookies and address, passed on. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The session is over. Not told for the user-info call, which asks just that. */
  readonly onNotLoggedIn?: () => void;
};

export type ApiClient = {
  /** Rejects with ApiError: a refusal of the exchange, or no answer. */
  call<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
    call: CallDefinition<Request, Response>,
    request: z.input<Request>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<z.output<Response>>;
};

const envelope = z.object({
  code: z.string(),
  msg: z.string(),
  data: z.unknown(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

async function exchange(http: AxiosInstance, call: AnyCall, body: object, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const carried = call.method === 'GET' ? { params: body } : { data: body };
    const { data } = await http.request<unknown>({ url: `/api/${call.path}`, method: call.method, ...carried, ...(signal === undefined ? {} : { signal }) });
    return data;
  } catch (error) {
    throw new ApiError('', error instanceof Error ? error.message : String(error));
  }
}

export function createApiClient(context: ApiContext): ApiClient {
  const http = axios.create({
    baseURL: context.baseUrl,
    timeout: timeoutMs,
    // Refusals come with an envelope whatever their status: the envelope is what counts.
    validateStatus: () => true,
    headers: { website: 'meridian', terminaltype: '1', locale: context.locale, language: context.language, ...context.headers },
  });
  return {
    call: async (call, request, options) => {
      if (call.path === '') throw new Error('wrong api name!');
      const body = call.method === 'GET' ? Object(request) : { ...Object(request), languageType: context.languageType };
      const answer = z.safeParse(envelope, await exchange(http, call, body, options?.signal));
      if (!answer.success) throw new ApiError('', 'the answer was not understood');
      const { code, msg, data, params } = answer.data;
      if (code !== '00000' && code !== '200') {
        if (notLoggedInCodes.includes(code) && call.name !== 'userInfo') context.onNotLoggedIn?.();
        throw new ApiError(code, msg, params);
      }
      const parsed = z.safeParse(call.response, data);
      if (!parsed.success) throw new ApiError('', `the answer of ${call.name} was not understood`);
      return parsed.data;
    },
  };
}
