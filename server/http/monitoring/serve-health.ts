// Serves whether orders can be placed, and, apart from that, whether the process lives.
import type { FastifyInstance } from 'fastify';

import { health } from './health.ts';
import type { WatchedVenue } from './watch-exchange.ts';

type ServeHealthOptions = {
  /** The live venue, and behind it the one of play money where it is open. */
  readonly venues: () => readonly WatchedVenue[];
  readonly now: () => number;
  readonly clockAheadMs: () => number;
};

const lookAt = ({ client, projections, automation }: WatchedVenue) => ({
  exchange: client.status(),
  projections: projections.health(),
  bots: automation.lag(),
});

export function serveHealth(app: FastifyInstance, { venues, now, clockAheadMs }: ServeHealthOptions): void {
  app.get('/api/health', (_request, reply) => {
    const [live, play] = venues();
    if (live === undefined) throw new Error('there is no live venue');
    const clock = { nowMs: now(), aheadMs: clockAheadMs() };
    const { httpStatus, body } = health(lookAt(live), play === undefined ? null : lookAt(play), clock);
    return reply.code(httpStatus).send(body);
  });
  // Nothing is looked at: a process that answers is not to be started anew, whatever else is wrong.
  app.get('/api/live', (_request, reply) => reply.send({ status: 'alive' }));
}
