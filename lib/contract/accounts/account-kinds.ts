// The accounts that a user has, as people see them: each a wallet of the exchange, or the part of one that belongs to a business line.
import { BusinessLine, Wallet } from '../enums.ts';

export const accountTypes = ['spot', 'cross', 'isolated', 'futures', 'strategy'] as const;
type AccountType = (typeof accountTypes)[number];

export type AccountKind = {
  readonly id: 'spot' | 'cross' | 'isolated' | 'usdt' | 'usd' | 'usdc' | 'strategy' | 'susdt' | 'susd' | 'susdc';
  /** As the specification names types of accounts. */
  readonly accountType: AccountType;
  readonly businessLine: BusinessLine;
  /** strategy: what one's bots hold, in accounts of their own. Nothing is moved there by hand. */
  readonly wallet: Wallet | 'strategy';
  /** Play money: shown apart, and part of no total. */
  readonly isPlay: boolean;
};
export type AccountKindId = AccountKind['id'];

/** In the order in which they are shown. Of a futures wallet each coin belongs to the line that it is the margin of. */
export const accountKinds = [
  { id: 'spot', accountType: 'spot', businessLine: BusinessLine.spot, wallet: Wallet.spot, isPlay: false },
  { id: 'cross', accountType: 'cross', businessLine: BusinessLine.margin, wallet: Wallet.cross, isPlay: false },
  { id: 'isolated', accountType: 'isolated', businessLine: BusinessLine.margin, wallet: Wallet.isolated, isPlay: false },
  { id: 'usdt', accountType: 'futures', businessLine: BusinessLine.usdt, wallet: Wallet.futures, isPlay: false },
  { id: 'usd', accountType: 'futures', businessLine: BusinessLine.usd, wallet: Wallet.futures, isPlay: false },
  { id: 'usdc', accountType: 'futures', businessLine: BusinessLine.usdc, wallet: Wallet.futures, isPlay: false },
  { id: 'strategy', accountType: 'strategy', businessLine: BusinessLine.spot, wallet: 'strategy', isPlay: false },
  { id: 'susdt', accountType: 'futures', businessLine: BusinessLine.demoUsdt, wallet: Wallet.futures, isPlay: true },
  { id: 'susd', accountType: 'futures', businessLine: BusinessLine.demoUsd, wallet: Wallet.futures, isPlay: true },
  { id: 'susdc', accountType: 'futures', businessLine: BusinessLine.demoUsdc, wallet: Wallet.futures, isPlay: true },
] as const satisfies readonly AccountKind[];

export const accountKindIds = accountKinds.map(({ id }) => id);

/** Those that are wallets of the user's own: money is moved between them, and each movement is told. What bots hold is not among them. */
export const walletKinds = accountKinds.filter((kind) => kind.wallet !== 'strategy');
/** The lines of their movements, with that of orders between people, which have no wallet of their own. */
export const movementLines = [BusinessLine.otc, ...new Set(walletKinds.map(({ businessLine }) => businessLine))];
export const walletKindIds = walletKinds.map(({ id }) => id);
export type WalletKind = (typeof walletKinds)[number];
export type WalletKindId = (typeof walletKindIds)[number];

/** The kind of each wallet for a coin of no line; coin-margined futures hold all other coins. A wallet without a kind does not compile. */
const usualKinds: Readonly<Record<Wallet, WalletKindId>> = { spot: 'spot', cross: 'cross', isolated: 'isolated', futures: 'usd' };

/**
 * The account kind of a wallet, and of the line that a coin is the margin of there (null: of none).
 * The part after the wallet's name (`isolated:7`, `cross-debt`) makes no difference.
 */
export function accountKindOf(wallet: string, line: number | null): WalletKind {
  const ofWallet: readonly WalletKind[] = walletKinds.filter((kind) => kind.wallet === wallet.split(/[:-]/)[0]);
  return (
    ofWallet.find((kind) => kind.businessLine === line) ?? ofWallet.find((kind) => kind.id === usualKinds[kind.wallet]) ?? accountKinds[0]
  );
}
