// The codes of a CTA bot's decision rows, each with the names of what fills its sentence. Prices are ticks, sizes lots, money units of
// the quote coin (contracts: of the margin coin); `reading` is the indicator's lines by their names.

/** @internal */
export const ctaReasons = {
  /** The first lines of a bot. */
  'cta.takes-funds': ['units', 'coin'],
  'cta.funds-refused': ['reason'],
  'cta.warms-up': ['candles', 'interval'],
  'cta.watches': ['interval', 'reading'],
  /** Its signals: what a candle's close has brought, and what it does. */
  'cta.goes-long': ['closePrice', 'reading'],
  'cta.goes-short': ['closePrice', 'reading'],
  'cta.turns-long': ['closePrice', 'reading'],
  'cta.turns-short': ['closePrice', 'reading'],
  'cta.comes-out': ['closePrice', 'reading'],
  'cta.stays': ['closePrice', 'reading'],
  'cta.signal-without-trade': ['closePrice', 'reading'],
  'cta.signal-in-pause': ['closePrice', 'reading'],
  /** Its orders. */
  'cta.buys': ['lots', 'price'],
  'cta.sells': ['lots', 'price'],
  'cta.tries-less': ['lots'],
  'cta.opened': ['lots', 'price'],
  'cta.opened-in-part': ['lots', 'price'],
  'cta.funds-too-small': ['free', 'needed', 'coin'],
  'cta.closes': ['lots'],
  'cta.closed': ['lots', 'price'],
  'cta.trade-ended': ['trade', 'profit'],
  'cta.stop-reached': ['price', 'stop'],
  'cta.target-reached': ['price', 'targetPrice'],
  'cta.waits-for-signal': [],
  'cta.kept-as-it-is': ['lots'],
  'cta.returns-funds': ['reason'],
  /** Things done to it by others. */
  'cta.refused': ['reason', 'times'],
  'cta.order-ended': ['reason', 'lots'],
  'cta.market-closed': ['state'],
  'cta.market-open': [],
  'cta.liquidated': ['lots'],
  'cta.deleveraged': ['lots'],
  'cta.delivered': ['lots'],
  'cta.funding': ['units'],
  /** Words of its owner. */
  'cta.paused': [],
  'cta.resumed': [],
  'cta.stop-asked': [],
  'cta.edited': [],
  'cta.funds-added': ['units', 'coin'],
  'cta.profit-withdrawn': ['units'],
  'cta.profit-not-withdrawn': ['units', 'free'],
} as const satisfies Record<string, readonly string[]>;

export type CtaReason = keyof typeof ctaReasons;

/** The params that fill the sentence of a code: all of its names and no others. */
export type CtaParams<Code extends CtaReason> = Readonly<Record<(typeof ctaReasons)[Code][number], string | number>>;
