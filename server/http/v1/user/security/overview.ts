// Tells how the account is guarded.
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSecurity = serveUser(
  getSecurity,
  ['accounts', 'security', 'mail'],
  async (_request, { userId }, { accounts, security, mail }) => {
    const [guarded, email, emailVerified, passkeys] = await Promise.all([
      security.guarded(userId),
      accounts.emailOf(userId),
      accounts.isEmailVerified(userId),
      security.passkeys.list(userId),
    ]);
    return {
      ...guarded,
      email,
      emailVerified,
      mail: mail !== null,
      passkeys: passkeys.map(({ passkeyId, name, synced, createdAtMs, lastUsedAtMs }) => ({
        passkeyId: String(passkeyId),
        name,
        synced,
        createTimeMs: createdAtMs,
        lastUseTimeMs: lastUsedAtMs,
      })),
    };
  },
);
