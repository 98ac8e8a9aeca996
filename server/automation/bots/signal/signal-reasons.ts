// The codes of a signal bot's decision rows, each with the names of what fills its sentence. `alert` is the number of the alert that it is
// about. Prices are ticks and sizes lots of the market at the place `leg`, money units of the quote coin (contracts: the margin coin).

/** @internal */
export const signalReasons = {
  'signal.takes-funds': ['units'],
  'signal.funds-refused': ['reason'],
  'signal.listens': ['markets'],
  /** An alert has come, and what it says. */
  'signal.received': ['alert', 'action', 'leg', 'order', 'size', 'includesClose', 'source', 'sentMs', 'arrivedMs', 'named'],
  'signal.not-understood': [],
  /** Results of an alert when it arrives. */
  'signal.waits': ['alert', 'leg'],
  'signal.paused': ['alert', 'leg'],
  'signal.ending': ['alert', 'leg'],
  'signal.out-of-order': ['alert', 'leg'],
  'signal.queue-full': ['alert', 'leg'],
  /** Results of an alert when its turn comes. */
  'signal.too-old': ['alert', 'leg'],
  'signal.direction-not-taken': ['alert', 'leg'],
  'signal.limit-not-taken': ['alert', 'leg'],
  'signal.already-held': ['alert', 'leg'],
  'signal.at-maximum': ['alert', 'leg'],
  'signal.below-minimum': ['alert', 'leg', 'lots'],
  'signal.no-funds': ['alert', 'leg', 'free'],
  'signal.nothing-to-close': ['alert', 'leg'],
  /** Orders. */
  'signal.turns': ['alert', 'leg', 'lots'],
  'signal.enters': ['alert', 'leg', 'lots', 'price'],
  'signal.exits': ['alert', 'leg', 'lots', 'price'],
  'signal.entered': ['alert', 'leg', 'lots', 'average'],
  'signal.exited': ['alert', 'leg', 'profit'],
  'signal.order-ended': ['alert', 'leg', 'lots', 'reason'],
  'signal.tries-less': ['alert', 'leg', 'lots'],
  'signal.order-refused': ['alert', 'leg', 'reason'],
  'signal.replaced': ['alert', 'leg'],
  /** Behind the alert of this number its strategy states another position than the bot has. */
  'signal.position-differs': ['after', 'leg', 'stated', 'held'],
  /** Exits of its own. */
  'signal.stop-reached': ['leg', 'price', 'stopPrice'],
  'signal.take-reached': ['leg', 'price', 'takePrice'],
  'signal.closes': ['leg', 'lots'],
  'signal.closed': ['leg', 'profit'],
  'signal.closing-refused': ['leg', 'reason', 'times'],
  'signal.kept': ['leg', 'lots'],
  'signal.returns-funds': ['reason'],
  /** Things done to it by others. */
  'signal.market-closed': ['leg', 'state'],
  'signal.market-open': ['leg'],
  'signal.liquidated': ['leg', 'lots'],
  'signal.deleveraged': ['leg', 'lots'],
  'signal.delivered': ['leg', 'lots'],
  'signal.funding': ['leg', 'units'],
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
