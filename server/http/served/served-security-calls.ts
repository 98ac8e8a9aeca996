// The calls that guard an account, as they are served.
import type { Served } from '../serving/serve.ts';
import { serveCreateApiKey } from '../v1/user/apiKey/create.ts';
import { serveApiKeys } from '../v1/user/apiKey/list.ts';
import { serveRevokeApiKey } from '../v1/user/apiKey/revoke.ts';
import { serveVerificationMethods } from '../v1/user/security/methods.ts';
import { serveEnablePin } from '../v1/user/security/pin/enable-pin.ts';
import { serveVerify } from '../v1/user/security/verify.ts';
import { serveSecurity } from '../v1/user/security/overview.ts';
import { serveChangePassword } from '../v1/user/security/password/change.ts';
import { serveBeginAuthenticator } from '../v1/user/security/authenticator/begin.ts';
import { serveConfirmAuthenticator } from '../v1/user/security/authenticator/confirm.ts';
import { serveRemoveAuthenticator } from '../v1/user/security/authenticator/remove.ts';
import { serveRenewRecoveryCodes } from '../v1/user/security/recoveryCodes/renew.ts';
import { serveSetAntiPhishingCode } from '../v1/user/security/antiPhishing/set.ts';
import { serveLockSettings } from '../v1/user/security/lock.ts';
import { serveBeginPasskey } from '../v1/user/security/passkey/options.ts';
import { serveAddPasskey } from '../v1/user/security/passkey/add.ts';
import { serveRenamePasskey } from '../v1/user/security/passkey/rename.ts';
import { serveRemovePasskey } from '../v1/user/security/passkey/remove.ts';
import { serveSessions } from '../v1/user/security/sessions/list.ts';
import { serveRevokeSession } from '../v1/user/security/sessions/revoke.ts';
import { serveRevokeOtherSessions } from '../v1/user/security/sessions/revokeOthers.ts';
import { serveLogins } from '../v1/user/security/logins/list.ts';
import { serveLoginWithCode } from '../v1/user/login/code.ts';
import { serveBeginPasskeyLogin } from '../v1/user/login/passkeyOptions.ts';
import { serveLoginWithPasskey } from '../v1/user/login/passkey.ts';

export const servedSecurityCalls: readonly Served[] = [
  serveVerificationMethods,
  serveEnablePin,
  serveVerify,
  serveSecurity,
  serveChangePassword,
  serveBeginAuthenticator,
  serveConfirmAuthenticator,
  serveRemoveAuthenticator,
  serveRenewRecoveryCodes,
  serveSetAntiPhishingCode,
  serveLockSettings,
  serveBeginPasskey,
  serveAddPasskey,
  serveRenamePasskey,
  serveRemovePasskey,
  serveSessions,
  serveRevokeSession,
  serveRevokeOtherSessions,
  serveLogins,
  serveLoginWithCode,
  serveBeginPasskeyLogin,
  serveLoginWithPasskey,
  serveCreateApiKey,
  serveApiKeys,
  serveRevokeApiKey,
];
