// The calls that an operator's freeze of a main account leaves open.

/**
 * Still done by a main account that an operator has frozen: it looks, receives, takes back what waits, closes what is open, and guards
 * itself.
 * Repaying and adding margin only make less of what it owes.
 */
export const staysWhenFrozen: ReadonlySet<string> = new Set([
  'paptrading/switchReal',
  'preference/set',
  'sub/switchTradeDemo',
  'v1/assets/deposit/address',
  'v1/assets/withdraw/cancel',
  'v1/margin/account/repay',
  'v1/mcp/adjust/change/margin',
  'v1/mcp/order/batchCancelContract',
  'v1/mcp/order/cancelContract',
  'v1/mcp/order/closeAll',
  'v1/mcp/order/closeContract',
  'v1/mcp/order/segmentContract',
  'v1/spot/convert/order/cancel',
  'v1/spot/order/batchCancel',
  'v1/spot/order/cancel',
  'v1/spot/order/cancelAfter',
  'v1/spot/order/cancelAll',
  'v1/trigger/plan/batchCancelPlan',
  'v1/trigger/plan/cancelPlan',
  'v1/trigger/strategy/ice/cancel',
  'v1/trigger/strategy/timeShare/cancel',
  'v1/user/apiKey/revoke',
  'v1/user/identity/document',
  'v1/user/identity/erase',
  'v1/user/identity/send',
  'v1/user/security/authenticator/begin',
  'v1/user/security/authenticator/confirm',
  'v1/user/security/lock',
  'v1/user/security/password/change',
  'v1/user/security/sessions/revoke',
  'v1/user/security/sessions/revokeOthers',
  'v1/user/security/verify',
  'v1/user/settings/set',
  'v1/user/sub/switchLoginDemo',
  'v1/user/subAccount/enter',
]);
