// A world of one's own in calls: its fields, its row in a list, its clock.
import * as z from 'zod/mini';

import { scenarioKind } from '../site/scenario.ts';
import { decimalText } from '../market.ts';
import { asText, rowId, shortText, whole } from '../wire/fields.ts';
import { worldFault } from './world-faults.ts';
import { longestTapeText, maxWorldMarkets, tapeKinds, tapePassReasons, worldGrids } from './world-bounds.ts';

export const worldId = asText.check(z.regex(/^[0-9a-f]{16}$/, 'must be the id of a world'));
export const worldSeatId = rowId('must be the id of a seat');
export const worldLinkId = rowId('must be the id of a link');
/** The secret of a link. */
export const worldToken = asText.check(z.regex(/^[\w-]{32}$/, 'must be the token of a link'));

export const worldName = asText.check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(40, 'is longer than 40 characters'));
/** Colours that pages have for it, in both themes. */
export const worldColour = z.enum(['blue', 'teal', 'violet', 'amber', 'rose'], { error: 'must be blue, teal, violet, amber or rose' });

export const worldGrid = z.literal(worldGrids, { error: `must be ${worldGrids.join(', ')}` });
/** Any text: everything that is not told follows from it. */
export const worldSeed = asText.check(z.maxLength(200, 'is longer than 200 characters'));
/** A whole minute. */
export const worldStartMs = whole(0, 4_102_444_800_000).check(z.refine((ms) => ms % 60_000 === 0, 'must be a whole minute'));
export const worldSymbol = asText.check(z.regex(/^[A-Z0-9_]{2,40}$/, 'must be a market'));
export const worldSymbols = z.array(worldSymbol, { error: 'must be a list' }).check(
  z.minLength(1, 'must name a market'),
  z.maxLength(maxWorldMarkets, `must be at most ${maxWorldMarkets} markets`),
  z.refine((list) => new Set(list).size === list.length, 'must name each market once'),
);

/** The prices of a beginning. */
export const worldPrices = z.enum(['seed', 'now'], { error: 'must be seed or now' });

/** The text of a file of candles or trades, and the name by which it is told again. */
export const worldTape = z.strictObject({
  name: shortText.check(z.minLength(1, 'must not be empty')),
  text: asText.check(z.minLength(1, 'must not be empty'), z.maxLength(longestTapeText, 'is too long')),
});

/** World time to real time; fastest: as fast as it goes. */
export const worldSpeed = z.union([whole(1, 3600), z.literal('fastest')], { error: 'must be from 1 to 3600, or fastest' });

/** A link gives a seat that trades, or one that only looks on. */
export const invitedRole = z.enum(['trader', 'onlooker'], { error: 'must be trader or onlooker' });
const seatRole = z.enum(['owner', 'trader', 'onlooker']);

const mySeat = {
  role: seatRole,
  /** 1: the owner. Others have theirs in the order in which they came, once for all. Null: the seat only looks on. */
  seatNumber: z.nullable(z.number()),
};

/** The clock of a world that is awake. */
const worldClock = z.object({
  /** Its own time. */
  timeMs: z.number(),
  gridMs: z.number(),
  /** 0: it stands still. */
  speed: z.union([z.number(), z.literal('fastest')]),
  /** It stops there by itself; null: it goes on. */
  untilMs: z.nullable(z.number()),
});

export const worldRow = z.object({
  worldId: z.string(),
  name: z.string(),
  colour: worldColour,
  ...mySeat,
  /** It is not removed, however long nobody looks. */
  kept: z.boolean(),
  /** Its time goes on while nobody looks. */
  runsOn: z.boolean(),
  createdAtMs: z.number(),
  lastSeenMs: z.number(),
  /** The bytes of its folder, as last seen. */
  bytes: z.number(),
  /** Null: it sleeps. */
  clock: z.nullable(worldClock),
});
export type WorldRow = z.output<typeof worldRow>;

/** A world as it is at this moment: its beginning, its clock, and the run up to now. */
export const worldRun = z.object({
  ...worldClock.shape,
  symbols: z.array(z.string()),
  seed: z.string(),
  startMs: z.number(),
  /** The price of one coin in another at its beginning, where it began as demo trading was; null: as its seed says. */
  prices: z.nullable(z.array(z.object({ coin: z.string(), quote: z.string(), price: decimalText }))),
  /** The file that is its market; null: its prices are simulated. From `endMs` on its market stands still at the last price. */
  tape: z.nullable(
    z.object({
      /** The first market of the world, which plays it. */
      symbol: z.string(),
      name: z.string(),
      /** SHA-256 of its prints as they are kept, hexadecimal. */
      hash: z.string(),
      of: z.enum(tapeKinds),
      startMs: z.number(),
      endMs: z.number(),
      /** Candles or trades that were read. */
      rows: z.number(),
      /** `line`: the first one; null: not of the file’s lines. */
      passedOver: z.array(z.object({ reason: z.enum(tapePassReasons), count: z.number(), line: z.nullable(z.number()) })),
    }),
  ),
  scenario: z.nullable(z.object({ kind: scenarioKind, seed: z.string(), startMs: z.number() })),
  /** Spot markets that were delisted, by symbol. */
  delisted: z.array(z.string()),
  /** The last command of its journal, and the hash of everything up to it: the same inputs give the same. */
  sequence: z.number(),
  hash: z.string(),
  bytes: z.number(),
  /** Faults that wait to happen. They are no part of the run. */
  faults: z.array(worldFault),
});
export type WorldRun = z.output<typeof worldRun>;

export const worldSeat = z.object({
  seatId: z.string(),
  ...mySeat,
  joinedAtMs: z.number(),
  isMine: z.boolean(),
  /** Its owner has frozen it: it cancels and closes, and does nothing else. */
  frozen: z.boolean(),
});
export const worldLink = z.object({
  linkId: z.string(),
  role: invitedRole,
  createdAtMs: z.number(),
  /** Null: it is open. */
  revokedAtMs: z.nullable(z.number()),
});
