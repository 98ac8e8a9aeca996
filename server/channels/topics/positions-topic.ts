// A user's own positions in a line of contracts: asked of the exchange anew whenever something happened to the account.
import type { ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { AccountId } from '#server/engine/command.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

/** Takes between two questions although nothing happened to the account: its place in the queue of deleveraging depends on others. Five seconds. */
const askEvery = 50;

export function positionsTopic(readers: Pick<ChannelReaders, 'futures'>, line: ContractBusinessLine, accountId: AccountId): Topic {
  let told: FuturesAccount | null = null;
  let news: FuturesAccount | null = null;
  /** Questions without an answer yet; what happens meanwhile is asked about once more. */
  let isAsking = false;
  let isStale = false;
  let takes = 0;

  /** An exchange that does not answer is said elsewhere; the next event asks again. */
  const askAgain = async (): Promise<void> => {
    if (isAsking) {
      isStale = true;
      return;
    }
    isAsking = true;
    try {
      do {
        isStale = false;
        news = await readers.futures(accountId, line);
      } while (isStale);
    } catch {
      isStale = false;
    } finally {
      isAsking = false;
    }
  };

  return {
    follows: 'account',
    accountId,
    ready: async () => {
      isAsking = true;
      told = await readers.futures(accountId, line);
      isAsking = false;
      if (isStale) void askAgain();
    },
    see: (happened) => {
      if (happened.length > 0) void askAgain();
    },
    snapshot: () => told,
    take: () => {
      takes += 1;
      if (takes % askEvery === 0 && (told?.positions.length ?? 0) > 0) void askAgain();
      const answer = news;
      news = null;
      if (answer === null || JSON.stringify(answer) === JSON.stringify(told)) return null;
      told = answer;
      return told;
    },
  };
}
