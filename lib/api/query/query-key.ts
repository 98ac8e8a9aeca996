// Under which name an answer is kept: the call, whose answer it is, in which world, and what was asked.
import type { AnyCall } from '#lib/contract/call.ts';
import { namesItsWorld } from '#lib/contract/trading-mode.ts';

export type Caller = {
  /** A user's id; null: a visitor. */
  readonly account: string | null;
  /** The mode, or the id of a world of one's own. */
  readonly world: string;
};

/** The part of a call that a key needs. */
export type KeyedCall = Pick<AnyCall, 'name' | 'path'>;

export type QueryKey = readonly [call: string, account: string, world: string, ...request: readonly unknown[]];

/** No user has this for an id. */
const visitor = 'visitor';
/** The world in the key of calls that mean the same in both worlds. */
const bothWorlds = 'both';

/** The key of every answer to a call, whatever was asked; with `request` the key of one answer. */
export function queryKey({ name, path }: KeyedCall, caller: Caller, ...request: readonly [] | readonly [unknown]): QueryKey {
  return [name, caller.account ?? visitor, namesItsWorld(path) ? caller.world : bothWorlds, ...request];
}
