// Locks the security settings.
import { lockSettings } from '#lib/contract/calls/v1/user/security/lock.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLockSettings = serveUser(lockSettings, ['security'], async ({ days }, { userId }, { security }) => ({
  lockedUntilMs: await security.lockSettings(userId, days),
}));
