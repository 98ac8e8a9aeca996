// The port of the adverts of a venue: what their owners do with them, what takers see, and what an order is made on.
import type { AdvertPrice, AdvertSide, OnlineHours, TakerConditions } from '#lib/contract/c2c/advert-terms.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { TradingRecord } from '../records/trading-record.ts';

export type AdvertRefusal = { readonly refused: ErrorKey; readonly params: ErrorParams };

export type AdvertState = 'online' | 'paused' | 'closed';

/** The terms that can be edited. Amounts are decimal text. */
export type AdvertTerms = {
  readonly price: AdvertPrice;
  /** In the coin, with what orders have taken. */
  readonly amount: string;
  /** The bounds of one order, in the quote. */
  readonly minimum: string;
  readonly maximum: string;
  /** The advertiser's own; none of coins against coins. */
  readonly methodIds: readonly number[];
  /** Null: coins against coins, settled at once. */
  readonly paymentMinutes: number | null;
  readonly conditions: TakerConditions;
  readonly remark: string;
  readonly autoReply: string;
  /** Null: always. */
  readonly hours: OnlineHours | null;
};

/** A currency (`isFiat`) or a listed coin as the quote. */
export type AdvertPair = { readonly coin: string; readonly quote: string };

export type Advert = AdvertPair &
  AdvertTerms & {
    readonly advertId: number;
    readonly userId: string;
    /** As the advertiser acts. */
    readonly side: AdvertSide;
    readonly state: AdvertState;
    /** From 1, one more with each edit. */
    readonly version: number;
    /** In the coin, by open and completed orders. */
    readonly taken: string;
    readonly createdMs: number;
  };

/** An advert with what follows from the moment. */
export type AdvertNow = {
  readonly advert: Advert;
  /** In the quote; null: there is no index for a floating one. */
  readonly price: string | null;
  /** In the coin: the amount without what is taken. */
  readonly available: string;
  /** The largest amount that an order may have now, in the quote: the maximum, or what is available. '0' without a price. */
  readonly largest: string;
  /** The payment schemes that its methods are of. */
  readonly schemes: readonly string[];
  /** The reason why nobody can take it now; null: it can be taken. */
  readonly resting: 'paused' | 'closed' | 'noIndex' | 'hours' | 'soldOut' | 'frozen' | 'noMethods' | null;
};

/** Somebody as those see him who trade with him. */
export type Trader = {
  /** Follows from the user and tells nothing of him. */
  readonly nickname: string;
  /** The exchange itself trades for this one. */
  readonly isHouse: boolean;
  readonly registeredMs: number;
  readonly record: TradingRecord;
};

/** All that an order is made on. */
export type Offer = AdvertPair & {
  readonly advertId: number;
  readonly advertiserId: string;
  /** As the advertiser acts. */
  readonly side: AdvertSide;
  /** In the quote for one coin. */
  readonly price: string;
  /** In the coin: all of it, and what orders have left. */
  readonly amount: string;
  readonly available: string;
  /** The bounds of one order, in the quote, as the advert says it: what is available may be less than the maximum. */
  readonly minimum: string;
  readonly maximum: string;
  /** Those that the advertiser still has. */
  readonly methodIds: readonly number[];
  /** Null: coins against coins. */
  readonly paymentMinutes: number | null;
  readonly version: number;
};

type Taking = { readonly takerId: string; /** The version that the taker saw. */ readonly version: number; readonly nowMs: number };

export type AdvertQuestion = AdvertPair & {
  /** As the taker acts: buy shows adverts to sell. */
  readonly side: AdvertSide;
  /** The amount of an order, in the quote; null: any. */
  readonly amount: string | null;
  /** Adverts with one of these; empty: any. */
  readonly schemes: readonly string[];
  /** Rows of the pages before. */
  readonly skip: number;
  readonly limit: number;
};

/** The best price of a side, in the quote, and the adverts that can be taken there. */
type SideNow = { readonly price: string | null; readonly adverts: number };

/** As the taker acts: buy has adverts to sell. */
export type PairNow = { readonly coin: string; readonly buy: SideNow; readonly sell: SideNow };

/** Work on the same advert is done in the order in which it came. */
export type OneAdvertAtATime = <Result>(advertId: number, work: () => Promise<Result>) => Promise<Result>;

export type Adverts = {
  /** The new advert, or why there is none. */
  publish(
    userId: string,
    advert: AdvertPair & { readonly side: AdvertSide },
    terms: AdvertTerms,
    isOnline: boolean,
  ): Promise<AdvertNow | AdvertRefusal>;
  /** For orders to come. `version`: the one that the owner saw. */
  edit(userId: string, advertId: number, version: number, terms: AdvertTerms): Promise<AdvertNow | AdvertRefusal>;
  pause(userId: string, advertId: number): Promise<AdvertNow | AdvertRefusal>;
  resume(userId: string, advertId: number): Promise<AdvertNow | AdvertRefusal>;
  /** For good. */
  close(userId: string, advertId: number): Promise<AdvertNow | AdvertRefusal>;
  /** Newest first, those with an id below `before`. */
  mine(
    userId: string,
    page: { readonly before: number | null; readonly limit: number; readonly state: AdvertState | null },
  ): Promise<readonly AdvertNow[]>;
  /** Those that can be taken now, the best price for the taker first, then whoever completes most. */
  list(asked: AdvertQuestion): Promise<{ readonly list: readonly AdvertNow[]; readonly hasMore: boolean }>;
  /** The coins that can be had or sold against the quote now, the one with the most adverts first. */
  pairs(quote: string): Promise<readonly PairNow[] | AdvertRefusal>;
  /** Null: there is no such advert. */
  find(advertId: number): Promise<AdvertNow | null>;
  traders(userIds: readonly string[]): Promise<ReadonlyMap<string, Trader>>;
  /** Null: there may be adverts of the pair. */
  refusePair(pair: AdvertPair): AdvertRefusal | null;
  /** The price of a coin by which floating adverts go; null: no market tells. */
  indexOf(pair: AdvertPair): string | null;
  /** To be asked inside `oneAtATime` of the advert, with the order placed there too. */
  offerOf(advertId: number, taking: Taking): Promise<Offer | AdvertRefusal>;
  /** Edits wait here as orders do. */
  readonly oneAtATime: OneAdvertAtATime;
  /** Orders have taken of these adverts, or given back: the column says how much, and lists follow it from now on. */
  takenChanged(advertIds: readonly number[]): Promise<void>;
  /** A user's orders have come to an end: lists follow his completion from now on. */
  recordChanged(userId: string): Promise<void>;
  /** A user's payment methods have changed: adverts without any of theirs rest. */
  methodsChanged(userId: string): Promise<void>;
};
