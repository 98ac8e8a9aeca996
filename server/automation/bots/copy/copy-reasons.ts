// The codes of a copy's decision rows, each with the names of what fills its sentence. `order` is the number of the leader's order that it
// is about. Prices are ticks and sizes lots of the market at the place `leg`, money units of the quote coin (contracts: the margin coin),
// a gap millionths of the leader's price: above zero the copy was worse.

/** @internal */
export const copyReasons = {
  'copy.takes-funds': ['units'],
  'copy.funds-refused': ['reason'],
  'copy.follows': [],
  /** Trades of the leader, and what is done about them. */
  'copy.opens': ['order', 'leg', 'side', 'lots', 'worstPrice'],
  /** Its leverage is lower than it would be: otherwise the liquidation would come before the total stop. */
  'copy.leverage-lowered': ['order', 'leg', 'leverage', 'wanted'],
  'copy.tries-less': ['order', 'leg', 'lots'],
  'copy.copied': ['order', 'leg', 'leaderPrice', 'price', 'lots', 'gapPpm'],
  'copy.partly': ['order', 'leg', 'leaderPrice', 'price', 'lots', 'askedLots', 'gapPpm'],
  'copy.closes': ['order', 'leg', 'lots'],
  'copy.closed': ['order', 'leg', 'leaderPrice', 'price', 'lots', 'gapPpm', 'profit'],
  /** An opening was not copied. */
  'copy.skipped-deviation': ['order', 'leg', 'leaderPrice', 'worstPrice'],
  'copy.skipped-minimum': ['order', 'leg', 'lots'],
  'copy.skipped-maximum': ['order', 'leg'],
  'copy.skipped-funds': ['order', 'leg', 'free'],
  'copy.skipped-market': ['order', 'leg'],
  'copy.skipped-left-out': ['order', 'leg'],
  'copy.skipped-paused': ['order', 'leg'],
  'copy.skipped-daily-stop': ['order', 'leg'],
  'copy.skipped-last-round': ['order', 'leg'],
  'copy.skipped-ending': ['order', 'leg'],
  'copy.skipped-limit': ['order', 'leg', 'most'],
  'copy.skipped-queue': ['order', 'leg'],
  'copy.skipped-closed': ['order', 'leg'],
  'copy.failed': ['order', 'leg', 'reason'],
  /** He has closed some of what is held by him alone: he had it before, or it was not copied. */
  'copy.nothing-held': ['order', 'leg'],
  /** Less than a lot of it was to be closed: that is owed, and closed with what he closes next. */
  'copy.close-owed': ['order', 'leg'],
  'copy.close-waits': ['order', 'leg'],
  'copy.leader-margin': ['order', 'leg', 'units'],
  'copy.margin-mirrored': ['order', 'leg', 'units'],
  'copy.margin-refused': ['leg', 'reason'],
  'copy.leader-exit': ['order', 'leg', 'takePrice', 'stopPrice'],
  /** He holds both sides of the contract, or has just now: the copy follows their difference. */
  'copy.leader-hedges': ['order', 'leg', 'longLots', 'shortLots'],
  /** His position is as large as before, both sides set off. */
  'copy.leader-unchanged': ['order', 'leg'],
  'copy.leader-left': [],
  'copy.setting-refused': ['leg', 'reason'],
  /** Closings of its own. */
  'copy.stop-reached': ['leg', 'price', 'stopPrice'],
  'copy.take-reached': ['leg', 'price', 'takePrice'],
  'copy.total-stop': ['lossUnits', 'putInUnits'],
  'copy.daily-stop': ['lossUnits', 'worthUnits'],
  'copy.day-begins': [],
  'copy.exits': ['leg', 'lots'],
  'copy.exited': ['leg', 'price', 'lots', 'profit'],
  'copy.closing-refused': ['leg', 'reason', 'times'],
  'copy.kept': ['leg', 'lots'],
  'copy.returns-funds': ['reason'],
  'copy.settles': [],
  /** Things done to it by others. */
  'copy.market-closed': ['leg', 'state'],
  'copy.market-open': ['leg'],
  'copy.liquidated': ['leg', 'lots'],
  'copy.deleveraged': ['leg', 'lots'],
  'copy.delivered': ['leg', 'lots'],
  'copy.funding': ['leg', 'units'],
  /** Words of its owner. */
  'copy.paused': [],
  'copy.resumed': [],
  'copy.stop-asked': [],
  'copy.last-round': [],
  'copy.edited': [],
  'copy.close-asked': ['leg'],
  'copy.nothing-to-close': ['leg'],
  'copy.exits-set': ['leg', 'takePrice', 'stopPrice'],
  'copy.funds-added': ['units'],
  'copy.profit-withdrawn': ['units'],
  'copy.profit-not-withdrawn': ['units', 'free'],
} as const satisfies Record<string, readonly string[]>;

export type CopyReason = keyof typeof copyReasons;

/** The params that fill the sentence of a code: all of its names and no others. */
export type ParamsOf<Code extends CopyReason> = Readonly<Record<(typeof copyReasons)[Code][number], string | number>>;
