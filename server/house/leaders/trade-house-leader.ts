// One look of a leader of the house at the candle that has just closed: what is held is brought to what the rule says.
import type { Command } from '#server/engine/command.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { candleMs } from './after-each-candle.ts';
import { readHolding } from './house-holding.ts';
import type { HouseLeader } from './house-leaders.ts';
import { closingOrders, openingOrders } from './house-orders.ts';
import type { HouseRooms } from './house-rooms.ts';
import type { HouseTarget } from './rules/house-decision.ts';
import { houseDecisions } from './rules/house-decisions.ts';

/** An order of a candle that was there before a crash is not placed again: its name is taken. */
async function submit({ client }: HouseRooms, commands: readonly Command[]): Promise<void> {
  for (const reply of await client.submitAll(commands))
    if (!reply.ok && reply.reason !== RejectReason.duplicateClientOid) throw new Error(`an order of it was refused: ${reply.reason}`);
}

/** Nothing is traded while there are too few candles. One that does not lead closes what it holds, and opens nothing. */
export async function tradeHouseLeader(
  rooms: HouseRooms,
  { symbols, line, rule }: HouseLeader,
  { accountId, leads }: { readonly accountId: AccountId; readonly leads: boolean },
): Promise<void> {
  const { listings, readCandles, wake, mode, now } = rooms;
  const market = listings.marketOf(symbols[mode]);
  if (market === undefined) return;
  const { candles: count, decide } = houseDecisions[rule];
  const closedMs = Math.floor(now() / candleMs) * candleMs;
  const candles = await readCandles(market, closedMs - candleMs, count);
  const last = candles.at(-1)?.close ?? 0;
  if (candles.length < count || last === 0) return;
  const before = await readHolding(rooms, accountId, market, last);
  const wanted: HouseTarget = leads ? decide(candles, before.held) : 'flat';
  const target = line === 'spot' && wanted === 'short' ? 'flat' : wanted;
  if (target === before.held) return;
  await wake(market);
  const order = (what: string) => ({ accountId, market, clientOid: `${closedMs}-${what}` });
  if (before.held !== 'flat') await submit(rooms, closingOrders(order('close'), before));
  if (target === 'flat') return;
  const after = before.held === 'flat' ? before : await readHolding(rooms, accountId, market, last);
  if (after.held === 'flat') await submit(rooms, openingOrders(listings, order('open'), target, after, last));
}
