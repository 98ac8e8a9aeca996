// Deposits in the core: credited when they are deep enough, and taken back when their network undoes them. Repeating either is harmless.
import type { AssetListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { DepositBook, DepositRow } from '#server/services/wallets/deposit-book.ts';
import type { Debtors } from './debtors.ts';

type DepositMoneyOptions = {
  readonly book: Pick<DepositBook, 'credited'>;
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly debtors: Pick<Debtors, 'add'>;
  /** Told when a credited deposit was undone: what has not left yet of that coin must not. */
  readonly onUndone: (accountId: number, coin: string) => Promise<void>;
  readonly log: { error(details: object, message: string): void };
};

export type DepositMoney = {
  /** Credited first, marked after: a stop between the two repeats the credit, which the exchange refuses by its reference. */
  credit(deposit: DepositRow): Promise<void>;
  /** Taken back by the core as far as it is there, owed otherwise; what had not left yet of the coin stays. */
  takeBack(deposit: DepositRow): Promise<void>;
};

/** Names an arrival for good. The exchange takes printable ASCII without spaces, and networks have spaces in their names. */
const referenceOf = ({ network, transactionId, outputIndex }: Pick<DepositRow, 'network' | 'transactionId' | 'outputIndex'>): string =>
  `${encodeURIComponent(network)}:${transactionId}:${outputIndex}`;

export function createDepositMoney({ book, client, assetOf, debtors, onUndone, log }: DepositMoneyOptions): DepositMoney {
  const factsOf = ({ accountId, coin, amountUnits, ...named }: DepositRow) => {
    const asset = assetOf(coin);
    if (asset === undefined) throw new Error(`no such coin: ${coin}`);
    return { accountId, assetId: asset.assetId, units: units(amountUnits), reference: referenceOf(named) };
  };
  return {
    credit: async (deposit) => {
      const reply = await client.submit({ type: 'credit-deposit', ...factsOf(deposit) });
      if (!reply.ok && reply.reason !== RejectReason.depositAlreadyCredited) throw new Error(`a deposit was not credited: ${reply.reason}`);
      await book.credited(deposit.id);
    },
    takeBack: async (deposit) => {
      const { id, accountId, coin } = deposit;
      const reply = await client.submit({ type: 'reverse-deposit', ...factsOf(deposit) });
      if (!reply.ok && reply.reason !== RejectReason.depositNotCredited) throw new Error(`a deposit was not taken back: ${reply.reason}`);
      debtors.add({ accountId, coin });
      log.error({ depositId: id, accountId, coin }, 'a credited deposit was undone by its network');
      await onUndone(accountId, coin);
    },
  };
}
