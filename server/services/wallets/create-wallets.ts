// The wallets of the venue: an address per user, coin and network; arrivals counted deep enough, then credited by the exchange.
import type { AssetListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { parseDecimal, units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { DepositStatus } from '#server/store/schema/deposits.ts';
import type { Arrival, Chain } from './chain.ts';
import { finalDepth, type CoinListing } from './coin-listing.ts';
import { createDepositBook, type DepositRow } from './deposit-book.ts';
import { depositMinimum } from './deposit-terms.ts';
import type { DepositAddress, Owner, Wallets } from './wallets.ts';

export type WalletsOptions = {
  readonly store: Pick<Store, 'db'>;
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly coins: readonly CoinListing[];
  readonly chain: Chain;
  /** Multiplies how often test coins may be taken. */
  readonly allowanceFactor: number;
  /** Told when a credited deposit was undone: what has not left yet of that coin must not. */
  readonly onUndone?: (accountId: number, coin: string) => Promise<void>;
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
  const { store, client, assetOf, coins, chain, allowanceFactor, onUndone = async () => undefined, log, now = Date.now } = options;
  const book = createDepositBook(store.db, now);
  const debtors = new Map((await book.undone()).map((one) => [`${one.accountId}/${one.coin}`, one]));
  const byCode = new Map(coins.map((coin) => [coin.code, coin]));
  const required = (coin: string, network: string): number | null =>
    byCode.get(coin)?.networks.find((one) => one.network === network)?.confirmations ?? null;

  const minimum = (code: string, network: string): bigint => {
    const [coin, decimals] = [byCode.get(code), assetOf(code)?.decimals ?? 0];
    const via = coin?.networks.find((one) => one.network === network);
    return coin === undefined || via === undefined ? 0n : (parseDecimal(depositMinimum(coin, via, decimals), decimals) ?? 0n);
  };

  /** Credited first, marked after: a stop between the two repeats the credit, which the exchange refuses by its reference. */
  const credit = async (deposit: DepositRow): Promise<void> => {
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
  };

  const noteNew = async (arrival: Arrival): Promise<DepositRow | 'too-little' | null> => {
    const owner = await book.ownerOf(arrival.network, arrival.address);
    const confirmations = required(arrival.coin, arrival.network);
    if (owner === null || confirmations === null) return null;
    if (arrival.amountUnits < minimum(arrival.coin, arrival.network)) return 'too-little';
    await book.add(owner, arrival, confirmations);
    return book.find(arrival);
  };

  /** Taken back by the core as far as it is there, owed otherwise; what had not left yet of the coin stays. Repeating it is harmless. */
  const takeBack = async (deposit: DepositRow): Promise<void> => {
    const asset = assetOf(deposit.coin);
    if (asset === undefined) throw new Error(`no such coin: ${deposit.coin}`);
    const reply = await client.submit({
      type: 'reverse-deposit',
      accountId: deposit.accountId,
      assetId: asset.assetId,
      units: units(deposit.amountUnits),
      reference: referenceOf(deposit),
    });
    if (!reply.ok && reply.reason !== RejectReason.depositNotCredited) throw new Error(`a deposit was not taken back: ${reply.reason}`);
    debtors.set(`${deposit.accountId}/${deposit.coin}`, { accountId: deposit.accountId, coin: deposit.coin });
    log.error({ depositId: deposit.id, accountId: deposit.accountId, coin: deposit.coin }, 'a credited deposit was undone by its network');
    await onUndone(deposit.accountId, deposit.coin);
  };

  const onArrival = async (arrival: Arrival): Promise<'more' | 'done'> => {
    const deposit = (await book.find(arrival)) ?? (await noteNew(arrival));
    if (deposit === null || deposit === 'too-little') {
      const { network, transactionId, isPayout = false } = arrival;
      if (deposit === 'too-little') log.info({ network, transactionId }, 'less has arrived than counts');
      else if (!isPayout) log.error({ network, transactionId }, 'coins arrived at an address that belongs to nobody');
      return 'done';
    }
    const { id, status, requiredConfirmations } = deposit;
    const { confirmations } = arrival;
    const isCredited = status === DepositStatus.credited;
    if (status === DepositStatus.lost || status === DepositStatus.reversed) return 'done';
    if (isCredited && (arrival.lost === true || confirmations < requiredConfirmations)) await takeBack(deposit);
    if (arrival.lost === true) {
      await book.deepen(id, 0, deposit.creditedAtMs === null ? DepositStatus.lost : DepositStatus.reversed);
      return 'done';
    }
    const deep = confirmations >= requiredConfirmations;
    if (confirmations !== deposit.confirmations || (isCredited && !deep)) {
      const next = deep ? (isCredited ? DepositStatus.credited : DepositStatus.confirmed) : DepositStatus.pending;
      await book.deepen(id, confirmations, next);
    }
    if (deep && !isCredited) await credit(deposit);
    return confirmations >= finalDepth(requiredConfirmations) ? 'done' : 'more';
  };

  /** The money to pay debts from may have come in other ways than by deposit. */
  const collectDebts = async (): Promise<void> => {
    for (const [name, { accountId, coin }] of debtors) {
      const asset = assetOf(coin);
      const reply = asset === undefined ? null : await client.submit({ type: 'collect-debt', accountId, assetId: asset.assetId });
      if (reply !== null && !reply.ok) debtors.delete(name);
    }
  };

  chain.onArrival(onArrival);
  chain.resume(await book.unfinished());

  const depositAddress: Wallets['depositAddress'] = async (owner, coin, network): Promise<DepositAddress> => {
    const made = await chain.address({ userId: owner.userId, coin: coin.code }, network);
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
    collectDebts: () => collectDebts(),
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
