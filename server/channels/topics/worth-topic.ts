// Every account of a user and the worth of everything: the whole picture, as often as it changes.
import type { AccountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';
import { askedTopic } from './asked-topic.ts';

export const worthTopic = (readers: Pick<ChannelReaders, 'worth'>, accountId: AccountId): Topic =>
  askedTopic<AccountsWorth | null>({
    accountId,
    ask: () => readers.worth(accountId),
    initial: null,
    // Two seconds: prices move although nothing happens to the account.
    askEvery: 20,
    movesByItself: (worth) => worth?.list.some(({ coins }) => coins.length > 0) === true,
  });
