// A key of a program as the wire tells it.
import type { ApiKey } from '#lib/contract/accounts/api-key.ts';
import type { KeptKey } from '#server/services/security/api-keys.ts';

export const apiKeyOf = ({ keyId, scopes, addresses, createdAtMs, expiresAtMs, lastUsedAtMs, ...key }: KeptKey): ApiKey => ({
  ...key,
  keyId: String(keyId),
  scopes: [...scopes],
  addresses: [...addresses],
  createTimeMs: createdAtMs,
  expireTimeMs: expiresAtMs,
  lastUseTimeMs: lastUsedAtMs,
});
