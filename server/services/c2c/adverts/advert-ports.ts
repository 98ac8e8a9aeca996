// Everything that the adverts of a venue stand on: its database and prices, and what other services know of people.
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import type { TradingRecord } from '../records/trading-record.ts';
import type { OneAdvertAtATime } from './adverts.ts';

/**
 * A payment method of a user, as far as adverts look at it.
 * @internal
 */
export type OwnMethod = {
  readonly methodId: number;
  readonly scheme: string;
  /** The currencies that it pays in. */ readonly fiats: readonly string[];
};

export type AdvertPorts = {
  /** With the tables of the venue. */
  readonly db: Store['db'];
  readonly listings: Pick<Listings, 'assets'>;
  /** The price of a coin in USDT, of play money that of what it stands for; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
  /** The amount of a currency that one USDT is; null: no market tells. */
  readonly rateOf: (currency: string) => string | null;
  readonly methodsOf: (userId: string) => Promise<readonly OwnMethod[]>;
  /** A user without orders may be left out. */
  readonly recordsOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, TradingRecord>>;
  /** The user itself, or the main account of the sub-account. */
  readonly mainOf: (userId: string) => Promise<string>;
  /** The time when each registered. */
  readonly registeredOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Those that an operator has frozen. */
  readonly frozenAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly nicknameOf: (userId: string) => string;
  /** True: the exchange itself trades for this user. */
  readonly isHouse: (userId: string) => boolean;
  readonly oneAdvertAtATime: OneAdvertAtATime;
  readonly oneUserAtATime: <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
};
