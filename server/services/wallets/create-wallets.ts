// The wallets of the venue: an address per user, coin and network; arrivals counted deep enough, then credited by the exchange.
import type { AssetListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { DepositStatus } from '#server/store/schema/deposits.ts';
import type { Arrival, Chain } from './chain.ts';
import type { CoinListing } from './coin-listing.ts';
import { createDepositBook, type DepositRow } from './deposit-book.ts';
import type { DepositAddress, Owner, Wallets } from './wallets.ts';

export type WalletsOptions = {
  readonly store: Pick<Store, 'db'>;
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly coins: readonly CoinListing[];
  readonly chain: Chain;
  /** Multiplies how often test coins may be taken. */
  readonly allowanceFactor: number;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
  readonly now?: () => number;
};

/** Deliveries of one coin to one user. */
const testCoinAllowance = { deliveries: 10, windowMs: 60 * 60_000 };

/** Names an arrival for good. The exchange takes printable ASCII without spaces, and networks have spaces in their names. */
const referenceOf = ({ network, transactionId, outputIndex }: DepositRow): string =>
  `${encodeURIComponent(network)}:${transactionId}:${outputIndex}`;

/** Resumes what was on its way when the venue stopped. */
export async function createWallets(options: WalletsOptions): Promise<Wallets> {
  const { store, client, assetOf, coins, chain, allowanceFactor, log, now = Date.now } = options;
  const book = createDepositBook(store.db, now);
  const byCode = new Map(coins.map((coin) => [coin.code, coin]));
  const required = (coin: string, network: string): number | null =>
    byCode.get(coin)?.networks.find((one) => one.network === network)?.confirmations ?? null;

  /** Credited first, marked after: a stop between the two repeats the credit, which the exchange refuses by its reference. */
  const credit = async (deposit: DepositRow): Promise<'done'> => {
    const asset = assetOf(deposit.coin);
    if (asset === undefined) throw new Error(`no such coin: ${deposit.coin}`);
    const reply = await client.submit({
      type: 'credit-deposit',
      accountId: deposit.accountId,
      assetId: asset.assetId,
      units: units(deposit.amountUnits),
      reference: referenceOf(deposit),
    });
    if (!reply.ok && reply.reason !== RejectReason.depositAlreadyCredited) throw new Error(`a deposit was not credited: ${reply.reason}`);
    await book.credited(deposit.id);
    return 'done';
  };

  const noteNew = async (arrival: Arrival): Promise<DepositRow | null> => {
    const owner = await book.ownerOf(arrival.network, arrival.address, arrival.coin);
    const confirmations = required(arrival.coin, arrival.network);
    if (owner === null || confirmations === null) return null;
    await book.add(owner, arrival, confirmations);
    return book.find(arrival);
  };

  chain.onArrival(async (arrival) => {
    const deposit = (await book.find(arrival)) ?? (await noteNew(arrival));
    if (deposit === null) {
      log.error({ network: arrival.network, transactionId: arrival.transactionId }, 'coins arrived at an address that belongs to nobody');
      return 'done';
    }
    if (deposit.status === DepositStatus.credited) return 'done';
    const deep = arrival.confirmations >= deposit.requiredConfirmations;
    if (arrival.confirmations > deposit.confirmations) {
      await book.deepen(deposit.id, arrival.confirmations, deep ? DepositStatus.confirmed : DepositStatus.pending);
    }
    return deep ? credit(deposit) : 'more';
  });
  chain.resume(await book.unfinished());

  const depositAddress: Wallets['depositAddress'] = async (owner, coin, network): Promise<DepositAddress> => {
    const made = chain.address({ userId: owner.userId, coin: coin.code }, network);
    const address = await book.keepAddress(owner, coin.code, network.network, made);
    return { coin: coin.code, network, address };
  };

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
    hasTestNetwork: chain.send !== undefined,
    coin: (code) => byCode.get(code),
    depositAddress,
    deposits: (owner, page) => book.page(owner, page),
    sendTestCoins: (owner, coin, network, amountUnits) =>
      inTurn(async () => {
        if (chain.send === undefined) return 'no-test-network';
        const limit = await tooMany(owner, coin.code);
        if (limit !== null) return limit;
        const { address } = await depositAddress(owner, coin, network);
        const transactionId = await chain.send({ network: network.network, address, coin: coin.code, amountUnits });
        return { transactionId, address };
      }),
    close: async () => {
      await turn;
      await chain.close();
    },
  };
}
