// Markets of any line as clients see them, with the hash by which a client's list is still good.
import type { AnyMarket } from '#lib/contract/wire/any-market.ts';
import { contractLineKeys, contractLines } from '#lib/contract/contract-lines.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { contractsOfLine, hashed, type Hashed } from '../contracts/contract-market.ts';
import type { Rooms } from '../rooms.ts';
import { marketsOfLine } from './line-markets.ts';
import { allSpotMarkets, spotMarketOf } from './spot-market.ts';

type Asked = Pick<Rooms, 'client' | 'listings' | 'projections' | 'now'>;

/** A line without markets has an empty list. */
export async function listOfLine(line: number, rooms: Asked): Promise<Hashed<readonly AnyMarket[]>> {
  const { listings, projections, now } = rooms;
  if (line === BusinessLine.spot) {
    const { md5, symbols } = allSpotMarkets(listings, projections.market.stateOf);
    return { md5, list: symbols };
  }
  if (line !== BusinessLine.margin) return contractsOfLine(listings, line, projections.market.stateOf, now());
  return hashed((await marketsOfLine(line, rooms)).map((market) => spotMarketOf(market, projections.market.stateOf)));
}

/** Spot, then the lines of contracts as they are numbered: margin trades markets of spot. */
export async function listOfEveryLine(rooms: Asked): Promise<Hashed<readonly AnyMarket[]>> {
  const lines = [BusinessLine.spot, ...contractLineKeys.map((key) => contractLines[key])];
  const parts = await Promise.all(lines.map((line) => listOfLine(line, rooms)));
  return { md5: hashed(parts.map(({ md5 }) => md5)).md5, list: parts.flatMap(({ list }) => list) };
}

/** One market; undefined for a contract that is over. */
export async function anyMarketOf(market: MarketListing, rooms: Asked): Promise<AnyMarket | undefined> {
  const { list } = await listOfLine(market.contract?.line ?? BusinessLine.spot, rooms);
  return list.find(({ symbol }) => symbol === market.symbol);
}
