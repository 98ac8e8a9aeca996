// A user's own positions in a line of contracts.
import type { ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';
import { askedTopic } from './asked-topic.ts';

export const positionsTopic = (readers: Pick<ChannelReaders, 'futures'>, line: ContractBusinessLine, accountId: AccountId): Topic =>
  askedTopic<FuturesAccount | null>({
    accountId,
    ask: () => readers.futures(accountId, line),
    initial: null,
    // Five seconds: a place in the queue of deleveraging depends on others.
    askEvery: 50,
    movesByItself: (account) => (account?.positions.length ?? 0) > 0,
  });
