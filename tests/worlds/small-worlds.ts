// Worlds in this process, one after the other: the whole world of each folder, without a thread and without a clock that drives it.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { rejectKeys } from '#server/engine/reject-key.ts';
import { units } from '#server/engine/units.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { readWord } from '#server/worlds/world/word.ts';
import { createWorldFolder, openWorld, readGenesis, type World } from '#server/worlds/world/world.ts';
import { WorldUnavailable, type WorldOrder, type Worlds, type WorldState } from '#server/worlds/worlds.ts';

type Awake = { readonly world: World; told: Pick<WorldState, 'gridMs' | 'scenario' | 'speed' | 'untilMs'> };

export type SmallWorlds = Worlds & {
  /** A process would do it after five minutes without anybody. */
  sleep(worldId: string): void;
  /** Every answer from now on is this problem; null: as ever. */
  fail(problem: WorldUnavailable | null): void;
  /** What was done, in order. */
  readonly log: readonly string[];
  close(): void;
};

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

export function createSmallWorlds(house: string): SmallWorlds {
  mkdirSync(house, { recursive: true });
  const awake = new Map<string, Awake>();
  const log: string[] = [];
  let failing: WorldUnavailable | null = null;
  let references = 0;
  const folderOf = (worldId: string): string => join(house, worldId);
  const stateOf = (worldId: string, { world, told }: Awake): WorldState => ({
    genesis: world.genesis,
    timeMs: world.timeMs,
    ...told,
    ...world.end,
    bytes: bytesOf(folderOf(worldId)),
  });
  const open = async (worldId: string): Promise<Awake> => {
    if (failing !== null) throw failing;
    const there = awake.get(worldId);
    if (there !== undefined) return there;
    if (!readdirSync(house).includes(worldId)) throw new WorldUnavailable('worldGone', worldId);
    const told: Awake['told'] = { gridMs: readGenesis(folderOf(worldId)).gridMs, scenario: null, speed: 0, untilMs: null };
    const opened = { world: await openWorld({ folder: folderOf(worldId), onNote: () => undefined }), told };
    awake.set(worldId, opened);
    return opened;
  };
  const sleep = (worldId: string): void => {
    awake.get(worldId)?.world.close();
    awake.delete(worldId);
  };
  /** The account of a seat, opened if need be. */
  const openSeat = ({ world }: Awake, seat: number): number => {
    const [opened] = world.act([{ type: 'open-user-account', owner: `seat-${seat}`, replaces: 0, firstNumber: 1000 }]);
    if (opened?.ok !== true || opened.accountId === undefined) throw new Error(`seat ${seat} has no account`);
    return opened.accountId;
  };
  const fund = (one: Awake, { seat, coin, amount }: Extract<WorldOrder, { order: 'fund' }>): Refusal | null => {
    const { world } = one;
    const asset = world.markets.venue.listings.assetOf(coin);
    if (asset === undefined) return refuse('unknownCoin', { coin });
    const money = readMoney(amount, asset);
    if (money instanceof Refusal) return money;
    references += 1;
    const reference = `fund:${world.end.sequence}:${references}`;
    const accountId = openSeat(one, seat);
    const [paid] = world.act([{ type: 'credit-deposit', accountId, assetId: asset.assetId, units: units(money), reference }]);
    return paid?.ok === false ? refuse(rejectKeys[paid.reason]) : null;
  };
  const tell = (one: Awake, order: WorldOrder): Refusal | null => {
    if (order.order === 'fund') return fund(one, order);
    if (order.order === 'seat') {
      openSeat(one, order.seat);
      return null;
    }
    const { order: word, ...rest } = order;
    const said = readWord(JSON.stringify({ word, ...rest }));
    if (said.word === 'opened' || said.word === 'act' || said.word === 'awake') throw new Error('no word of an owner');
    one.world.say(said);
    if (said.word === 'grid') one.told = { ...one.told, gridMs: said.gridMs };
    else one.told = { ...one.told, scenario: said.word === 'scenario' ? { ...said, startMs: one.world.timeMs } : null };
    return null;
  };
  return {
    log,
    sleep,
    fail: (problem) => void (failing = problem),
    create: async (worldId, genesis) => {
      if (failing !== null) throw failing;
      createWorldFolder(folderOf(worldId), genesis);
      return stateOf(worldId, await open(worldId));
    },
    state: async (worldId) => stateOf(worldId, await open(worldId)),
    stateIfAwake: (worldId) => {
      const one = awake.get(worldId);
      return one === undefined ? null : stateOf(worldId, one);
    },
    tell: async (worldId, order) => {
      const one = await open(worldId);
      log.push(JSON.stringify(order));
      return tell(one, order) ?? stateOf(worldId, one);
    },
    go: async (worldId, pace) => {
      const one = await open(worldId);
      log.push(pace.pace === 'run' ? `run ${pace.speed} until ${pace.untilMs}` : `step ${pace.ms}`);
      if (pace.pace === 'step') one.world.advanceTo(one.world.timeMs + pace.ms);
      one.told = { ...one.told, speed: 0, untilMs: null, ...(pace.pace === 'run' ? { speed: pace.speed, untilMs: pace.untilMs } : {}) };
      return stateOf(worldId, one);
    },
    startAnew: async (worldId) => {
      if (failing?.problem === 'worldsAway') throw failing;
      const genesis = readGenesis(folderOf(worldId));
      sleep(worldId);
      rmSync(folderOf(worldId), { recursive: true });
      createWorldFolder(folderOf(worldId), genesis);
      failing = null;
      return stateOf(worldId, await open(worldId));
    },
    remove: async (worldId) => {
      if (failing !== null) throw failing;
      sleep(worldId);
      rmSync(folderOf(worldId), { recursive: true, force: true });
    },
    close: () => [...awake.keys()].forEach(sleep),
  };
}
