// The options of error monitoring: what is reported of faults, how often, and what is never sent out.
import type { BrowserOptions } from '@sentry/nextjs';

/** Shares of what happens, from the specification (point 9): the sampler decides where it is asked, the flat rate elsewhere. */
const sampleRate = 0.1;
const tracesSampleRate = 0.1;
const requestRate = 0.01;
const otherRate = 0.02;

/**
 * Requests are named by their method and route ("GET /spot/[symbol]"); everything else is a page's own doing.
 * @internal
 */
export const sampleTrace = ({ name }: { readonly name: string }): number => (/^(GET|POST)\b/.test(name) ? requestRate : otherRate);

type Report = {
  request?: { cookies?: unknown; headers?: unknown; data?: unknown; query_string?: unknown };
  user?: { id?: string | number };
};

/**
 * Cookies, headers, bodies and queries may hold a session or an address: of a request only method and address stay; of a person the id.
 * @internal
 */
export function withoutSecrets<Given extends Report>(report: Given): Given {
  const { cookies: _cookies, headers: _headers, data: _data, query_string: _query, ...request } = report.request ?? {};
  return {
    ...report,
    ...(report.request === undefined ? {} : { request }),
    ...(report.user?.id === undefined ? { user: {} } : { user: { id: report.user.id } }),
  };
}

/** The same for browser and server. */
export const monitoringOptions = (dsn: string, environment: string) =>
  ({
    dsn,
    environment,
    sampleRate,
    tracesSampleRate,
    tracesSampler: sampleTrace,
    beforeSend: withoutSecrets,
    beforeSendTransaction: withoutSecrets,
  }) satisfies BrowserOptions;
