// The port by which the house opens, moves and asks worlds, wherever they run. Who owns one, and who has a seat, the register knows.
import type { WorldGrid } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldFault } from '#lib/contract/worlds/world-faults.ts';
import type { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Asked } from '#server/answers/asked.ts';
import type { Scenario } from '#server/market/contracts/bad-days/scenario.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { WorldGenesis } from './world/genesis.ts';
import type { GivenTape } from './world/tape/tape-file.ts';

/** A world as it is at this moment. */
export type WorldState = {
  readonly genesis: WorldGenesis;
  /** Its own time, in ms since 1970. */
  readonly timeMs: number;
  readonly gridMs: WorldGrid;
  /** World time to real time; 0: it stands still. Infinity: as fast as it goes. */
  readonly speed: number;
  /** It stops there by itself. Null: it goes on. */
  readonly untilMs: number | null;
  readonly scenario: Scenario | null;
  /** Spot markets that are gone, by symbol. */
  readonly delisted: readonly string[];
  /** The last command of its journal, and the hash of the whole run up to it. */
  readonly sequence: number;
  readonly hash: string;
  /** Bytes of its folder. */
  readonly bytes: number;
  /** Those that wait to happen. */
  readonly faults: readonly WorldFault[];
};

/** The things that a world is told beside the calls of its seats: each is an input of the run, but faults, which are of its thread. */
export type WorldOrder =
  /** Play money for a seat; `amount`: decimal text in the coin. Refused as the demo refuses what is too much. */
  | { readonly order: 'fund'; readonly seat: number; readonly coin: string; readonly amount: string }
  | { readonly order: 'scenario'; readonly kind: Scenario['kind']; readonly seed: string }
  | { readonly order: 'end-scenario' }
  /** Refused where it is no spot market of the world, or is gone already. */
  | { readonly order: 'delist'; readonly symbol: string }
  /** All bots of a seat, and its leading: coins come back as they are. */
  | { readonly order: 'stop-seat'; readonly seat: number }
  | { readonly order: 'fault'; readonly fault: WorldFault }
  | { readonly order: 'grid'; readonly gridMs: WorldGrid };

/** The ways in which its time goes on. Changes nothing of what happens, but when. */
export type WorldPace =
  /** Goes on at a speed, to a moment or until it is told otherwise. The speed 0 stops it. */
  | { readonly pace: 'run'; readonly speed: number; readonly untilMs: number | null }
  /** Stops it, and lets this much time pass at once. */
  | { readonly pace: 'step'; readonly ms: number };

/** A call that somebody with a seat asks of a world. */
export type AskedOfWorld = {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly session: Session;
  /** Seats are numbered from 1 on, in the order in which they are taken. Null: an onlooker’s, who has no account. */
  readonly seat: number | null;
  readonly context: Asked;
};

/** Why a world does not answer. */
export type WorldProblem =
  /** There is no such world on disk. */
  | 'worldGone'
  /** As many are awake as may be. */
  | 'worldsAwake'
  /** As many are on disk as may be. */
  | 'worldsOnDisk'
  /** Its folder has as many bytes as it may have: it goes on after a new start alone. */
  | 'worldFull'
  /** Its journal is damaged, or it has failed before: it goes on after a new start alone. */
  | 'worldDamaged'
  /** The file that it plays is damaged: a new start would play it too. */
  | 'tapeDamaged'
  /** The disk is full, or the thread of worlds is not there at the moment. */
  | 'worldsAway';

export class WorldUnavailable extends Error {
  readonly problem: WorldProblem;

  constructor(problem: WorldProblem, reason: string) {
    super(reason);
    this.name = 'WorldUnavailable';
    this.problem = problem;
  }
}

/** Every promise rejects with WorldUnavailable. A world that sleeps is woken by whatever needs it awake. */
export type Worlds = {
  /** Somebody may want one soon: what takes seconds the first time is begun. */
  warm(): void;
  /** Makes its folder and opens it; it stands still. With a file its beginning is the file’s. Refuses a file that is no market. */
  create(worldId: string, genesis: WorldGenesis, tape?: GivenTape): Promise<WorldState | Refusal>;
  state(worldId: string): Promise<WorldState>;
  /** Null: it sleeps. */
  stateIfAwake(worldId: string): WorldState | null;
  tell(worldId: string, order: WorldOrder): Promise<WorldState | Refusal>;
  go(worldId: string, pace: WorldPace): Promise<WorldState>;
  /** Wakes a world that ran when its process ended, and that runs on. Null: it stood still then, and it sleeps. */
  goOn(worldId: string): Promise<WorldState | null>;
  /** The same beginning again: everything that has happened in it is removed. */
  startAnew(worldId: string): Promise<WorldState>;
  /** True: it sleeps now. False: its time goes on, or somebody looks at it. */
  letSleep(worldId: string): Promise<boolean>;
  /** Removes its folder. */
  remove(worldId: string): Promise<void>;
  /** The answer of a call, as its handler gives it. */
  ask(worldId: string, asked: AskedOfWorld): Promise<unknown>;
};
