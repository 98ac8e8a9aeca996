// Tells the metrics of the venues, their threads and the database, from the rooms that calls are answered from.
import type { Metrics } from '#server/monitoring/metrics.ts';
import { watchProcess } from '#server/monitoring/watch-process.ts';
import { watchVenues, type VenueFigures } from '#server/monitoring/watch-venues.ts';
import type { VenueRooms } from '#server/answers/rooms.ts';

/** A venue, as far as its figures go. */
export type WatchedVenue = Pick<VenueRooms, 'client' | 'projections' | 'automation'> & { readonly name: string };

export type DatabaseLoad = { readonly open: number; readonly idle: number; readonly waiting: number; readonly memory: number };

async function figuresOf({ name, client, projections, automation }: WatchedVenue): Promise<VenueFigures> {
  const [core, bots] = await Promise.all([client.load(), automation.load()]);
  const { state, sequence } = client.status();
  const { problem, backlog } = projections.health();
  const { handed, seen, inFlight, waiting, problem: botsProblem } = automation.lag();
  return {
    venue: name,
    isReady: state === 'ready' && problem === null,
    sequence,
    commandsWaiting: core.waiting,
    backlog,
    bots: { running: bots.running, behind: handed - seen, stepsInFlight: inFlight, stepsWaiting: waiting, areWell: botsProblem === null },
  };
}

async function memoryOf({ name, client, automation }: WatchedVenue): Promise<readonly { readonly part: string; readonly bytes: number }[]> {
  const [core, bots] = await Promise.all([client.load(), automation.load()]);
  return [
    { part: `core ${name}`, bytes: core.memory },
    { part: `bots ${name}`, bytes: bots.memory },
  ];
}

/** `venues`: those that are open. Returns how to stop. */
export function watchExchange(
  metrics: Metrics,
  venues: () => readonly WatchedVenue[],
  databaseLoad: () => Promise<DatabaseLoad>,
): () => void {
  watchVenues(metrics, () => Promise.all(venues().map(figuresOf)));
  metrics.watch(
    { name: 'database_connections', help: 'Connections to the database, and who waits for one.', labels: ['state'] },
    async () => {
      const { open, idle, waiting } = await databaseLoad();
      return [
        { labels: { state: 'used' }, value: open - idle },
        { labels: { state: 'idle' }, value: idle },
        { labels: { state: 'waiting' }, value: waiting },
      ];
    },
  );
  return watchProcess(metrics, async () => [
    { part: 'database', bytes: (await databaseLoad()).memory },
    ...(await Promise.all(venues().map(memoryOf))).flat(),
  ]);
}
