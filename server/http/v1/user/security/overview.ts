// Tells how the account is guarded.
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSecurity = serveUser(getSecurity, ['accounts', 'security'], async (_request, { userId }, { accounts, security }) => {
  const [guarded, email, passkeys] = await Promise.all([
    security.guarded(userId),
    accounts.emailOf(userId),
    security.passkeys.list(userId),
  ]);
  return {
    ...guarded,
    email,
    passkeys: passkeys.map(({ passkeyId, name, synced, createdAtMs, lastUsedAtMs }) => ({
      passkeyId: String(passkeyId),
      name,
      synced,
      createTimeMs: createdAtMs,
      lastUseTimeMs: lastUsedAtMs,
    })),
  };
});
