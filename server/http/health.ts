// Whether orders can be placed, for whoever watches over the venues.
import type { ExchangeStatus } from '#server/runtime/exchange-client.ts';

export type Health = { readonly httpStatus: 200 | 503; readonly body: Readonly<Record<string, unknown>> };

export type VenueHealth = {
  readonly exchange: ExchangeStatus;
  readonly projections: { readonly problem: string | null; readonly backlog: number };
};

/** backlog: records that wait to be written into the tables. */
function ofVenue({ exchange, projections }: VenueHealth): { readonly problem: string | null; readonly about: Health['body'] } {
  const problem = exchange.state === 'ready' ? projections.problem : (exchange.reason ?? exchange.state);
  return { problem, about: { sequence: exchange.sequence, backlog: projections.backlog } };
}

const told = ({ problem, about }: ReturnType<typeof ofVenue>): Health['body'] =>
  problem === null ? { status: 'ok', ...about } : { status: 'unavailable', reason: problem, ...about };

/**
 * `paper` null: there is no play money, or nobody has wanted any yet. Trouble with it does not take the house from those who trade with
 * real money: the answer is 200 then, and says that something is wrong.
 */
export function health(live: VenueHealth, paper: VenueHealth | null, nowMs: number): Health {
  const [real, play] = [ofVenue(live), paper === null ? null : ofVenue(paper)];
  const status = real.problem !== null ? 'unavailable' : play === null || play.problem === null ? 'ok' : 'degraded';
  return {
    httpStatus: real.problem === null ? 200 : 503,
    body: { ...told(real), status, paper: play === null ? null : told(play), timeMs: nowMs },
  };
}
