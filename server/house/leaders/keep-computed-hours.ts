// Writes down what the leaders of the house would have made before they began, once for each: a later start reads what is there.
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { findAccount } from '#server/services/accounts/exchange-account.ts';
import type { MinuteReader } from '#server/projections/candles/minute-columns.ts';
import { readComputedHours, writeComputedHours } from '#server/services/leader-records/computed-leads.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import type { Store } from '#server/store/open-store.ts';
import { leadCoin } from '#server/services/leaders/lead-coin.ts';
import { candleMs } from './after-each-candle.ts';
import { type HouseLeader, houseLeaders, houseUserId } from './house-leaders.ts';
import type { HouseRooms } from './house-rooms.ts';
import { houseLeverage } from './open-house-leader.ts';
import { pastCandles } from './past-candles.ts';
import { playHouseLeader } from './play-house-leader.ts';
import { houseDecisions } from './rules/house-decisions.ts';

export type ComputingRooms = Pick<HouseRooms, 'people' | 'listings' | 'leaders' | 'mode'> & {
  /** With the tables of the venue. */
  readonly db: Store['db'];
  readonly minutes: MinuteReader;
  readonly records: Pick<LeaderRecords, 'update'>;
};

const days = 90;
const dayMs = 86_400_000;

/** Up to the candle in which it first led. */
async function computeHours({ listings, minutes, mode }: ComputingRooms, { symbols, line, rule, funds }: HouseLeader, beganMs: number) {
  const market = listings.marketOf(symbols[mode]);
  if (market === undefined) return [];
  const toMs = Math.floor(beganMs / candleMs) * candleMs;
  const candles = pastCandles(await minutes(market.symbol, toMs - days * dayMs, toMs), candleMs);
  const fundUnits = funds * 10 ** leadCoin(listings, mode, line).decimals;
  const terms = { rules: listings.rules(market), isContract: isContract(market), decision: houseDecisions[rule] };
  return playHouseLeader({ ...terms, fundUnits, leverage: houseLeverage }, candles, candleMs);
}

/** False: it does not lead yet, or its market has no past. */
async function keep(rooms: ComputingRooms, leader: HouseLeader): Promise<boolean> {
  const { people, db, leaders, mode, records } = rooms;
  const leaderId = await findAccount(people, houseUserId(leader), mode);
  const known = leaderId === null ? null : await leaders.find(leaderId, leader.line);
  if (leaderId === null || known === null) return false;
  const place = { leaderId, line: leader.line };
  if ((await readComputedHours(db, place)).length > 0) return true;
  const hours = await computeHours(rooms, leader, known.firstStartedMs);
  if (hours.length < 2) return false;
  await writeComputedHours(db, place, hours);
  await records.update();
  return true;
}

/** One after the other. True: all of them have theirs. */
export async function keepComputedHours(rooms: ComputingRooms): Promise<boolean> {
  let all = true;
  for (const leader of houseLeaders) if (!(await keep(rooms, leader))) all = false;
  return all;
}
