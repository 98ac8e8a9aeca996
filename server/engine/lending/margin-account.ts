// The margin wallets of an account: found, opened, and named as the ledger names them.
import { AccountMode, Wallet } from '#lib/contract/enums.ts';
import { newAccount, type Account, type Debt, type MarginAccount, type OwnMargin } from '../accounts/account.ts';
import type { RiskUnit } from '../accounts/risk/risk-watch.ts';
import { everyMarket, type AccountId, type MarketId } from '../ids.ts';
import type { State } from '../state.ts';
import type { MarginWalletKind, OwingWallet } from './margin-command.ts';
import type { OwingWalletName } from './margin-event.ts';

export const owedOf = ({ principal, interest }: Debt): number => principal + interest;

/** The tag by which the ledger names the wallet of a row. */
export type WalletTag = { readonly wallet?: Wallet; readonly walletMarketId?: MarketId };

const plain: WalletTag = {};
export function tagOf({ margin }: Account): WalletTag {
  if (margin === null) return plain;
  return margin.wallet === Wallet.cross ? { wallet: Wallet.cross } : { wallet: Wallet.isolated, walletMarketId: margin.marketId };
}

/** The name by which events tell the wallet that owes. */
export const nameOfWallet = ({ owner, wallet, marketId }: MarginAccount): OwingWalletName => ({
  accountId: owner.accountId,
  wallet,
  marketId,
});

/** The borrower for an account: a margin wallet, or all of an account in which everything stands behind everything. */
export const borrowerOf = ({ margin, unified }: Account): MarginAccount | null =>
  margin ?? (unified?.mode === AccountMode.advanced ? unified.margin : null);

/** True if a wallet is all of a unified account. */
export const isUnified = ({ wallet }: MarginAccount): boolean => wallet === Wallet.spot;

/** The wallet's own number among its owner's. */
const placeOfWallet = (wallet: MarginWalletKind, marketId: MarketId): MarketId => (wallet === Wallet.cross ? everyMarket : marketId);

export const findMargin = (owner: Account, wallet: MarginWalletKind, marketId: MarketId): OwnMargin | undefined =>
  owner.margins?.get(placeOfWallet(wallet, marketId));

/** The account and its margin wallets, in the order of their opening. */
export const facesOf = (owner: Account): Account[] => [owner, ...[...(owner.margins?.values() ?? [])].map(({ account }) => account)];

/** A wallet that owes nothing yet. */
export const newMargin = <Kind extends OwingWallet>(
  wallet: Kind,
  marketId: MarketId,
  account: Account,
  owner: Account,
  unit: RiskUnit,
): MarginAccount & { readonly wallet: Kind } => ({
  wallet,
  marketId,
  account,
  owner,
  debts: new Map(),
  leverage: 0,
  chargedMs: 0,
  isCalled: false,
  unit,
});

/** Makes a margin wallet on a row of the ledger. */
export function addMargin(state: State, owner: Account, wallet: MarginWalletKind, marketId: MarketId, row: number): OwnMargin {
  const place = placeOfWallet(wallet, marketId);
  const account = newAccount(owner.accountId, owner.kind, row, owner.clientOids);
  const unit: RiskUnit = { accountId: owner.accountId, marketId: place, side: 'long', assetId: -1, version: 0, changed: false };
  const margin = newMargin(wallet, place, account, owner, unit);
  account.margin = margin;
  owner.margins ??= new Map();
  owner.margins.set(place, margin);
  state.ledger.openRow(row, false);
  return margin;
}

/** The account's margin wallet, made when there is none. */
export function openMargin(state: State, owner: Account, wallet: MarginWalletKind, marketId: MarketId): OwnMargin {
  const known = findMargin(owner, wallet, marketId);
  if (known !== undefined) return known;
  const margin = addMargin(state, owner, wallet, marketId, state.nextRow);
  state.nextRow += 1;
  return margin;
}

/** The account, or its margin wallet of a market (−1: the one that all share). */
export function faceAt({ accounts }: State, accountId: AccountId, margin: MarketId | undefined): Account | undefined {
  const owner = accounts.get(accountId);
  return margin === undefined ? owner : owner?.margins?.get(margin)?.account;
}

/** Every account and margin wallet of the venue. */
export const everyFace = ({ accounts }: State): Account[] => [...accounts.values()].flatMap(facesOf);
