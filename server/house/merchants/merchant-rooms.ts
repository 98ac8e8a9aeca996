// The parts of a venue that the merchants of the house stand on.
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { C2cReader } from '#server/projections/c2c/create-c2c-reader.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Adverts } from '#server/services/c2c/adverts/adverts.ts';
import type { PaymentMethods } from '#server/services/c2c/payment-methods/payment-methods.ts';
import type { Store } from '#server/store/open-store.ts';
import type { HouseMerchant } from './house-merchants.ts';

export type MerchantRooms = {
  readonly mode: TradingMode;
  /** With the tables of people. */
  readonly people: Store['db'];
  readonly client: Pick<ExchangeClient, 'submit' | 'accountOf' | 'balances' | 'status'>;
  readonly listings: Pick<Listings, 'assetOf'>;
  readonly adverts: Pick<Adverts, 'publish' | 'edit' | 'pause' | 'mine' | 'indexOf'>;
  readonly paymentMethods: Pick<PaymentMethods, 'list' | 'save'>;
  readonly projections: Pick<Projections, 'caughtUp'> & { readonly c2c: Pick<C2cReader, 'list'> };
  /** The price of a coin in USDT; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
  /** Exchange time. */
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

/** A merchant with its account in the venue. */
export type OpenMerchant = { readonly merchant: HouseMerchant; readonly userId: string; readonly accountId: AccountId };
