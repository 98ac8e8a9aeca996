// The messages between the thread of worlds and the rest of the house.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { KeptSettings } from '#lib/contract/wire/settings.ts';
import type { SocketRequest, ChannelEvent } from '#server/channels/worlds/world-line.ts';
import type { WorldGenesis } from '../world/genesis.ts';
import type { GivenTape } from '../world/tape/tape-file.ts';
import type { AskedOfWorld, WorldOrder, WorldPace, WorldProblem, WorldState } from '../worlds.ts';

export type WorldsData = {
  /** Holds a folder for each world. */
  readonly folder: string;
  /** The operator's words and lists. */
  readonly siteFolder: string;
};

export type WorldsThreadData = WorldsData & { readonly turns: SharedArrayBuffer };

/** Each is answered. */
export type WorldRequest =
  | { readonly type: 'create'; readonly worldId: string; readonly genesis: WorldGenesis; readonly tape?: GivenTape }
  | { readonly type: 'state' | 'go-on' | 'start-anew' | 'let-sleep' | 'remove'; readonly worldId: string }
  | { readonly type: 'tell'; readonly worldId: string; readonly order: WorldOrder }
  | { readonly type: 'go'; readonly worldId: string; readonly pace: WorldPace }
  | { readonly type: 'ask'; readonly worldId: string; readonly asked: AskedOfWorld }
  | { readonly type: 'close' };

/** The things that the thread has to ask of the house. */
export type HouseRequest =
  | { readonly type: 'settings'; readonly userId: string }
  /** True if its time goes on while nobody looks. */
  | { readonly type: 'runs-on'; readonly worldId: string };

export type HouseAnswer = { readonly settings: KeptSettings } | { readonly runsOn: boolean };

export type WorldAnswer =
  | { readonly answer: unknown }
  | { readonly refused: ErrorKey; readonly params: ErrorParams }
  | { readonly file: { readonly name: string; readonly mediaType: string; readonly chunks: readonly string[] } }
  | { readonly problem: WorldProblem; readonly reason: string };

export type ToWorlds =
  | { readonly type: 'socket-request'; readonly request: SocketRequest }
  | { readonly type: 'request'; readonly id: number; readonly request: WorldRequest }
  | { readonly type: 'house-answer'; readonly id: number; readonly answer: HouseAnswer | null };

export type FromWorlds =
  | { readonly type: 'channel-events'; readonly events: readonly ChannelEvent[] }
  | { readonly type: 'answer'; readonly id: number; readonly answer: WorldAnswer }
  | { readonly type: 'house-request'; readonly id: number; readonly request: HouseRequest }
  /** Null: it fell asleep. */
  | { readonly type: 'state'; readonly worldId: string; readonly state: WorldState | null }
  | { readonly type: 'log'; readonly level: 'info' | 'warn' | 'error'; readonly text: string };
