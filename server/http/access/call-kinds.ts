// Calls by what they do to an account, for the rules that stop some of it: frozen accounts, lead traders, limited regions.

/** Opens something in coins: orders, plans, loans and conversions. */
const opensCoins: ReadonlySet<string> = new Set([
  'v1/margin/account/borrow',
  'v1/spot/convert/dust',
  'v1/spot/convert/order/place',
  'v1/spot/convert/quotedPrice',
  'v1/spot/convert/trade',
  'v1/spot/order/batchPlace',
  'v1/spot/order/modify',
  'v1/spot/order/place',
  'v1/spot/order/placeOco',
  'v1/spot/order/placeScaled',
  'v1/trigger/plan/placeChaseLimit',
  'v1/trigger/plan/placePlan',
  'v1/trigger/strategy/ice/place',
  'v1/trigger/strategy/timeShare/place',
]);

/** Opens something in contracts. Closing them is another call. */
const opensContracts: ReadonlySet<string> = new Set([
  'v1/mcp/order/backContract',
  'v1/mcp/order/modifyOrder',
  'v1/mcp/order/openContract',
  'v1/mcp/order/placeScaled',
  'v1/trigger/plan/placePlanOrder',
]);

/** Moves coins between wallets, accounts and users, or out. */
const movesFunds: ReadonlySet<string> = new Set([
  'v1/assets/subAccount/transfer',
  'v1/assets/transfer',
  'v1/assets/withdraw/address/add',
  'v1/assets/withdraw/apply',
  'v1/assets/withdraw/confirm',
  'v1/assets/withdraw/internal/send',
  'v1/mcp/dummyTransfer',
]);

type Kind = 'opens-coins' | 'opens-contracts' | 'moves-funds' | 'other';

export const kinds: Readonly<Record<Exclude<Kind, 'other'>, ReadonlySet<string>>> = {
  'opens-coins': opensCoins,
  'opens-contracts': opensContracts,
  'moves-funds': movesFunds,
};

/** By the call's path. */
export function kindOf(path: string): Kind {
  if (opensCoins.has(path)) return 'opens-coins';
  if (opensContracts.has(path)) return 'opens-contracts';
  return movesFunds.has(path) ? 'moves-funds' : 'other';
}

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
