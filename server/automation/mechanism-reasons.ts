// The decision rows that the mechanism itself leaves, with the params of each. Their words stand in the catalogue, beside those of the kinds.

/** @internal */
export const mechanismReasons = {
  /** Its terms were not taken: `field` and the code of the error catalogue. */
  'bot.start-refused': ['field', 'code'],
  'bot.edit-refused': ['field', 'code'],
  /** Coins that were to be added did not come: why the core refused. */
  'bot.funds-refused': ['reason'],
  /** An instruction that this release does not understand. */
  'bot.not-understood': ['name'],
  /** A fault of ours: it is stopped, and what it holds is given back. */
  'bot.failed': ['message'],
  /** A step that another release decided otherwise: what the core did counts. */
  'bot.other-release': ['step'],
  /** Equity is at most 150 % of the maintenance margin at this mark price; then it is 200 % again, or the position is gone. */
  'bot.near-liquidation': ['mark'],
  'bot.out-of-danger': ['mark'],
  /** It acts, and its kind has not said why: the last of its actions, and how many there are. */
  'bot.acts': ['action', 'steps'],
  /** Its end was decided; what still stands or lies there is taken back. */
  'bot.closing': ['orders', 'lots', 'coins'],
  /** Taking back does not get on: why the core refused. It is tried again when the market changes or its owner says so. */
  'bot.stands': ['reason'],
  /** A share of its profit goes to the author of what it copies: of the gain above the mark, which is a part of the profit. */
  'bot.share-due': ['equityUnits', 'profitUnits', 'markUnits', 'gainUnits', 'percent', 'shareUnits'],
  /** The share could not be paid, and is not asked for again: why the core refused. */
  'bot.share-refused': ['reason'],
  /** Its leader asks for less from now on; has announced more, from an hour (UTC) on; asks for no more after all; asks for it from now on. */
  'bot.share-lowered': ['percent', 'before'],
  'bot.share-announced': ['percent', 'before', 'when'],
  'bot.share-stays': ['percent'],
  'bot.share-raised': ['percent', 'before', 'profitUnits'],
  /** Its leader has traded in a market of another coin, or it has as many markets as it can have: nothing of it is copied. */
  'bot.leader-elsewhere': ['order', 'market'],
  'bot.ended': ['reason'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MechanismReason = keyof typeof mechanismReasons;
