// Coins of a test network on request: so many deliveries of one coin to one user in an hour.
import type { Chain } from '#server/services/wallets/chain.ts';
import type { DepositBook } from '#server/services/wallets/deposit-book.ts';
import type { Owner, Wallets } from '#server/services/wallets/wallets.ts';

type TestCoinsOptions = {
  readonly book: Pick<DepositBook, 'since'>;
  readonly chain: Pick<Chain, 'send'>;
  readonly depositAddress: Wallets['depositAddress'];
  /** Multiplies how often they may be taken. */
  readonly allowanceFactor: number;
  readonly now: () => number;
};

type TestCoins = {
  readonly send: Wallets['sendTestCoins'];
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
};

const testCoinAllowance = { deliveries: 10, windowMs: 60 * 60_000 };

export function createTestCoins({ book, chain, depositAddress, allowanceFactor, now }: TestCoinsOptions): TestCoins {
  const tooMany = async (owner: Owner, coin: string): Promise<{ retryAfterMs: number } | null> => {
    const { deliveries, windowMs } = testCoinAllowance;
    const lately = await book.since(owner, coin, now() - windowMs);
    return lately.count < deliveries * allowanceFactor ? null : { retryAfterMs: Math.max(1000, (lately.oldestMs ?? 0) + windowMs - now()) };
  };

  /** One at a time: two requests at once must not both find the last place free. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(task: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(task);
    turn = mine.catch(() => null);
    return mine;
  };

  return {
    send: (owner, coin, network, amountUnits) =>
      inTurn(async () => {
        if (chain.send === undefined) return 'no-test-network';
        const limit = await tooMany(owner, coin.code);
        if (limit !== null) return limit;
        const { address } = await depositAddress(owner, coin, network);
        const transactionId = await chain.send({ network: network.network, address, coin: coin.code, amountUnits });
        return { transactionId, address };
      }),
    idle: async () => {
      await turn;
    },
  };
}
