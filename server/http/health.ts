// Whether orders can be placed, for whoever watches over the venue.
import type { ExchangeStatus } from '#server/runtime/exchange-client.ts';

export type Health = { readonly httpStatus: 200 | 503; readonly body: Readonly<Record<string, unknown>> };

/** backlog: records that wait to be written into the tables. */
export function health(
  exchange: ExchangeStatus,
  projections: { readonly problem: string | null; readonly backlog: number },
  nowMs: number,
): Health {
  const problem = exchange.state === 'ready' ? projections.problem : (exchange.reason ?? exchange.state);
  const about = { sequence: exchange.sequence, backlog: projections.backlog, timeMs: nowMs };
  return problem === null
    ? { httpStatus: 200, body: { status: 'ok', ...about } }
    : { httpStatus: 503, body: { status: 'unavailable', reason: problem, ...about } };
}
