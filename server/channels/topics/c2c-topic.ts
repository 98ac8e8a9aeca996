// Orders between people: the open ones of a user, or one of them with all that is known of it.
import type { C2cMessage } from '#lib/contract/channels/c2c.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { C2cOrdersReader } from '../ports.ts';
import type { Topic } from '../topic.ts';
import { askedTopic } from './asked-topic.ts';

/** Five seconds: the steps that are open, and the record of the other one, change although nothing happens to the account. */
const askEvery = 50;

export const openC2cOrdersTopic = (reader: C2cOrdersReader, accountId: AccountId): Topic =>
  askedTopic<C2cMessage>({
    accountId,
    ask: async () => ({ open: [...(await reader.open(accountId))] }),
    initial: { open: [] },
    askEvery,
    movesByItself: (told) => 'open' in told && told.open.length > 0,
  });

/** Null: the order is none of this account's. */
export async function openC2cOrderTopic(reader: C2cOrdersReader, accountId: AccountId, orderId: string): Promise<Topic | null> {
  const found = await reader.find(accountId, orderId);
  if (found === null) return null;
  let known = found;
  return askedTopic<C2cMessage>({
    accountId,
    ask: async () => {
      // An order of one's own stays one's own.
      known = (await reader.find(accountId, orderId)) ?? known;
      return { order: known };
    },
    initial: { order: found },
    askEvery,
    movesByItself: (told) => 'order' in told && told.order.endedMs === null,
  });
}
