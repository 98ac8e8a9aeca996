// Makes new recovery codes.
import { renewRecoveryCodes } from '#lib/contract/calls/v1/user/security/recoveryCodes/renew.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRenewRecoveryCodes = serveUser(renewRecoveryCodes, ['security'], async (_request, { userId }, { security }) => {
  if (!(await security.authenticator.isOn(userId))) return refuse('authenticatorOff');
  return { recoveryCodes: [...(await security.authenticator.renewRecoveryCodes(userId))] };
});
