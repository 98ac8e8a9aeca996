// The time that a page waits for an answer of the exchange: by the environment, unless the operator says otherwise. Read at each request.
import { environment } from './environment.ts';

/** People wait for pages of the live site, programs for those of tests; whoever develops may stop in between. */
const byEnvironment: Readonly<Record<string, number>> = { online: 5000, test: 1000, beta: 30_000, development: 30_000 };

/** Milliseconds. An environment of another name waits as the live site does. */
export function exchangeTimeoutMs(): number {
  const said = Number(process.env['EXCHANGE_TIMEOUT_MS'] ?? '');
  return Number.isSafeInteger(said) && said > 0 ? said : (byEnvironment[environment()] ?? 5000);
}
