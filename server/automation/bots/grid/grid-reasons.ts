// The decision rows of grids: each code with the names of what fills its sentence.

/**
 * Names ending in price are ticks, in lots lots, in units money of the quote coin (contracts: the margin coin), in coins units of the
 * base coin; `reason` is a code of a refusal or of an end.
 * @internal
 */
export const gridReasons = {
  /** Waits for its trigger. */
  'grid.waiting': ['price'],
  /** Waits for the first price of its market. */
  'grid.no-price': [],
  'grid.funded': ['units', 'coins'],
  /** Trades at the market what its first orders need. */
  'grid.opening-bought': ['price', 'lots'],
  'grid.opening-sold': ['price', 'lots'],
  /** The average price of that, and the price at the start. */
  'grid.opened': ['price', 'startPrice', 'lots'],
  'grid.price-limit': ['price', 'startPrice'],
  'grid.started': ['lowerPrice', 'upperPrice', 'buys', 'sells', 'lots'],
  /** An order has filled, and the other side of its pair goes out. */
  'grid.bought': ['price', 'lots', 'nextPrice'],
  'grid.sold': ['price', 'lots', 'nextPrice'],
  /** An order has closed a pair. */
  'grid.sold-profit': ['price', 'lots', 'nextPrice', 'profitUnits'],
  'grid.bought-profit': ['price', 'lots', 'nextPrice', 'profitUnits'],
  /** A part of what was bought (short: sold) at the start: no pair, no profit of pairs. */
  'grid.unloaded': ['price', 'lots', 'nextPrice'],
  /** An order filled while it was taken back. */
  'grid.filled-late': ['price', 'lots'],
  /** The rest of an order is less than the market takes. */
  'grid.rest-too-small': ['price', 'lots'],
  'grid.above-range': ['price', 'upperPrice'],
  'grid.below-range': ['price', 'lowerPrice'],
  'grid.back-in-range': ['price'],
  'grid.moved': ['lowerPrice', 'upperPrice', 'lots'],
  /** Infinity: another level above, the lowest one given up when there are too many. */
  'grid.extended': ['upperPrice'],
  /** Contracts without a first position: the price has passed a level, which buys (short: sells) from now on. */
  'grid.level-opened': ['price', 'lots'],
  /** The exchange asked for more margin than is free: the orders are so large now. */
  'grid.tries-less': ['lots'],
  'grid.refused': ['price', 'lots', 'reason'],
  'grid.action-refused': ['reason'],
  'grid.order-ended': ['price', 'lots', 'reason'],
  'grid.halted': ['reason'],
  'grid.resumed': [],
  'grid.paused': [],
  'grid.edited': [],
  'grid.range-changed': ['lowerPrice', 'upperPrice', 'lots', 'kept', 'placed', 'cancelled'],
  /** Profit or new funds have made its orders larger. */
  'grid.enlarged': ['units', 'lots'],
  'grid.funds-added': ['units', 'coins'],
  'grid.profit-withdrawn': ['units'],
  'grid.withdrawal-refused': ['units', 'mostUnits'],
  'grid.deleveraged': ['lots'],
  'grid.take-profit': ['price', 'limitPrice'],
  'grid.stop-loss': ['price', 'limitPrice'],
  'grid.stop-price': ['price', 'limitPrice'],
  'grid.trailing-stop': ['price', 'units', 'highestUnits'],
  'grid.stopping': ['reason', 'orders'],
  'grid.selling-all': ['lots'],
  'grid.buying-back-all': ['lots'],
  /** The end could not sell what was left, and gives it back as it is. */
  'grid.unsold': ['lots', 'reason'],
} as const satisfies Record<string, readonly string[]>;

export type GridReason = keyof typeof gridReasons;
export type GridParams<Code extends GridReason> = Readonly<Record<(typeof gridReasons)[Code][number], string | number>>;
