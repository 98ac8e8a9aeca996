// Shows an operator an identity that waits.
import { readIdentity } from '#lib/contract/calls/v1/admin/identity/read.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveReadIdentity = serveDesk(
  readIdentity,
  ['identities', 'accounts'],
  null,
  async ({ userId }, _operator, { identities, accounts }) => {
    const check = await identities.find(userId, 'live');
    const sent = check?.state === 'waiting' ? await identities.sentBy(userId, 'live') : null;
    if (check === null || sent === null) return refuse('identityNotWaiting');
    const pictures = await identities.pictures(userId);
    return {
      ...sent,
      email: await accounts.emailOf(userId),
      sentTimeMs: check.sentAtMs,
      pictures: pictures.map(({ side, mediaType, bytes }) => ({ side, mediaType, picture: bytes.toString('base64') })),
    };
  },
);
