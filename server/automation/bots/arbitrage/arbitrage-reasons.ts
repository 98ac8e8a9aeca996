// The codes of an arbitrage bot's decision rows, each with the names of what fills its sentence. Prices are ticks and sizes lots of the
// leg that the row is about, money units of the quote coin.

/** @internal */
export const arbitrageReasons = {
  /** Going in. */
  'arbitrage.takes-funds': ['units', 'coin'],
  'arbitrage.funds-refused': ['reason'],
  'arbitrage.sized': ['leg', 'lots'],
  'arbitrage.buys': ['lots', 'price'],
  'arbitrage.bought': ['lots', 'price'],
  'arbitrage.shorts': ['leg', 'lots'],
  'arbitrage.shorted': ['leg', 'lots', 'price'],
  'arbitrage.goes-long': ['leg', 'lots'],
  'arbitrage.opened-long': ['leg', 'lots', 'price'],
  'arbitrage.entered': ['leg', 'lots'],
  'arbitrage.funds-too-small': ['free'],
  'arbitrage.takes-back': ['lots'],
  /** Coins that are not its own. */
  'arbitrage.adds-collateral': ['units'],
  'arbitrage.borrows': ['units', 'coin'],
  'arbitrage.repays': ['units', 'coin'],
  'arbitrage.loan-liquidated': [],
  /** One leg without the other. */
  'arbitrage.undoes-purchase': ['lots', 'reason'],
  'arbitrage.undoes-sale': ['lots', 'reason'],
  'arbitrage.undone': ['lots', 'price'],
  /** Its income and its margin. */
  'arbitrage.funding': ['leg', 'units', 'rate'],
  'arbitrage.funding-low': ['rate', 'threshold', 'times'],
  'arbitrage.adds-margin': ['leg', 'units', 'price'],
  'arbitrage.margin-added': ['units'],
  'arbitrage.near-liquidation': ['leg', 'price', 'limitPrice'],
  /** Coming out. */
  'arbitrage.take-profit': ['units'],
  'arbitrage.basis-reached': ['rate'],
  'arbitrage.sells': ['lots', 'price'],
  'arbitrage.sold': ['lots', 'price'],
  'arbitrage.closes': ['leg', 'lots'],
  'arbitrage.closed': ['leg', 'lots', 'price'],
  'arbitrage.kept-as-it-is': ['lots'],
  'arbitrage.returns-funds': ['reason'],
  /** Things done to it by others. */
  'arbitrage.refused': ['leg', 'reason', 'times'],
  'arbitrage.order-ended': ['leg', 'reason', 'lots'],
  'arbitrage.market-closed': ['leg', 'state'],
  'arbitrage.market-open': ['leg'],
  'arbitrage.liquidated': ['leg', 'lots'],
  'arbitrage.deleveraged': ['leg', 'lots'],
  'arbitrage.delivered': ['leg', 'lots'],
  /** Words of its owner. */
  'arbitrage.paused': [],
  'arbitrage.resumed': [],
  'arbitrage.stop-asked': [],
  'arbitrage.edited': [],
  'arbitrage.funds-added': ['units', 'coin'],
  'arbitrage.profit-withdrawn': ['units'],
  'arbitrage.profit-not-withdrawn': ['units', 'free'],
} as const satisfies Record<string, readonly string[]>;

export type ArbitrageReason = keyof typeof arbitrageReasons;

/** The params that fill the sentence of a code: all of its names and no others. */
export type ArbitrageParams<Code extends ArbitrageReason> = Readonly<Record<(typeof arbitrageReasons)[Code][number], string | number>>;
