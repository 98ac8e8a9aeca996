// A user's own account as one: how it stands, and what stands in the way of another mode.
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';
import { askedTopic } from './asked-topic.ts';

export const unifiedTopic = (readers: Pick<ChannelReaders, 'unified'>, accountId: AccountId): Topic =>
  askedTopic<UnifiedAccountAnswer | null>({
    accountId,
    ask: () => readers.unified(accountId),
    initial: null,
    // A second: what coins and contracts are worth depends on prices. What a classic account lacks for another mode does too, less urgently.
    askEvery: 10,
    movesByItself: (account) => account !== null && account.mode !== 'classic',
  });
