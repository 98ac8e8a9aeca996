// An account's first dealings with contracts: its futures wallet, and its holding in one of them.
import { AccountKind } from '../../identity/account-kind.ts';
import type { State } from '../../state.ts';
import type { Account, FuturesAccount } from '../account.ts';
import type { Contract, Holding } from './contract.ts';
import { newHolding } from './holding.ts';
import { walletOf } from '../risk/risk.ts';

/** The venue's own accounts have one purse for everything. Debts are allowed: open positions may stand behind one. */
export function openFutures(state: State, account: Account): FuturesAccount {
  if (account.futures !== null) return account.futures;
  const isVenue = account.kind !== AccountKind.user && account.kind !== AccountKind.house;
  const row = isVenue ? account.row : state.nextRow;
  if (!isVenue) state.nextRow += 1;
  state.ledger.openRow(row, true);
  account.futures = { row, holdings: new Map(), wallets: new Map(), hedgeLines: new Set(), pool: null };
  return account.futures;
}

/** The account's holding in a contract, made when there is none. */
export function openHolding(futures: FuturesAccount, account: Account, contract: Contract): Holding {
  const { marketId } = contract.market;
  const known = futures.holdings.get(marketId);
  if (known !== undefined) return known;
  const wallet = walletOf(futures, account.accountId, contract.rules.marginAssetId);
  const holding = newHolding(account.accountId, futures.row, contract, wallet, futures.hedgeLines.has(contract.rules.line));
  futures.holdings.set(marketId, holding);
  contract.holdings.set(account.accountId, holding);
  wallet.holdings.push(holding);
  return holding;
}
