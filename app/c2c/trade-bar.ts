// Tells the pages of the marketplace why whoever looks cannot trade with people there.
import 'server-only';

import type { TradeBar } from '#features/c2c/parts/trade-bar.ts';
import { getIdentityCheck } from '#lib/contract/calls/v1/user/identity/check.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { currentUser, exchange, modeOfSession } from '../exchange/exchange.ts';

/** Null: nothing bars the user. */
export async function tradeBar(): Promise<TradeBar | null> {
  const user = await currentUser();
  if (user === null || user.childFlag || user.demoUType === 2) return 'mainOnly';
  if ((await modeOfSession()) === TradingMode.paper) return null;
  const { state } = await (await exchange()).call(getIdentityCheck, {});
  if (state === 'approved') return null;
  return state === 'waiting' ? 'identityInProcess' : 'identity';
}
