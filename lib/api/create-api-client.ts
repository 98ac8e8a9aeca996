// Makes calls: the contract's definition in, parsed data or an ApiError out. Where it runs and for whom is handed in.
import * as z from 'zod/mini';

import { accountHeader } from '#lib/contract/audience.ts';
import type { CallDefinition } from '#lib/contract/call.ts';
import { codesTreatedAsSuccess, notLoggedInCodes } from '#lib/contract/errors.ts';
import { headersOfCall, type PlaceOfCalls } from '#lib/contract/trading-mode.ts';
import { verificationHeader } from '#lib/contract/accounts/verification.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { ApiError } from './api-error.ts';
import type { SentRequest } from './send-request.ts';
import { createSessionWatch } from './session-watch.ts';

const sending = lateCode(() => import('./send-request.ts'));

export type ApiContext = PlaceOfCalls & {
  /** Empty in the browser; the exchange's address on the server. */
  readonly baseUrl: string;
  /** The specification's locale code and language key and type. */
  readonly locale: string;
  readonly language: string;
  readonly languageType: number;
  /** Tells one browser from another; left out where there is none. */
  readonly deviceId?: string;
  /** On the server: the visitor's own cookies and address, passed on. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The session is over: told once, 400 ms after the first call that found it so, when the cookie has been cleared.
   * Not told for the user-info call, which asks just that.
   */
  readonly onNotLoggedIn?: () => void;
  /**
   * A refusal that opens a verification instead of an error text. With the proof that it resolves with the call is sent again;
   * with null it is refused. Asked again when the proof has not been taken.
   */
  readonly onVerificationNeeded?: (error: ApiError) => Promise<string | null>;
  /** The user that the page was made for: calls for another one are refused. */
  readonly userId?: string | null;
  /** The session has gone to the other world or to another account, in another tab perhaps: the page no longer fits it. */
  readonly onOtherWorld?: () => void;
  /** The longest that an answer may take; 20 seconds when left out. */
  readonly timeoutMs?: number;
  /** Further codes that count as success, as the operator has named them. */
  readonly successCodes?: readonly string[];
  /** Told of every refusal but that of a session that is over, and of every answer that never came or was not understood (code ''). */
  readonly onFault?: (callName: string, code: string, message: string) => void;
  /** Told of every answer of the status `error` that opens no verification: whoever made the call may put it into words first. */
  readonly onRefused?: (error: ApiError) => void;
};

export type ApiClient = {
  /** Rejects with ApiError: a refusal of the exchange, or no answer. A call without a name is refused at once. */
  call<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
    call: CallDefinition<Request, Response>,
    request: z.input<Request>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<z.output<Response>>;
};

const envelope = z.object({
  code: z.string(),
  msg: z.string(),
  status: z.optional(z.string()),
  data: z.unknown(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

async function exchange(request: SentRequest): Promise<z.output<typeof envelope>> {
  const answer = await sending
    .fetch()
    .then(({ sendRequest }) => sendRequest(request))
    .catch((error: unknown) => {
      throw new ApiError('', error instanceof Error ? error.message : String(error));
    });
  const wrapped = z.safeParse(envelope, answer.data);
  if (!wrapped.success) throw new ApiError('', `the answer was not understood (${answer.status})`);
  return wrapped.data;
}

export function createApiClient(context: ApiContext): ApiClient {
  const { locale, language, languageType, deviceId, onNotLoggedIn, onVerificationNeeded } = context;
  const treatedAsSuccess = [...codesTreatedAsSuccess, ...(context.successCodes ?? [])];
  const { baseUrl } = context;
  const ofPage = {
    website: 'meridian',
    terminaltype: '1',
    locale,
    language,
    ...(deviceId === undefined ? {} : { deviceid: deviceId }),
    ...context.headers,
  };
  const clearCookie = async (): Promise<void> => {
    const { sendRequest } = await sending.fetch();
    await sendRequest({
      baseUrl,
      path: '/api/public/clearCookie',
      method: 'POST',
      body: {},
      headers: ofPage,
      timeoutMs: context.timeoutMs,
    });
  };
  const sessionEnded = onNotLoggedIn === undefined ? null : createSessionWatch(clearCookie, onNotLoggedIn);
  const make = async <Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
    call: CallDefinition<Request, Response>,
    request: z.input<Request>,
    options: { readonly signal?: AbortSignal } | undefined,
    proof: string | null,
  ): Promise<z.output<Response>> => {
    if (call.name === '' || call.path === '') throw new ApiError('', 'wrong api name!');
    const body = call.method === 'GET' ? Object(request) : { ...Object(request), languageType };
    const headers = {
      ...ofPage,
      ...headersOfCall(call.path, context),
      ...(typeof context.userId === 'string' && call.access === 'user' ? { [accountHeader]: context.userId } : {}),
      ...(proof === null ? {} : { [verificationHeader]: proof }),
    };
    const { code, msg, status, data, params } = await exchange({
      baseUrl,
      path: `/api/${call.path}`,
      method: call.method,
      body,
      headers,
      signal: options?.signal,
      timeoutMs: context.timeoutMs,
    });
    if (notLoggedInCodes.includes(code)) {
      if (call.name !== 'userInfo') sessionEnded?.();
      throw new ApiError(code, msg, params);
    }
    if (!treatedAsSuccess.includes(code)) {
      const error = new ApiError(code, msg, params);
      if (error.key === 'modeMismatch' || error.key === 'accountMismatch') context.onOtherWorld?.();
      const proven = error.special ? await onVerificationNeeded?.(error) : null;
      if (typeof proven === 'string' && options?.signal?.aborted !== true) return make(call, request, options, proven);
      if (status === 'error' && !error.special && options?.signal?.aborted !== true) context.onRefused?.(error);
      throw error;
    }
    const parsed = z.safeParse(call.response, data);
    if (!parsed.success) throw new ApiError('', `the answer of ${call.name} was not understood`);
    return parsed.data;
  };
  return {
    call: async (call, request, options) => {
      try {
        return await make(call, request, options, null);
      } catch (error) {
        const isFault = error instanceof ApiError && !error.isOfSession && options?.signal?.aborted !== true;
        if (isFault) context.onFault?.(call.name, error.code, error.message);
        throw error;
      }
    },
  };
}
