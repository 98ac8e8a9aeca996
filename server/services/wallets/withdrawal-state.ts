// The state of a withdrawal, and the states that it may move to. Nothing else moves one.

export const WithdrawalState = {
  /** Asked for and held; waits for the owner's code, and can be cancelled. */
  pending: 'pending',
  /** Confirmed by its owner; the venue looks at it, people do above the limit of the hot wallet. */
  review: 'review',
  /** Signed, and given to the network. */
  sent: 'sent',
  /** Deep enough: the money is gone. */
  confirmed: 'confirmed',
  /** Rejected, or refused by the network: the money is back. */
  failed: 'failed',
  cancelled: 'cancelled',
  /** The network undid it after it was confirmed: the amount is back, the fee is not. */
  reversed: 'reversed',
} as const;
export type WithdrawalState = (typeof WithdrawalState)[keyof typeof WithdrawalState];

/** All that may follow each state. */
const followers: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  pending: ['review', 'cancelled', 'failed'],
  review: ['sent', 'failed'],
  sent: ['confirmed', 'failed'],
  confirmed: ['reversed'],
  failed: [],
  cancelled: [],
  reversed: [],
};

export const mayFollow = (from: WithdrawalState, to: WithdrawalState): boolean => followers[from].includes(to);

/** The core's action for it: none yet, held, paid out, given back. */
export const WithdrawalMoney = { none: 'none', held: 'held', gone: 'gone', back: 'back' } as const;
export type WithdrawalMoney = (typeof WithdrawalMoney)[keyof typeof WithdrawalMoney];

/** The place where the money has to be in each state. */
export const moneyIn: Readonly<Record<WithdrawalState, WithdrawalMoney>> = {
  pending: 'held',
  review: 'held',
  sent: 'held',
  confirmed: 'gone',
  failed: 'back',
  cancelled: 'back',
  reversed: 'back',
};
