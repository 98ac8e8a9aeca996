// The viewer of the page, as far as the menus must know.
import 'server-only';

import { cookies } from 'next/headers';

import { viewerOf, type KnownRoles, type Viewer } from '#features/shell/navigation/entries/viewer.ts';
import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { siteType, simulationPermitted } from '../environment/environment.ts';
import { currentUser, exchange, ownWorld } from '../exchange/exchange.ts';

/** A user whose roles cannot be told is shown the menus of a normal user. Nobody is asked for without a session. */
async function currentRoles(): Promise<KnownRoles | null> {
  if (!(await cookies()).getAll().some(({ name }) => name.endsWith(sessionCookie))) return null;
  return await (await exchange()).call(getIdentity, {}).catch(() => null);
}

export async function currentViewer(locale: string): Promise<Viewer> {
  const [user, roles, world] = await Promise.all([currentUser(), currentRoles(), ownWorld()]);
  const viewer = viewerOf({ locale, siteType: siteType(), simulationPermitted: simulationPermitted() }, user, roles);
  // A page in a world is of that world, whatever the session is in elsewhere.
  return world === null ? viewer : { ...viewer, inDemo: false };
}
