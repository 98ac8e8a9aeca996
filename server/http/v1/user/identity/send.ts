// Hands an identity in to be checked.
import type { IdentityState } from '#lib/contract/accounts/identity.ts';
import { sendIdentity } from '#lib/contract/calls/v1/user/identity/send.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const keys = {
  'in-process': 'identityInProcess',
  'approved-already': 'identityNotWaiting',
  'pictures-missing': 'documentMissing',
} as const;

export const serveSendIdentity = serveUser(sendIdentity, ['identities'], async (request, { userId, mode }, { identities }) => {
  const { name, country, documentType, documentNumber } = request;
  const refused = await identities.send(userId, mode, { name, country, documentType, documentNumber });
  if (refused !== null) return refuse(keys[refused]);
  const state: IdentityState = (await identities.find(userId, mode))?.state ?? 'none';
  return { state };
});
