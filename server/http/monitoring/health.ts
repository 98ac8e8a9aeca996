// The health of the venues, for whoever monitors them: orders can be placed, or not.
import type { ExchangeStatus } from '#server/runtime/engine-thread.ts';
import type { RunningBots } from '#server/services/bots/running-bots.ts';

export type Health = { readonly httpStatus: 200 | 503; readonly body: Readonly<Record<string, unknown>> };

export type VenueHealth = {
  readonly exchange: ExchangeStatus;
  readonly projections: { readonly problem: string | null; readonly isAway: boolean; readonly backlog: number };
  readonly bots: ReturnType<RunningBots['lag']>;
};

type ToldVenue = { readonly problem: string | null; readonly isDegraded: boolean; readonly about: Health['body'] };

/**
 * backlog: records that wait to be written into the tables. Of the bots: commands of the journal that they have not seen, steps of theirs
 * on their way to the core, and steps that wait for that. Orders can be placed without them, and while the database is away.
 */
function ofVenue({ exchange, projections, bots }: VenueHealth): ToldVenue {
  const problem = exchange.state !== 'ready' ? (exchange.reason ?? exchange.state) : projections.isAway ? null : projections.problem;
  const { seen, handed, inFlight, waiting } = bots;
  const ofBots = { behind: handed - seen, inFlight, waiting, ...(bots.problem === null ? {} : { problem: bots.problem }) };
  const away = projections.isAway ? { database: projections.problem } : {};
  const about = { sequence: exchange.sequence, backlog: projections.backlog, ...away, bots: ofBots };
  return { problem, isDegraded: bots.problem !== null || projections.isAway, about };
}

const told = ({ problem, isDegraded, about }: ToldVenue): Health['body'] =>
  problem === null ? { status: isDegraded ? 'degraded' : 'ok', ...about } : { status: 'unavailable', reason: problem, ...about };

/** Exchange time, and how far it is ahead of the machine's clock. */
export type ClockHealth = { readonly nowMs: number; readonly aheadMs: number };

/** Steps of a clock that is only set right now and then are nobody's concern. */
const tolerableMs = 1000;

/**
 * A machine's clock that has gone back leaves exchange time ahead of it: orders can be placed, times are not those of the outside world.
 * `paper` null: there is no play money, or nobody has wanted any yet. ErrorText with it does not take the house from those who trade with
 * real money: the answer is 200 then, and says that something is wrong.
 */
export function health(live: VenueHealth, paper: VenueHealth | null, { nowMs, aheadMs }: ClockHealth): Health {
  const [real, play] = [ofVenue(live), paper === null ? null : ofVenue(paper)];
  const isAhead = aheadMs >= tolerableMs;
  const isWell = (play === null || (play.problem === null && !play.isDegraded)) && !real.isDegraded && !isAhead;
  const status = real.problem !== null ? 'unavailable' : isWell ? 'ok' : 'degraded';
  const clock = isAhead ? { clock: `exchange time is ${Math.round(aheadMs / 1000)} s ahead of the machine's clock` } : {};
  return {
    httpStatus: real.problem === null ? 200 : 503,
    body: { ...told(real), status, ...clock, clockAheadMs: aheadMs, paper: play === null ? null : told(play), timeMs: nowMs },
  };
}
