// The codes of an auto-invest's decision rows, each with the names of what fills its sentence. Sizes are lots and prices ticks of the market that
// `leg` names, `base` is its coin, money units of the quote coin.

/** @internal */
export const regularReasons = {
  /** Rounds, from their beginning to their end. */
  'regular.waits-for-round': [],
  'regular.round-begins': ['round', 'units', 'count'],
  'regular.rounds-missed': [],
  'regular.left-out': ['round', 'base', 'leg', 'reason'],
  'regular.above-limit': ['round', 'base', 'leg', 'price', 'limitPrice'],
  'regular.carried': ['round', 'base', 'leg', 'units'],
  'regular.bought': ['round', 'base', 'leg', 'lots', 'price', 'units'],
  'regular.not-bought': ['round', 'base', 'leg', 'reason'],
  'regular.nothing-to-buy': ['round'],
  'regular.low-balance': ['round', 'units'],
  'regular.round-failed': ['round', 'reason', 'times'],
  'regular.suspended': ['reason', 'times'],
  'regular.total-reached': ['units'],
  /** Exits. */
  'regular.profit-reached': ['profit', 'percent'],
  'regular.sells': ['base', 'leg', 'lots'],
  'regular.sold': ['base', 'leg', 'lots', 'price', 'units'],
  'regular.sale-refused': ['base', 'leg', 'reason', 'times'],
  'regular.kept-as-it-is': ['base', 'leg', 'lots'],
  'regular.returns-funds': ['reason'],
  /** Things done to it by others. */
  'regular.market-closed': ['base', 'leg', 'state'],
  'regular.market-open': ['base', 'leg'],
  /** Words of its owner. */
  'regular.paused': [],
  'regular.resumed': [],
  'regular.stop-asked': [],
  'regular.edited': [],
  'regular.invest-asked': [],
  'regular.not-invested': ['reason'],
  'regular.funds-added': ['units', 'coin'],
} as const satisfies Record<string, readonly string[]>;

export type RegularReason = keyof typeof regularReasons;

/** The params that fill the sentence of a code: all of its names and no others. */
export type ParamsOf<Code extends RegularReason> = Readonly<Record<(typeof regularReasons)[Code][number], string | number>>;
