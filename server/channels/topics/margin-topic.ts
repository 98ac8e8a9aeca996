// A user's own margin wallets.
import type { MarginAccountRow, MarginMode } from '#lib/contract/margin.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';
import { askedTopic } from './asked-topic.ts';

export const marginTopic = (readers: Pick<ChannelReaders, 'margins'>, mode: MarginMode, accountId: AccountId): Topic =>
  askedTopic<readonly MarginAccountRow[]>({
    accountId,
    ask: () => readers.margins(accountId, mode),
    initial: [],
    // A second: what coins are worth depends on prices.
    askEvery: 10,
    movesByItself: (wallets) => wallets.some(({ coins }) => coins.length > 0),
  });
