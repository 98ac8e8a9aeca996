// The things that the journal of a world leaves behind beside core and readers: its words, and the last prices. They are written down when it falls asleep.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

import type { WorldGrid } from '#lib/contract/worlds/world-bounds.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { MarketId } from '#server/engine/ids.ts';
import { type Scenario, ScenarioKind } from '#server/market/contracts/bad-days/scenario.ts';
import { type WorldGenesis, worldGrid } from './genesis.ts';
import { KeptLeaders, keptLeader, keptProfile } from './kept-leaders.ts';
import { readWord } from './word.ts';

const kept = z.strictObject({
  /** The last command of the journal that it knows. */
  sequence: z.number(),
  gridMs: worldGrid,
  scenario: z.nullable(z.strictObject({ kind: z.enum(Object.values(ScenarioKind)), seed: z.string(), startMs: z.number() })),
  delisted: z.array(z.string()),
  playedMs: z.nullable(z.number()),
  lastTicks: z.array(z.tuple([z.number(), z.number()])),
  leaders: z.array(keptLeader),
  leaderProfiles: z.array(keptProfile),
});

export class Told {
  /** The last command that it has been told of. */
  sequence = 0;
  isOpened = false;
  gridMs: WorldGrid;
  scenario: Scenario | null = null;
  /** Spot markets by symbol, in the order in which they went. */
  readonly delisted = new Set<string>();
  /** The file that is its market has been played up to this moment; null: nothing of it. */
  playedMs: number | null = null;
  /** The price of the last trade in each market. */
  readonly lastTicks = new Map<MarketId, number>();
  readonly leaders = new KeptLeaders();

  constructor({ gridMs }: Pick<WorldGenesis, 'gridMs'>) {
    this.gridMs = gridMs;
  }

  hear({ sequence, timeMs, events }: EventRecord): void {
    this.sequence = sequence;
    for (const event of events) {
      if (event.type === 'trade-executed') this.lastTicks.set(event.marketId, event.priceTicks);
      // Every step says one where a file is played; prints up to the next step belong to it.
      if (event.type === 'reference-price-set') this.playedMs = Math.max(this.playedMs ?? 0, timeMs + this.gridMs);
      if (event.type !== 'input-noted') continue;
      const word = readWord(event.text);
      if (word.word === 'opened') this.isOpened = true;
      if (word.word === 'grid') this.gridMs = word.gridMs;
      if (word.word === 'scenario') this.scenario = { kind: word.kind, seed: word.seed, startMs: timeMs };
      if (word.word === 'end-scenario') this.scenario = null;
      if (word.word === 'delist') this.delisted.add(word.symbol);
      if (word.word === 'leader') this.leaders.set(word.leader);
      if (word.word === 'never-led') this.leaders.remove(word);
      if (word.word === 'leader-profile') this.leaders.show({ accountId: word.accountId, shown: word.shown });
    }
  }
}

const toldPath = (folder: string): string => join(folder, 'asleep.json');

/** Whole or not at all: what stands there is never half of it. */
export function keepTold(folder: string, told: Readonly<Told>, sequence: number): void {
  const { gridMs, scenario, delisted, playedMs, lastTicks, leaders } = told;
  const path = toldPath(folder);
  const page: z.input<typeof kept> = {
    sequence,
    gridMs,
    scenario,
    delisted: [...delisted],
    playedMs,
    lastTicks: [...lastTicks],
    leaders: [...leaders.all],
    leaderProfiles: [...leaders.profiles],
  };
  writeFileSync(`${path}.new`, JSON.stringify(page));
  renameSync(`${path}.new`, path);
}

/** Null: it never fell asleep, or another release wrote it. The journal has it all. */
export function readTold(folder: string): Told | null {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(toldPath(folder), 'utf8'));
  } catch {
    return null;
  }
  const read = z.safeParse(kept, written);
  if (!read.success) return null;
  const { sequence, gridMs, scenario, delisted, playedMs, lastTicks, leaders, leaderProfiles } = read.data;
  const told = new Told({ gridMs });
  told.sequence = sequence;
  told.isOpened = true;
  told.scenario = scenario;
  for (const symbol of delisted) told.delisted.add(symbol);
  told.playedMs = playedMs;
  for (const [marketId, ticks] of lastTicks) told.lastTicks.set(marketId, ticks);
  for (const leader of leaders) told.leaders.set(leader);
  for (const profile of leaderProfiles) told.leaders.show(profile);
  return told;
}
