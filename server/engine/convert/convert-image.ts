// What a snapshot keeps of conversions.
import type { AccountId, OrderId } from '../ids.ts';
import type { State } from '../state.ts';
import type { ConvertOrder, ConvertTerms } from './conversions.ts';

type OrderImage = Omit<ConvertOrder, 'account'> & { readonly accountId: AccountId };

export type ConvertImage = {
  readonly terms: ConvertTerms;
  /** In the order of placing. */
  readonly orders: readonly OrderImage[];
  readonly taken: readonly (readonly [reference: string, expiresMs: number])[];
};

/** Nothing, of a venue that does not convert. */
export function convertImage({ conversions: { terms, orders, taken } }: State): { conversions?: ConvertImage } {
  if (terms === null) return {};
  const images = [...orders.values()].map(({ account, ...order }) => ({ accountId: account.accountId, ...order }));
  return { conversions: { terms, orders: images, taken: [...taken] } };
}

/** Once accounts are there. Refuses (Error) an order of nobody's. */
export function restoreConversions({ conversions, accounts }: State, { terms, orders, taken }: ConvertImage): void {
  conversions.terms = terms;
  for (const { accountId, ...order } of orders) {
    const account = accounts.get(accountId);
    if (account === undefined) throw new Error(`snapshot has a conversion of the unknown account ${accountId}`);
    const orderId: OrderId = order.orderId;
    conversions.orders.set(orderId, { ...order, account });
  }
  for (const [reference, expiresMs] of taken) conversions.taken.set(reference, expiresMs);
}
