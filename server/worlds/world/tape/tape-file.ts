// The file that is the market of a world: read once, when the world is made; its prints are kept beside the genesis, which has their hash.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { backtestFileCandles } from '#lib/contract/bots/backtest.ts';
import { longestTapeMs } from '#lib/contract/worlds/world-bounds.ts';
import type { FileRefusal } from '#lib/market-files/market-file.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { priceCoins } from '#server/market/paths/price-coins.ts';
import { readTapePrints } from '#server/market/replay/tape-prints.ts';
import type { Venue } from '#server/market/venue.ts';
import type { WorldGenesis } from '../genesis.ts';
import { worldMarkets } from '../world-markets.ts';
import { type KeptPrints, readPrints, writePrints } from './kept-prints.ts';

/** A file as its owner hands it in. */
export type GivenTape = { readonly name: string; readonly text: string };

/** The prints of a world’s file, and the market that plays them: of spot, or a contract whose index follows them. */
export type WorldTape = { readonly market: MarketListing; readonly prints: KeptPrints; readonly endMs: number };

/** A beginning that plays a file, and the file as it is kept. */
export type TapedBeginning = { readonly genesis: WorldGenesis; readonly prints: Uint8Array };

const minuteMs = 60_000;
const fileName = 'tape.bin';
const hashOf = (prints: Uint8Array): string => createHash('sha256').update(prints).digest('hex');

/** The market of spot that is priced by the coins of the first market; where the world has none, that one. */
function tapeMarket({ listings }: Pick<Venue, 'listings'>, symbol: string): MarketListing {
  const first = listings.marketOf(symbol);
  if (first === undefined) throw new Error(`a world cannot have the market ${symbol}`);
  const [coin, quote] = priceCoins(first);
  return listings.markets.find((market) => market.base === coin && market.quote === quote) ?? first;
}

/** A world that plays a file begins in the file’s first minute, at its first price. */
export function beginWithTape(genesis: WorldGenesis, { name, text }: GivenTape): TapedBeginning | FileRefusal | 'tooLong' {
  const [symbol = ''] = genesis.symbols;
  const { venue } = worldMarkets(genesis.symbols);
  const market = tapeMarket(venue, symbol);
  const { pieceAmount } = venue.simulation(market.symbol);
  const tape = readTapePrints(text, market, { limit: backtestFileCandles, pieceAmount });
  if ('fault' in tape) return tape;
  const { of, rows, fromMs, toMs, passedOver } = tape;
  if (toMs - fromMs > longestTapeMs) return 'tooLong';
  const prints = writePrints(tape.prints);
  const [coin, quote] = priceCoins(market);
  const price = formatDecimal(tape.prints[0]?.priceTicks ?? 0, market.priceDecimals);
  const told = { symbol, name, hash: hashOf(prints), of, startMs: fromMs, endMs: toMs, rows, passedOver: [...passedOver] };
  const startMs = Math.floor(fromMs / minuteMs) * minuteMs;
  return { genesis: { ...genesis, startMs, prices: [{ coin, quote, price }], tape: told }, prints };
}

export const keepTape = (folder: string, prints: Uint8Array): void => writeFileSync(join(folder, fileName), prints);

/** The prints of a world are gone, or are not those that its genesis names. */
export class TapeDamaged extends Error {
  constructor(folder: string) {
    super(`${folder}: the tape is not the one of its genesis`);
    this.name = 'TapeDamaged';
  }
}

function keptPrints(folder: string, hash: string): Uint8Array {
  const path = join(folder, fileName);
  if (!existsSync(path)) throw new TapeDamaged(folder);
  const prints = readFileSync(path);
  if (hashOf(prints) !== hash) throw new TapeDamaged(folder);
  return prints;
}

/** Refuses (TapeDamaged) a world whose new start could not play its file. */
export function checkTape(folder: string, { tape }: Pick<WorldGenesis, 'tape'>): void {
  if (tape !== undefined) keptPrints(folder, tape.hash);
}

/** Null: its market is the simulation alone. Refuses (TapeDamaged) prints that are gone, or others than its genesis names. */
export function openTape(folder: string, { tape }: Pick<WorldGenesis, 'tape'>, venue: Venue): WorldTape | null {
  if (tape === undefined) return null;
  const prints = readPrints(keptPrints(folder, tape.hash));
  return { market: tapeMarket(venue, tape.symbol), prints, endMs: tape.endMs };
}

/** The files of a world that nothing of what happens in it changes. */
export const beginningFiles: readonly string[] = ['genesis.json', fileName];
