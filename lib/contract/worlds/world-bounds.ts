// The bounds of worlds: how many there may be, and how fast their time goes.

/** The time between two moves of a world's markets, in ms. A longer one lets time pass faster. */
export const worldGrids = [250, 1000, 15_000] as const;
export type WorldGrid = (typeof worldGrids)[number];

/** A file that is the market of a world: candles or trades, of so much time at most. */
export const tapeKinds = ['candles', 'trades'] as const;
export const longestTapeMs = 30 * 86_400_000;
/** Letters of it at most. */
export const longestTapeText = 7_000_000;

/**
 * Why rows of it are passed over. fields: another number of fields than the heading. time, number: one is missing. notPositive: a price or
 * amount of zero. repeated: the same candle once more. unprintable: a size that the market cannot have. crowded: more than a hundred trades
 * within a quarter of a second.
 */
export const tapePassReasons = ['fields', 'time', 'number', 'notPositive', 'repeated', 'unprintable', 'crowded'] as const;

/** The highest speed on each grid: world time to real time. Infinity: as fast as it goes. */
export const topSpeeds: Readonly<Record<WorldGrid, number>> = { 250: 10, 1000: 60, 15_000: Number.POSITIVE_INFINITY };

/** A step of more moves of the markets would keep its caller waiting. */
const longestStepMoves = 6000;
export const longestStepMs = (gridMs: WorldGrid): number => gridMs * longestStepMoves;

/** A world can have each market once, and no more than these. */
export const maxWorldMarkets = 20;

export const worldLimits = {
  /** The worlds that one person may have. */
  owned: 5,
  /** The number of those that may be awake at once. */
  awake: 2,
  awakeOfGuest: 1,
  /** All worlds of everybody. */
  onDisk: 500,
  /** In one world: seats, and links that are open. */
  seats: 50,
} as const;

/** A world that nobody has looked at for so long is removed unless it is kept. */
export const worldIdleMs = 7 * 24 * 60 * 60_000;
