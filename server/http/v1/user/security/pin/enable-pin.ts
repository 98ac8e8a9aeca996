// Sets the fund PIN.
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveEnablePin = serveUser(enablePin, ['security'], async ({ pin }, { userId }, { security }) =>
  (await security.setPin(userId, pin)) === 'weak-pin' ? refuse('weakPin') : {},
);
