// A visitor of the exchange: makes calls as they come over the wire, and keeps cookies like a browser.
import { z } from 'zod/mini';

import type { AnyCall, RequestOf, ResponseOf } from '#lib/contract/call.ts';
import type { TestExchange } from './start-test-exchange.ts';

const envelope = z.object({
  code: z.string(),
  msg: z.string(),
  requestTime: z.number(),
  data: z.unknown(),
  status: z.optional(z.literal('error')),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

type Answered = z.output<typeof envelope> & { readonly httpStatus: number; readonly headers: Headers };

type RawRequest = { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> };

export type Visitor = {
  /** Anything at all, to anywhere under /api/. */
  raw(path: string, request?: RawRequest): Promise<Answered>;
  /** With a request that may well be wrong. */
  try(call: AnyCall, request?: object): Promise<Answered>;
  /** Expects success; the answer fits the contract to the letter, without a field too many. */
  call<Call extends AnyCall>(call: Call, request: RequestOf<Call>): Promise<ResponseOf<Call>>;
  cookie(): string;
};

const queryOf = (request: object): string =>
  new URLSearchParams(Object.entries(request).map(([field, value]) => [field, String(value)])).toString();

/** `always`: headers that every call carries. */
export function createVisitor({ url }: Pick<TestExchange, 'url'>, always: Readonly<Record<string, string>> = {}): Visitor {
  const jar = new Map<string, string>();
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      if (/max-age=0(;|$)/i.test(line)) jar.delete(pair.slice(0, cut));
      else jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
  };
  const raw: Visitor['raw'] = async (path, { method = 'POST', body, headers = {} } = {}) => {
    const sent = { ...always, ...(cookie() === '' ? {} : { cookie: cookie() }), ...headers };
    const answer = await fetch(`${url}/api/${path}`, { method, headers: sent, ...(body === undefined ? {} : { body }) });
    keep(answer.headers.getSetCookie());
    return { ...envelope.parse(await answer.json()), httpStatus: answer.status, headers: answer.headers };
  };
  const tried: Visitor['try'] = (call, request = {}) =>
    call.method === 'GET'
      ? raw(`${call.path}?${queryOf(request)}`, { method: 'GET' })
      : raw(call.path, { body: JSON.stringify(request), headers: { 'content-type': 'application/json' } });
  return {
    raw,
    try: tried,
    call: async (call, request) => {
      const answer = await tried(call, typeof request === 'object' && request !== null ? request : {});
      if (answer.code !== '00000') throw new Error(`${call.path}: ${answer.code} ${answer.msg}`);
      const data = z.parse<(typeof call)['response']>(call.response, answer.data);
      if (JSON.stringify(sorted(data)) !== JSON.stringify(sorted(answer.data)))
        throw new Error(`${call.path} answers more than its contract`);
      return data;
    },
    cookie,
  };
}

/** Keys in one order, so that two values can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
