// The amounts that can leave the one wallet of a unified account, for good or into an order that the other coins do not back.
import type { Account } from '../accounts/account.ts';
import { freeMargin } from '../accounts/risk/risk.ts';
import type { AssetId } from '../ids.ts';
import { marginRisk, partsOf, pricerOf, worth } from '../lending/margin-risk.ts';
import type { State } from '../state.ts';
import { inCoin } from './in-coin.ts';

/**
 * Units of a coin that may leave. Classic: what is available. Basic, and of a coin that stands alone: no more than the contracts of the coin leave free, gains that are
 * not money yet not counted. Advanced: no more than is left of all that counts (such gains not counted) beyond what contracts, orders
 * and debts ask for, at the coin's full price; rounded down, never below 0.
 */
export function withdrawable(state: State, account: Account, assetId: AssetId): number {
  const { unified, futures } = account;
  const cash = state.ledger.cash(account.row, assetId);
  if (unified === null || futures === null) return Math.max(0, cash);
  const wallet = futures.wallets.get(assetId);
  if (futures.pool?.shares(assetId) !== true)
    return Math.max(0, wallet === undefined ? cash : Math.min(cash, freeMargin(state.ledger, futures.row, wallet, false)));
  const { margin } = unified;
  const { equity, initial } = marginRisk(state, margin);
  const market = pricerOf(state, margin, assetId);
  if (initial === 0n || market === undefined) return Math.max(0, cash);
  let gains = 0n;
  for (const { market: priced, gain } of partsOf(state, margin)) if (gain > 0) gains += worth(priced, BigInt(gain), true);
  const free = equity - gains - initial;
  if (free <= 0n || cash <= 0 || market?.referencePriceTicks === 0) return 0;
  // A wealth that no coin's number could say is more than there is of any.
  const all = worth(market, BigInt(cash));
  return free >= all ? cash : Math.min(cash, inCoin(market, free, false));
}
