// The addresses where a user's coins arrive, and the deposits that have arrived.
import type { CoinListing, CoinNetwork } from './coin-listing.ts';

export type DepositAddress = { readonly coin: string; readonly network: CoinNetwork; readonly address: string };

export type DepositView = {
  readonly depositId: number;
  readonly coin: string;
  readonly network: string;
  readonly address: string;
  readonly amountUnits: bigint;
  readonly transactionId: string;
  readonly confirmations: number;
  readonly requiredConfirmations: number;
  readonly status: 'pending' | 'confirmed' | 'credited' | 'lost' | 'reversed';
  readonly createdAtMs: number;
  readonly creditedAtMs: number | null;
};

export type DepositPage = { readonly coin?: string | undefined; readonly before?: number | undefined; readonly limit: number };

/** The owner of a wallet. */
export type Owner = { readonly userId: string; readonly accountId: number };

type Sent = { readonly transactionId: string; readonly address: string };
type TestCoinsLimit = { readonly retryAfterMs: number };

export type Wallets = {
  /** Coins arrive on request. */
  readonly hasTestNetwork: boolean;
  coin(code: string): CoinListing | undefined;
  /** The same address every time. */
  depositAddress(owner: Owner, coin: CoinListing, network: CoinNetwork): Promise<DepositAddress>;
  /** Newest first. */
  deposits(owner: Owner, page: DepositPage): Promise<readonly DepositView[]>;
  /** Asks for what is still owed of deposits that were undone. */
  collectDebts(): Promise<void>;
  /** Lets the test network deliver; refuses when the user had enough of this coin lately. The amount is the caller's to check. */
  sendTestCoins(
    owner: Owner,
    coin: CoinListing,
    network: CoinNetwork,
    amountUnits: bigint,
  ): Promise<Sent | TestCoinsLimit | 'no-test-network'>;
  close(): Promise<void>;
};
