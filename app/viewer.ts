// Who looks at the page, as far as the menus must know.
import 'server-only';

import { viewerOf, type Viewer } from '#features/shell/navigation/viewer.ts';
import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import type { UserInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { siteType, simulationPermitted } from './environment.ts';
import { exchange } from './exchange.ts';

/** A user whose roles cannot be told is shown the menus of a normal user. */
export async function currentViewer(locale: string, user: UserInfo | null): Promise<Viewer> {
  const client = await exchange();
  const roles = user === null ? null : await client.call(getIdentity, {}).catch(() => null);
  return viewerOf({ locale, siteType: siteType(), simulationPermitted: simulationPermitted() }, user, roles);
}
