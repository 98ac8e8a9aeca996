// Accounts that owe a coin since a deposit of it was undone: the core collects as far as there is money.
import type { AssetListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

type Debtor = { readonly accountId: number; readonly coin: string };

type DebtorsOptions = {
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
};

export type Debtors = {
  add(debtor: Debtor): void;
  /** The money to pay debts from may have come in other ways than by deposit. */
  collect(): Promise<void>;
};

export function createDebtors(known: readonly Debtor[], { client, assetOf }: DebtorsOptions): Debtors {
  const debtors = new Map<string, Debtor>();
  const add = ({ accountId, coin }: Debtor): void => void debtors.set(`${accountId}/${coin}`, { accountId, coin });
  known.forEach(add);
  return {
    add,
    collect: async () => {
      for (const [name, { accountId, coin }] of debtors) {
        const asset = assetOf(coin);
        const reply = asset === undefined ? null : await client.submit({ type: 'collect-debt', accountId, assetId: asset.assetId });
        if (reply !== null && !reply.ok) debtors.delete(name);
      }
    },
  };
}
