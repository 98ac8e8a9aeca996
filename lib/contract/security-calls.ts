// The calls that guard an account: the security centre's, the second step of the door, and the proof that others ask for.
import type { AnyCall } from './call.ts';
import { createApiKey } from './calls/v1/user/apiKey/create.ts';
import { getApiKeys } from './calls/v1/user/apiKey/list.ts';
import { revokeApiKey } from './calls/v1/user/apiKey/revoke.ts';
import { getVerificationMethods } from './calls/v1/user/security/methods.ts';
import { enablePin } from './calls/v1/user/security/pin/enable-pin.ts';
import { verify } from './calls/v1/user/security/verify.ts';
import { getSecurity } from './calls/v1/user/security/overview.ts';
import { changePassword } from './calls/v1/user/security/password/change.ts';
import { beginAuthenticator } from './calls/v1/user/security/authenticator/begin.ts';
import { confirmAuthenticator } from './calls/v1/user/security/authenticator/confirm.ts';
import { removeAuthenticator } from './calls/v1/user/security/authenticator/remove.ts';
import { renewRecoveryCodes } from './calls/v1/user/security/recoveryCodes/renew.ts';
import { setAntiPhishingCode } from './calls/v1/user/security/antiPhishing/set.ts';
import { lockSettings } from './calls/v1/user/security/lock.ts';
import { beginPasskey } from './calls/v1/user/security/passkey/options.ts';
import { addPasskey } from './calls/v1/user/security/passkey/add.ts';
import { renamePasskey } from './calls/v1/user/security/passkey/rename.ts';
import { removePasskey } from './calls/v1/user/security/passkey/remove.ts';
import { getSessions } from './calls/v1/user/security/sessions/list.ts';
import { revokeSession } from './calls/v1/user/security/sessions/revoke.ts';
import { revokeOtherSessions } from './calls/v1/user/security/sessions/revokeOthers.ts';
import { getLogins } from './calls/v1/user/security/logins/list.ts';
import { loginWithCode } from './calls/v1/user/login/code.ts';
import { beginPasskeyLogin } from './calls/v1/user/login/passkeyOptions.ts';
import { loginWithPasskey } from './calls/v1/user/login/passkey.ts';

export const securityCalls = [
  getVerificationMethods,
  enablePin,
  verify,
  getSecurity,
  changePassword,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setAntiPhishingCode,
  lockSettings,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getSessions,
  revokeSession,
  revokeOtherSessions,
  getLogins,
  loginWithCode,
  beginPasskeyLogin,
  loginWithPasskey,
  createApiKey,
  getApiKeys,
  revokeApiKey,
] as const satisfies readonly AnyCall[];
