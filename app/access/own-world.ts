// The world of somebody's own whose page is asked for: the proxy finds out whether there is a seat before the page is made.
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { worldRow, worldRun } from '#lib/contract/worlds/world.ts';
import { isWorldPage, splitWorld } from '#lib/contract/worlds/world-pages.ts';
import { deskOfSymbol } from '#lib/session/layout/panel-window.ts';
import { askedLanguage } from '../addresses/asked-page.ts';
import { askerClient, type Asker } from './asker-client.ts';

/** The proxy tells the page by it, and takes away what a visitor sends under this name. */
export const ownWorldHeader = 'x-own-world';

const told = z.object({ world: worldRow, run: worldRun });
export type OwnWorld = z.output<typeof told>;

/** seat: the path of the page in the world. elsewhere: it is a page of the site, or another one of the world. refusal: the code of it; '': the exchange did not answer. */
export type FoundWorld =
  | { readonly is: 'seat'; readonly path: string; readonly world: OwnWorld }
  | { readonly is: 'elsewhere'; readonly path: string }
  | { readonly is: 'refusal'; readonly code: string };

type Asked = Asker & { readonly pathname: string };

/** Null: the address is in no world. */
export async function findOwnWorld({ pathname, ...asker }: Asked): Promise<FoundWorld | null> {
  const prefix = askedLanguage(pathname);
  const split = splitWorld(pathname.slice(prefix.length) || '/');
  if (split === null) return null;
  const { worldId, path } = split;
  const isDoor = path === '/';
  if (!isDoor && !isWorldPage(path)) return { is: 'elsewhere', path: `${prefix}${path}` };
  const client = askerClient(asker);
  try {
    const { world, run, problem } = await client.call(getWorld, { worldId });
    if (run === null) return { is: 'refusal', code: problem ?? '' };
    const [first = ''] = run.symbols;
    if (isDoor) return { is: 'elsewhere', path: `${prefix}/w/${worldId}${deskOfSymbol(first)}` };
    return { is: 'seat', path: `${prefix}${path}`, world: { world, run } };
  } catch (error) {
    if (error instanceof ApiError) return { is: 'refusal', code: error.code };
    throw error;
  }
}

/** Names may have any letters, headers may not. */
export const writeOwnWorld = (world: OwnWorld): string => encodeURIComponent(JSON.stringify(world));

export const readOwnWorld = (text: string | null): OwnWorld | null =>
  text === null ? null : z.parse(told, JSON.parse(decodeURIComponent(text)));
