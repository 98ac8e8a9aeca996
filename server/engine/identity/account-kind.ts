// The kinds of accounts: a user's, or one of the venue's own.

export const AccountKind = {
  user: 'user',
  /** Quotes and trades for the house: orders are not recorded one by one. */
  house: 'house',
  fees: 'fees',
  /** The other side of deposits and withdrawals; may go below zero. */
  outside: 'outside',
  /** The other side of every profit and loss of contracts; may go below zero while positions are open. */
  clearing: 'clearing',
  /** Takes over what is liquidated, and pays what that costs beyond its margin. */
  insurance: 'insurance',
  /** Lends what margin wallets borrow: below zero by exactly what is owed to it. */
  lender: 'lender',
  /** Takes the other side of every conversion, out of coins of its own. */
  // Its name in journals, where it is read for good.
  convert: 'desk',
} as const;
export type AccountKind = (typeof AccountKind)[keyof typeof AccountKind];
