// A transaction on its way on a simulated network: an arrival or a payout, and how deep it is.
import type { Arrival } from '#server/services/wallets/chain.ts';

type WaitingPayout = {
  readonly kind: 'payout';
  readonly network: string;
  readonly transactionId: string;
  readonly confirmations: number;
  readonly lost: boolean;
};
export type Waiting = { readonly kind: 'arrival'; readonly arrival: Arrival } | WaitingPayout;

/** Names it for good: a payout and its arrival in this venue are two. */
export const nameOf = (one: Waiting): string =>
  one.kind === 'arrival'
    ? `${one.arrival.network}:${one.arrival.transactionId}:${one.arrival.outputIndex}`
    : `${one.network}:${one.transactionId}:out`;

const factsOf = (one: Waiting): Arrival | WaitingPayout => (one.kind === 'arrival' ? one.arrival : one);

export const networkOf = (one: Waiting): string => factsOf(one).network;
export const transactionOf = (one: Waiting): string => factsOf(one).transactionId;
export const depthOf = (one: Waiting): number => factsOf(one).confirmations;
export const isLost = (one: Waiting): boolean => factsOf(one).lost === true;

export const deeper = (one: Waiting): Waiting =>
  one.kind === 'arrival'
    ? { kind: 'arrival', arrival: { ...one.arrival, confirmations: one.arrival.confirmations + 1 } }
    : { ...one, confirmations: one.confirmations + 1 };

/** It waits for a block again, or never comes into one. */
export const undone = (one: Waiting, lost: boolean): Waiting =>
  one.kind === 'arrival'
    ? { kind: 'arrival', arrival: { ...one.arrival, confirmations: 0, ...(lost ? { lost: true } : {}) } }
    : { ...one, confirmations: 0, lost };
