// The one wallet of a unified account as its contracts see it, and how an account comes to have one and to lose it.
import { AccountMode, HoldSide, Wallet } from '#lib/contract/enums.ts';
import type { Account, FuturesAccount, UnifiedAccount } from '../accounts/account.ts';
import type { Pool, Risk } from '../accounts/positions/contract.ts';
import { claimsOf } from '../accounts/risk/risk.ts';
import { everyMarket, type AssetId } from '../ids.ts';
import { newMargin } from '../lending/margin-account.ts';
import { marginRisk, pricerOf } from '../lending/margin-risk.ts';
import type { State } from '../state.ts';
import { leavingOf } from '../wallets/holds.ts';
import { inCoin } from './in-coin.ts';

/** The market id of a unit that is all of a unified account, where other units name a market or (−1) a cross wallet. */
export const unifiedPlace = -2;

const nothing: Risk = { equity: 0, maintenance: 0, initial: 0 };

/** The risk of the whole account, counted in a coin; without the coin's price, as if there were nothing. */
function riskIn(state: State, { margin }: UnifiedAccount, futures: FuturesAccount, assetId: AssetId): Risk {
  const market = pricerOf(state, margin, assetId);
  if (market === undefined || market?.referencePriceTicks === 0) return nothing;
  const { equity, maintenance, initial } = marginRisk(state, margin);
  return {
    equity: inCoin(market, equity, false),
    maintenance: inCoin(market, maintenance, true),
    initial: inCoin(market, initial, true) - claimsOf(futures.wallets.get(assetId)?.holdings ?? []),
  };
}

const poolOf = (state: State, unified: UnifiedAccount, futures: FuturesAccount): Pool => ({
  shares: (assetId) => unified.mode === AccountMode.advanced && state.lending.assets.has(assetId),
  riskIn: (assetId) => riskIn(state, unified, futures, assetId),
  markDirty: () => {
    state.lending.moved.add(unified.margin);
  },
});

/** Makes the spot wallet the one wallet; money is moved by the caller. What was owed in another mode stays with it. */
export function joinWallets(state: State, account: Account, futures: FuturesAccount, mode: UnifiedAccount['mode']): UnifiedAccount {
  const known = account.unified;
  const { accountId } = account;
  const unit = { accountId, marketId: unifiedPlace, side: HoldSide.long, assetId: -1, version: 0, changed: false };
  const unified: UnifiedAccount = {
    mode,
    margin: known?.margin ?? newMargin(Wallet.spot, everyMarket, account, account, unit),
    futuresRow: known?.futuresRow ?? futures.row,
    leaving: leavingOf(state, account),
  };
  account.unified = unified;
  setPool(futures, account.row, poolOf(state, unified, futures));
  state.ledger.openRow(account.row, true);
  return unified;
}

/** Gives the futures wallet its own row back; there is nothing in it. */
export function partWallets(state: State, account: Account, futures: FuturesAccount, { futuresRow, margin }: UnifiedAccount): void {
  account.unified = null;
  setPool(futures, futuresRow, null);
  state.ledger.forbidDebt(account.row);
  margin.unit.version += 1;
  state.lending.moved.delete(margin);
  state.lending.debtors.delete(margin);
  state.lending.liquidations.delete(margin);
}

function setPool(futures: FuturesAccount, row: number, pool: Pool | null): void {
  futures.row = row;
  futures.pool = pool;
  for (const wallet of futures.wallets.values()) {
    wallet.pool = pool;
    // Nothing that was said of the wallet holds any more.
    wallet.unit.version += 1;
  }
  for (const holding of futures.holdings.values()) holding.row = row;
}
