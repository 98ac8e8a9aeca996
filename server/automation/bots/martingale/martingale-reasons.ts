// The codes of a martingale's decision rows, each with the names of what fills its sentence. Prices are ticks, sizes lots, money units:
// of the coin that `coin` names, of the quote coin (contracts: the margin coin) where nothing does.

/** @internal */
export const martingaleReasons = {
  /** The first lines of a bot. */
  'martingale.waits-for-price': ['price'],
  'martingale.waits-for-rsi': ['interval', 'period', 'threshold', 'side'],
  'martingale.price-reached': ['price'],
  'martingale.rsi-reached': ['rsi'],
  'martingale.takes-funds': ['units', 'coin'],
  'martingale.funds-refused': ['reason'],
  'martingale.round-opens': ['round', 'lots', 'price'],
  'martingale.tries-less': ['lots'],
  /** Its orders. `order` 0 is the first one. */
  'martingale.order-placed': ['order', 'price', 'lots'],
  'martingale.order-part-filled': ['order', 'price', 'lots'],
  'martingale.order-filled': ['order', 'price', 'lots', 'average'],
  'martingale.orders-not-covered': ['order', 'needed', 'free', 'coin'],
  'martingale.order-left-out': ['order', 'lots'],
  'martingale.profit-placed': ['price', 'lots', 'average'],
  'martingale.profit-moves': ['from', 'price', 'lots'],
  'martingale.profit-too-small': ['lots'],
  'martingale.profit-out-of-reach': [],
  'martingale.profit-part-filled': ['price', 'lots'],
  'martingale.profit-filled': ['price', 'lots'],
  'martingale.profit-at-market': ['reason'],
  'martingale.round-ended': ['round', 'profit'],
  /** Exits. */
  'martingale.stop-reached': ['price', 'stop'],
  'martingale.closes-at-market': ['lots'],
  'martingale.closed': ['price', 'lots'],
  'martingale.kept-as-it-is': ['lots'],
  'martingale.not-bought-back': ['units', 'coin'],
  'martingale.returns-funds': ['reason'],
  /** Things done to it by others. */
  'martingale.refused': ['reason', 'times'],
  'martingale.order-ended': ['reason', 'lots'],
  'martingale.market-closed': ['state'],
  'martingale.market-open': [],
  'martingale.liquidated': ['lots'],
  'martingale.deleveraged': ['lots'],
  'martingale.delivered': ['lots'],
  'martingale.funding': ['units'],
  'martingale.funds-moved': ['units'],
  /** Words of its owner. */
  'martingale.paused': [],
  'martingale.resumed': [],
  'martingale.last-round': [],
  'martingale.stop-asked': [],
  'martingale.edited': ['orders'],
  'martingale.funds-added': ['units', 'coin'],
  'martingale.profit-withdrawn': ['units'],
  'martingale.profit-not-withdrawn': ['units', 'free'],
} as const satisfies Record<string, readonly string[]>;

export type MartingaleReason = keyof typeof martingaleReasons;

/** The params that fill the sentence of a code: all of its names and no others. */
export type ParamsOf<Code extends MartingaleReason> = Readonly<Record<(typeof martingaleReasons)[Code][number], string | number>>;
