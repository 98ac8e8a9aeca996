// The port of the wallets to a blockchain. The embedded one is simulated; an adapter to a real node can take its place.
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
  /** Blocks on top of it, its own included; 0: not in a block (yet, or any more: its block was undone). */
  readonly confirmations: number;
  /** It will never be in a block: something else was spent in its place. */
  readonly lost?: boolean;
  /** A payout of this venue: it may well go to a stranger. */
  readonly isPayout?: boolean;
};

/** Told of each arrival, and again with every change of its depth, until it answers 'done'. A throw is told again at the next block. */
export type ArrivalListener = (arrival: Arrival) => Promise<'more' | 'done'>;

/** Coins that are to leave. The reference is the withdrawal's, for good. */
export type Payout = {
  readonly reference: string;
  readonly network: string;
  readonly coin: string;
  readonly address: string;
  /** '' where the network has none, or none was given. */
  readonly memo: string;
  readonly amountUnits: bigint;
};

/** A payout made ready: what is broadcast, as often as it takes, is always this one transaction. */
export type SignedPayout = {
  readonly transactionId: string;
  /** The network's own form of it. */
  readonly raw: string;
  /** The fee that the network takes, decimal text, in `networkFeeCoin`. The venue pays it. */
  readonly networkFee: string;
  readonly networkFeeCoin: string;
};

export type PayoutReport = {
  readonly network: string;
  readonly transactionId: string;
  /** As of arrivals. */
  readonly confirmations: number;
  /** It was refused by the network, or something else was spent in its place: nothing has left, and nothing will. */
  readonly lost: boolean;
};

/** Told with every change of a payout's depth until it answers 'done'. */
export type PayoutListener = (report: PayoutReport) => Promise<'more' | 'done'>;

type AddressOwner = { readonly userId: string; readonly coin: string };

export type Chain = {
  /** The same address for the same owner and network, every time. */
  address(owner: AddressOwner, network: CoinNetwork): string | Promise<string>;
  /** One listener: the wallets. Called before anything else. */
  onArrival(listener: ArrivalListener): void;
  onPayout(listener: PayoutListener): void;
  /** Arrivals that were still on their way when the venue stopped. */
  resume(arrivals: readonly Arrival[]): void;
  /** Refuses (Error) what cannot be paid: too little in the hot wallet, a node that does not answer. Nothing has left then. */
  sign(payout: Payout): Promise<SignedPayout>;
  /** May be repeated, after a restart too. `confirmations`: how deep it was when last heard of. */
  broadcast(payout: Payout, signed: Pick<SignedPayout, 'transactionId' | 'raw'>, confirmations: number): Promise<void>;
  /**
   * Lets coins arrive on request; only a test network can. Resolves when the listener has heard of it.
   * Answers the transaction's id.
   */
  send?(payment: Payment): Promise<string>;
  close(): Promise<void>;
};

export type Payment = Pick<Arrival, 'network' | 'address' | 'coin' | 'amountUnits'>;
