// The kinds of what happened with contracts: how positions end, what a liquidation does, and why money moves.

/** The ways in which a position can end. */
export const positionEnds = ['trade', 'liquidation', 'deleverage', 'netting', 'delivery'] as const;

/** reduced: by tiers, on the book. taken: the rest, by the insurance fund at the mark price. deleveraged: closed to end somebody else's bankrupt position. netted: a long and a short against each other, at the mark price. */
export const liquidationSteps = ['reduced', 'taken', 'deleveraged', 'netted'] as const;

/** Why money moves in a futures wallet. */
export const futuresCauses = ['transfer', 'trade', 'fee', 'funding', 'margin', 'liquidation', 'deleverage', 'netting', 'delivery'] as const;
