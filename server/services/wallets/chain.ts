// What the wallets need of a blockchain. The embedded one is simulated; an adapter to a real node takes its place later.
import type { CoinNetwork } from './coin-listing.ts';

/** An arrival at one of our addresses. One transaction can have several. */
export type Arrival = {
  readonly network: string;
  readonly transactionId: string;
  readonly outputIndex: number;
  readonly address: string;
  readonly coin: string;
  /** In the coin's smallest unit. */
  readonly amountUnits: bigint;
  /** Blocks on top of it, its own included; 0: not in a block yet. */
  readonly confirmations: number;
};

/** Told of each arrival, and again with every block on top of it, until it answers 'done'. A throw is told again at the next block. */
export type ArrivalListener = (arrival: Arrival) => Promise<'more' | 'done'>;

type AddressOwner = { readonly userId: string; readonly coin: string };

export type Chain = {
  /** The same address for the same owner and network, every time. */
  address(owner: AddressOwner, network: CoinNetwork): string;
  /** One listener: the wallets. Called before anything else. */
  onArrival(listener: ArrivalListener): void;
  /** Arrivals that were still on their way when the venue stopped. */
  resume(arrivals: readonly Arrival[]): void;
  /**
   * Lets coins arrive on request; only a test network can. Resolves when the listener has heard of it.
   * Answers the transaction's id.
   */
  send?(payment: Payment): Promise<string>;
  close(): Promise<void>;
};

export type Payment = Pick<Arrival, 'network' | 'address' | 'coin' | 'amountUnits'>;
