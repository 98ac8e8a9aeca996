// Keeps a picture of a document until an operator has seen it.
import { maxPictureMb } from '#lib/contract/accounts/identity.ts';
import { sendIdentityPicture } from '#lib/contract/calls/v1/user/identity/document.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveIdentityPicture = serveUser(
  sendIdentityPicture,
  ['identities'],
  async ({ side, picture }, { userId, mode }, { identities }) => {
    if (mode === TradingMode.paper) return refuse('liveOnly');
    const refused = await identities.keepPicture(userId, side, picture);
    if (refused === null) return {};
    return refused === 'in-process' ? refuse('identityInProcess') : refuse('documentUnreadable', { limit: maxPictureMb });
  },
);
