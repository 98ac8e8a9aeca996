// Arrivals on the networks: written down once, followed block by block, credited when deep enough, taken back when undone.
import { DepositStatus } from '#server/store/schema/deposits.ts';
import type { Arrival, ArrivalListener } from '#server/services/wallets/chain.ts';
import { finalDepth } from '#server/services/wallets/coin-listing.ts';
import type { DepositBook, DepositRow } from '#server/services/wallets/deposit-book.ts';
import type { DepositMoney } from './deposit-money.ts';

/** The confirmations that a coin needs over a network, and the least that counts. */
export type ArrivalTerms = { readonly confirmations: number; readonly minimumUnits: bigint };

type ArrivalsOptions = {
  readonly book: DepositBook;
  readonly money: DepositMoney;
  /** Null: the coin does not come over the network. */
  readonly termsOf: (coin: string, network: string) => ArrivalTerms | null;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
};

export function followArrivals({ book, money, termsOf, log }: ArrivalsOptions): ArrivalListener {
  const noteNew = async (arrival: Arrival): Promise<DepositRow | 'too-little' | null> => {
    const owner = await book.ownerOf(arrival.network, arrival.address);
    const terms = termsOf(arrival.coin, arrival.network);
    if (owner === null || terms === null) return null;
    if (arrival.amountUnits < terms.minimumUnits) return 'too-little';
    await book.add(owner, arrival, terms.confirmations);
    return book.find(arrival);
  };

  const sayUnknown = ({ network, transactionId, isPayout = false }: Arrival, why: 'too-little' | null): void => {
    if (why === 'too-little') log.info({ network, transactionId }, 'less has arrived than counts');
    else if (!isPayout) log.error({ network, transactionId }, 'coins arrived at an address that belongs to nobody');
  };

  const follow = async (deposit: DepositRow, { confirmations, lost = false }: Arrival): Promise<'more' | 'done'> => {
    const { id, status, requiredConfirmations } = deposit;
    const isCredited = status === DepositStatus.credited;
    if (status === DepositStatus.lost || status === DepositStatus.reversed) return 'done';
    if (isCredited && (lost || confirmations < requiredConfirmations)) await money.takeBack(deposit);
    if (lost) {
      await book.deepen(id, 0, deposit.creditedAtMs === null ? DepositStatus.lost : DepositStatus.reversed);
      return 'done';
    }
    const deep = confirmations >= requiredConfirmations;
    if (confirmations !== deposit.confirmations || (isCredited && !deep)) {
      const next = deep ? (isCredited ? DepositStatus.credited : DepositStatus.confirmed) : DepositStatus.pending;
      await book.deepen(id, confirmations, next);
    }
    if (deep && !isCredited) await money.credit(deposit);
    return confirmations >= finalDepth(requiredConfirmations) ? 'done' : 'more';
  };

  return async (arrival) => {
    const deposit = (await book.find(arrival)) ?? (await noteNew(arrival));
    if (deposit !== null && deposit !== 'too-little') return follow(deposit, arrival);
    sayUnknown(arrival, deposit);
    return 'done';
  };
}
