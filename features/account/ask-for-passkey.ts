// Asks the browser for a passkey: one that is there, or a new one. Rejects when the user turns away.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

import type { PasskeyMaking, PasskeyQuestion } from '#lib/contract/wire/passkey.ts';

export async function askForPasskey(question: PasskeyQuestion) {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: question });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } } as const;
}

export async function makePasskey(making: PasskeyMaking) {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: making });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } } as const;
}
