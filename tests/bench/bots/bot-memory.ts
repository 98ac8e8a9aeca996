// The memory of a grid of 50 levels that runs, in the bots' thread and in the one that answers for it, beyond its orders and account in the core.
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AutomationHost } from '#server/automation/host/automation-host.ts';
import { noCheckpoint } from '#server/automation/host/checkpoint.ts';
import { BotBoard } from '#server/automation/thread/bot-board.ts';
import type { EventRecord } from '#server/engine/event.ts';

import { bytesInUse, collectGarbage } from '../memory.ts';
import { marketOf } from './bot-markets.ts';
import { BotsInProcess } from './bots-in-process.ts';

const bots = 500;
const grids = 50;

/** All that the bots of a venue are told until they run: of half of them, and of all. */
function toldToBots(): { readonly few: readonly EventRecord[]; readonly many: readonly EventRecord[] } {
  const venue = new BotsInProcess({ keepsTold: true });
  for (let place = 0; place < bots; place += 1) venue.start(place, grids);
  const few = [...(venue.told ?? [])];
  for (let place = bots; place < 2 * bots; place += 1) venue.start(place, grids);
  return { few, many: venue.told ?? [] };
}

/** Bytes that a thread holds more once it has what it makes. */
function bytesOf(make: () => unknown): number {
  collectGarbage();
  const before = bytesInUse();
  const kept = make();
  collectGarbage();
  const bytes = bytesInUse() - before;
  if (kept === null) throw new Error('nothing was made');
  return bytes;
}

/** Bots as they run, all of their decisions written down. */
function hostOf(records: readonly EventRecord[]): AutomationHost {
  const host = new AutomationHost({ kindOf: botKind, marketOf, onNote: () => undefined, checkpoint: noCheckpoint });
  host.read(structuredClone(records), records.at(-1)?.sequence ?? 0);
  host.take();
  host.checkpoint();
  host.bots.views();
  return host;
}

/** As the other thread gets them: a copy. */
function boardOf(host: AutomationHost): BotBoard {
  const board = new BotBoard(marketOf);
  for (const record of structuredClone(host.bots.records())) board.put(record);
  return board;
}

export type BotMemory = { readonly bots: number; readonly threadBytes: number; readonly boardBytes: number };

/** The memory of one bot, measured with twice as many: what all share is taken off. */
export function benchBotMemory(): BotMemory {
  const { few, many } = toldToBots();
  // Their code is compiled, and what they share is there.
  boardOf(hostOf(few));
  const each = (bytesOfAll: (records: readonly EventRecord[]) => number): number => (bytesOfAll(many) - bytesOfAll(few)) / bots;
  return {
    bots,
    threadBytes: each((records) => bytesOf(() => hostOf(records))),
    boardBytes: each((records) => {
      const host = hostOf(records);
      return bytesOf(() => boardOf(host));
    }),
  };
}
