// Leaves a paper account behind in good order: nothing waits in a book, what can be closed is closed, and nothing is owed.
import { EntryPoint } from '#lib/contract/enums.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';
import { everyMarket, type AccountId } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import { closingWords, lotsOf, marketOrder, piecesOf } from '../contracts/close-position.ts';
import { findContract } from '../market/find-market.ts';
import { Refusal } from '../refusal/refusal.ts';
import { settleDebts } from './settle-debts.ts';
import type { VenueRooms } from '../rooms.ts';

/** A position that nobody takes stays, until it is liquidated or delivered: it belongs to nobody then. */
export async function leaveAccount(
  accountId: AccountId,
  {
    client,
    projections,
    listings,
    automation,
    leaders,
    tradeJournal,
  }: Pick<VenueRooms, 'client' | 'projections' | 'listings' | 'automation' | 'leaders' | 'tradeJournal'>,
): Promise<void> {
  // Whoever copies it does not follow it out of its positions: copies are closed as when a leader leaves.
  await leaders.leaveAll(accountId);
  // First: they give back what they hold, and would go on placing orders.
  await automation.stopAllOf(accountId);
  const { orderIds } = await client.conversion(accountId);
  await client.submitAll([
    ...orderIds.map((orderId) => ({ type: 'cancel-convert-order', accountId, orderId }) as const),
    { type: 'cancel-all-plans', accountId, marketId: everyMarket, kind: null },
    { type: 'cancel-all-orders', accountId, marketId: everyMarket, side: null },
  ]);
  const futures = await client.futures(accountId);
  const closing = Object.values(contractLines).flatMap((line): Command[] => {
    const account = projections.positions.futuresAccount(futures, accountId, line);
    return account.positions.flatMap((position) => {
      const market = findContract(listings, position.symbolId);
      if (market instanceof Refusal) return [];
      const words = closingWords(account, position.holdSide);
      return piecesOf(market, lotsOf(position, market)).map((size) => marketOrder(accountId, market, size, words, EntryPoint.system));
    });
  });
  await client.submitAll(closing);
  await settleDebts(accountId, { client });
  await tradeJournal.forget(accountId);
}
