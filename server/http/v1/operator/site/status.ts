// Tells an operator how the exchange is.
import { getOperatorStatus } from '#lib/contract/calls/v1/operator/site/status.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { statesOfMarkets } from '#server/answers/market/states-of-markets.ts';
import { serveOperator } from '#server/http/serving/serve.ts';
import type { Rooms } from '#server/answers/rooms.ts';

type WatchedRooms = Pick<Rooms, 'client' | 'projections' | 'automation' | 'listings'>;

/** As many as a page of those that wait for the operators shows. */
const most = 100;

async function venueStatus(venue: 'live' | 'paper', rooms: WatchedRooms, now: Rooms['now']) {
  const { client, projections, automation, listings } = rooms;
  const { state, reason, sequence } = client.status();
  const { problem, backlog } = projections.health();
  const { seen, handed, problem: botsProblem } = automation.lag();
  const markets = statesOfMarkets({ listings, projections, now });
  const others = markets.filter((one) => one.state !== MarketState.online);
  return {
    venue,
    problem: state === 'ready' ? problem : (reason ?? state),
    sequence,
    backlog,
    bots: { running: (await automation.load()).running, behind: handed - seen, problem: botsProblem },
    markets: {
      online: markets.length - others.length,
      others: others.map((one) => ({ symbol: one.market.symbol, state: one.state })),
    },
  };
}

export const serveGetOperatorStatus = serveOperator(
  getOperatorStatus,
  ['openPaper', 'client', 'projections', 'automation', 'listings', 'withdrawals', 'withdrawalStop', 'now'],
  null,
  async (_request, visit) => {
    const { openPaper, withdrawals, withdrawalStop, now } = visit;
    const play = openPaper();
    return {
      uptimeMs: Math.round(process.uptime() * 1000),
      venues: await Promise.all([venueStatus('live', visit, now), ...(play === null ? [] : [venueStatus('paper', play, now)])]),
      withdrawals: {
        stopped: await withdrawalStop.current(),
        inReview: (await withdrawals.page({ states: ['review'], limit: most })).length,
      },
    };
  },
);
