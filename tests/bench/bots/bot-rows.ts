// The cost of running bots: fill to counter-order, the start, others' orders, the core's pauses, memory; each beside the same without bots.
import { add } from '../rows.ts';
import { median } from '../median.ts';
import { benchBotHttp } from './bot-http.ts';
import { measureLoad, type LoadFigures } from './bot-load.ts';
import { benchBotMemory } from './bot-memory.ts';
import { makeBotFolder, openBotVenue } from './bot-venue.ts';
import { benchBots } from './bots.ts';
import { benchCopies } from './copies.ts';

const grids = 10;
const followers = 1000;
const starts = 3;
const loadSeconds = 20;
/** So that snapshots are made all the time while it is measured. */
const snapshotEveryCommands = 4000;
const bytesPerKilobyte = 1024;
const botsOfOwner = 100;

type Folders = { readonly without: string; readonly withBots: string };

async function addStartRow(bots: number, { without, withBots }: Folders): Promise<void> {
  const times = { without: [] as number[], withBots: [] as number[] };
  for (let run = 0; run < starts; run += 1)
    for (const [folder, into] of [
      [without, times.without],
      [withBots, times.withBots],
    ] as const) {
      const started = performance.now();
      const venue = await openBotVenue(folder);
      into.push(performance.now() - started);
      await venue.close();
    }
  const [fewMs, manyMs] = [median(times.without), median(times.withBots)];
  add(
    `Start with ${bots} running bots, longer than the same venue without`,
    `${(manyMs - fewMs).toFixed(0)} ms (${manyMs.toFixed(0)} ms to ${fewMs.toFixed(0)} ms)`,
    'at most 3,000 ms',
    manyMs - fewMs <= 3000,
  );
}

async function loadOf(folder: string, withBots: boolean): Promise<LoadFigures> {
  const venue = await openBotVenue(folder, snapshotEveryCommands);
  try {
    return await measureLoad(venue, withBots, loadSeconds);
  } finally {
    await venue.close();
  }
}

async function addLoadRows(bots: number, { without, withBots }: Folders): Promise<void> {
  const few = await loadOf(without, false);
  const many = await loadOf(withBots, true);
  const rate = `${many.fillsPerSecond.toFixed(0)} fills a second`;
  add(
    `From a fill to the counter-order on the disk, through the bots’ thread, ${bots} grids in 20 markets, ${rate}`,
    `p50 ${many.counterP50Ms.toFixed(1)} ms, p99 ${many.counterP99Ms.toFixed(1)} ms`,
    'p50 at most 10 ms, p99 at most 50 ms',
    many.counterP50Ms <= 10 && many.counterP99Ms <= 50,
  );
  const ratio = many.orderP50Ms / few.orderP50Ms;
  add(
    'Others’ orders in the core at that time, p50 against the same trades between people',
    `${ratio.toFixed(2)} × (${many.orderP50Ms.toFixed(2)} ms to ${few.orderP50Ms.toFixed(2)} ms; p99 ${many.orderP99Ms.toFixed(1)} ms to ${few.orderP99Ms.toFixed(1)} ms)`,
    'at most 1.2 ×',
    ratio <= 1.2,
  );
  add(
    'Longest wait for an answer of the core at that time, snapshots made all along',
    `${many.longestWaitMs.toFixed(0)} ms (without bots: ${few.longestWaitMs.toFixed(0)} ms)`,
    'at most 50 ms',
    many.longestWaitMs <= 50,
  );
}

function addMemoryRow(): void {
  const { threadBytes, boardBytes } = benchBotMemory();
  const [thread, board] = [threadBytes / bytesPerKilobyte, boardBytes / bytesPerKilobyte];
  add(
    'Memory of a running grid of 50 levels in the bots’ thread',
    `${thread.toFixed(1)} KB (and ${board.toFixed(1)} KB where calls are answered)`,
    'at most 8 KB',
    thread <= 8,
  );
}

/** All but the row of HTTP, which wants the web app built. */
export async function addBotRows(bots: number): Promise<void> {
  const inProcess = benchBots(bots);
  const figures = `${inProcess.fillP99Us.toFixed(0)} µs; p50 ${inProcess.fillP50Us.toFixed(0)} µs, a trade of others ${inProcess.strangerP50Us.toFixed(1)} µs`;
  add(
    `From a fill to the counter-order in one thread, ${bots} grids in 20 markets, p99`,
    figures,
    'at most 1,000 µs',
    inProcess.fillP99Us <= 1000,
  );
  addMemoryRow();
  const folders: Folders = { without: await makeBotFolder(0, grids), withBots: await makeBotFolder(bots, grids) };
  await addStartRow(bots, folders);
  await addLoadRows(bots, folders);
  await benchCopies(followers);
}

export async function addBotHttpRow(bots: number): Promise<void> {
  const { ratio, botsP50Ms, quietP50Ms, bots: started } = await benchBotHttp(Math.ceil(bots / botsOfOwner));
  add(
    `Place order over HTTP with ${started} bots in simulated markets, p50 against before they began`,
    `${ratio.toFixed(2)} × (${botsP50Ms.toFixed(2)} ms to ${quietP50Ms.toFixed(2)} ms)`,
    'at most 1.2 ×',
    ratio <= 1.2,
  );
}
