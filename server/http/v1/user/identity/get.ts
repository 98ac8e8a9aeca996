// Tells the user's roles in copy trading.
import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import { serveUser } from '#server/http/serve.ts';

const normal = 0;

/** Nobody is a trader before copy trading opens. */
export const serveGetIdentity = serveUser(getIdentity, () => ({ mc: { identity: [normal] }, sp: { identity: [normal] } }));
