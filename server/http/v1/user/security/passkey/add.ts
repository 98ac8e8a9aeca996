// Keeps a new passkey.
import { addPasskey } from '#lib/contract/calls/v1/user/security/passkey/add.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAddPasskey = serveUser(
  addPasskey,
  ['security', 'siteAddress'],
  async ({ name, made }, session, { security, siteAddress }) => {
    if (await security.isLocked(session.userId)) return refuse('settingsLocked');
    return (await security.passkeys.add(session, siteAddress, name, made)) ? {} : refuse('passkeyRefused');
  },
);
