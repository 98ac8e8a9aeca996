// The codes of a signal bot's decision rows, each with the names of what fills its sentence. `alert` is the number of the alert that it is
// about. Prices are ticks and sizes lots of the market that `symbol` names, money units of the quote coin (contracts: the margin coin).

/** @internal */
export const signalReasons = {
  'signal.takes-funds': ['units'],
  'signal.funds-refused': ['reason'],
  'signal.listens': ['markets'],
  /** An alert has come, and what it says. */
  'signal.received': ['alert', 'action', 'symbol', 'order', 'size', 'source', 'sentMs', 'arrivedMs'],
  'signal.not-understood': [],
  /** What became of it at once. */
  'signal.waits': ['alert', 'symbol'],
  'signal.paused': ['alert', 'symbol'],
  'signal.ending': ['alert', 'symbol'],
  'signal.out-of-order': ['alert', 'symbol'],
  'signal.queue-full': ['alert', 'symbol'],
  'signal.unknown-market': ['alert', 'symbol'],
  /** What became of it when its turn came. */
  'signal.too-old': ['alert', 'symbol'],
  'signal.direction-not-taken': ['alert', 'symbol'],
  'signal.limit-not-taken': ['alert', 'symbol'],
  'signal.already-held': ['alert', 'symbol'],
  'signal.at-maximum': ['alert', 'symbol'],
  'signal.below-minimum': ['alert', 'symbol', 'lots'],
  'signal.no-funds': ['alert', 'symbol', 'free'],
  'signal.nothing-to-close': ['alert', 'symbol'],
  /** Orders. */
  'signal.turns': ['alert', 'symbol', 'lots'],
  'signal.enters': ['alert', 'symbol', 'lots', 'price'],
  'signal.exits': ['alert', 'symbol', 'lots', 'price'],
  'signal.entered': ['alert', 'symbol', 'lots', 'average'],
  'signal.exited': ['alert', 'symbol', 'profit'],
  'signal.order-ended': ['alert', 'symbol', 'lots', 'reason'],
  'signal.order-refused': ['alert', 'symbol', 'reason'],
  'signal.replaced': ['alert', 'symbol'],
  /** Exits of its own. */
  'signal.stop-reached': ['symbol', 'price', 'stop'],
  'signal.take-reached': ['symbol', 'price', 'take'],
  'signal.closes': ['symbol', 'lots'],
  'signal.closed': ['symbol', 'profit'],
  'signal.closing-refused': ['symbol', 'reason', 'times'],
  'signal.kept': ['symbol', 'lots'],
  'signal.returns-funds': ['reason'],
  /** Things done to it by others. */
  'signal.market-closed': ['symbol', 'state'],
  'signal.market-open': ['symbol'],
  'signal.liquidated': ['symbol', 'lots'],
  'signal.deleveraged': ['symbol', 'lots'],
  'signal.delivered': ['symbol', 'lots'],
  'signal.funding': ['symbol', 'units'],
  /** Words of its owner. */
  'signal.bot-paused': [],
  'signal.bot-resumed': [],
  'signal.stop-asked': [],
  'signal.edited': [],
  'signal.funds-added': ['units'],
  'signal.profit-withdrawn': ['units'],
  'signal.profit-not-withdrawn': ['units', 'free'],
} as const satisfies Record<string, readonly string[]>;

export type SignalReason = keyof typeof signalReasons;

/** The params that fill the sentence of a code: all of its names and no others. */
export type ParamsOf<Code extends SignalReason> = Readonly<Record<(typeof signalReasons)[Code][number], string | number>>;
