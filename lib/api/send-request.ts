// Sends one request. It comes with the first call: a page is drawn and used without it.
import axios from 'axios';

/** In the browser. */
const usualTimeoutMs = 20_000;

export type SentRequest = {
  readonly baseUrl: string;
  /** Begins with a slash. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** GET: of the query. */
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
};

/** Rejects when no answer came. Refusals come with an envelope whatever their status: the envelope is what counts. */
export async function sendRequest({
  baseUrl,
  path,
  method,
  body,
  headers,
  signal,
  timeoutMs = usualTimeoutMs,
}: SentRequest): Promise<{ readonly status: number; readonly data: unknown }> {
  const { status, data } = await axios.request<unknown>({
    baseURL: baseUrl,
    url: path,
    method,
    ...(method === 'GET' ? { params: body } : { data: body }),
    ...(signal === undefined ? {} : { signal }),
    headers: { ...headers },
    timeout: timeoutMs,
    validateStatus: () => true,
  });
  return { status, data };
}
