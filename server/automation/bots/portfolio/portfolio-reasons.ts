// The codes of a portfolio's decision rows, each with the names of what fills its sentence. Sizes are lots of the market that `leg` names, money
// units of USDT. `base` is the coin that is traded, `action` is one of the specification: initial, add, rebalance, extraction, termination.

/** @internal */
export const portfolioReasons = {
  'portfolio.takes-funds': ['units'],
  'portfolio.funds-refused': ['reason'],
  /** An action begins: so much is worth everything then, and so many coins are to be traded. */
  'portfolio.begins': ['action', 'worthUnits', 'sales', 'purchases'],
  /** One coin of an action is through: lots, their value at the prices of the trades, and the fees. */
  'portfolio.bought': ['action', 'base', 'leg', 'lots', 'units', 'feeUnits'],
  'portfolio.sold': ['action', 'base', 'leg', 'lots', 'units', 'feeUnits'],
  /** Another order for the rest of a coin. */
  'portfolio.goes-on': ['action', 'base', 'leg', 'lots'],
  /** Too small for the market: it is carried over. */
  'portfolio.carried': ['action', 'base', 'leg', 'side', 'units', 'minimumUnits'],
  /** The market of a coin stands still: the others go on. */
  'portfolio.leg-waits': ['action', 'base', 'leg', 'state'],
  'portfolio.leg-open': ['base', 'leg'],
  'portfolio.refused': ['action', 'base', 'leg', 'reason', 'times'],
  'portfolio.extracted': ['action', 'units'],
  'portfolio.profit-not-withdrawn': ['units', 'free'],
  /** Exits: the gain over all that was put in. */
  'portfolio.take-profit': ['profit'],
  'portfolio.stop-loss': ['profit'],
  'portfolio.kept-as-it-is': ['base', 'leg', 'lots'],
  /** Words of its owner. */
  'portfolio.paused': [],
  'portfolio.resumed': [],
  'portfolio.stop-asked': [],
  'portfolio.edited': ['action', 'mode', 'coins'],
  'portfolio.funds-added': ['units', 'coin'],
} as const satisfies Record<string, readonly string[]>;

export type PortfolioReason = keyof typeof portfolioReasons;

/** The params that fill the sentence of a code: all of its names and no others. */
export type ParamsOf<Code extends PortfolioReason> = Readonly<Record<(typeof portfolioReasons)[Code][number], string | number>>;
