// The rooms of the exchange that calls are answered from.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { SiteType } from '#lib/contract/site/place-rules.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import type { MarketWaking } from '#server/market/market-use.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import type { Settings } from '#server/services/accounts/user-settings.ts';
import type { AskedTiers } from '#server/services/backtests/asked-tiers.ts';
import type { BacktestRuns } from '#server/services/backtests/backtest-runs.ts';
import type { SuggestedTerms } from '#server/services/backtests/suggested-terms.ts';
import type { ToldWeeks } from '#server/services/backtests/told-weeks.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import type { Leaders } from '#server/services/leaders/leaders.ts';
import type { RunningBots } from '#server/services/bots/running-bots.ts';
import type { Signals } from '#server/services/bots/signal/signals.ts';
import type { PaymentMethods } from '#server/services/c2c/payment-methods/payment-methods.ts';
import type { Content } from '#server/services/content/content.ts';
import type { ContentEditor } from '#server/services/content/content-editor.ts';
import type { OpenContent } from '#server/services/content/open-content.ts';
import type { Adverts } from '#server/services/c2c/adverts/adverts.ts';
import type { C2cOrders } from '#server/services/c2c/orders/c2c-orders.ts';
import type { Ratings } from '#server/services/c2c/ratings/ratings.ts';
import type { ConvertService } from '#server/services/convert/convert-service.ts';
import type { Identities } from '#server/services/identity/identities.ts';
import type { Mail } from '#server/services/mail/open-mail.ts';
import type { OperatorCalls } from '#server/services/operators/operator-calls.ts';
import type { OperatorKeys } from '#server/services/operators/operator-keys.ts';
import type { WithdrawalStop } from '#server/services/operators/withdrawal-stop.ts';
import type { PageSpeed } from '#server/services/page-speed/page-speed.ts';
import type { Security } from '#server/services/security/security.ts';
import type { SiteData } from '#server/services/site/site-data.ts';
import type { TradeJournal } from '#server/services/trade-journal/create-trade-journal.ts';
import type { AddressBook } from '#server/services/wallets/address-book.ts';
import type { Inbox } from '#server/services/wallets/inbox.ts';
import type { InternalTransfers } from '#server/services/wallets/internal-transfers.ts';
import type { Wallets } from '#server/services/wallets/wallets.ts';
import type { Withdrawals } from '#server/services/wallets/withdrawals.ts';
import type { WatchlistService } from '#server/services/watchlists/create-watchlists.ts';
import type { WorldRegister } from '#server/worlds/register/register.ts';
import type { Opened } from './access/opened-by.ts';
import type { Asked } from './asked.ts';
import type { Refusal } from './refusal/refusal.ts';

/** The rooms of one venue: what a call is told and moves is of this one alone. */
export type VenueRooms = {
  readonly client: ExchangeClient;
  readonly projections: Projections;
  readonly listings: Listings;
  /** Coins against coins, at a price of the books. */
  readonly convert: ConvertService;
  readonly bots: Bots;
  /** The alerts of signal bots. */
  readonly signals: Signals;
  /** Closed positions, with what their owners wrote to them. */
  readonly tradeJournal: TradeJournal;
  readonly backtests: BacktestRuns;
  readonly suggestions: SuggestedTerms;
  /** The last seven days of each kind of bots. */
  readonly weeks: ToldWeeks;
  /** The ranking of strategies, and what their owners publish. */
  readonly plaza: Plaza;
  /** The strategies that their owners have published. */
  readonly publications: Pick<Plaza, 'publication' | 'namesOf'>;
  /** Those who lead copied trades. */
  readonly leaders: Leaders;
  /** Those who wait for a place with one of them. */
  readonly leaderQueue: Pick<Leaders, 'wait'>;
  /** The coin in which the leaders of a line are told. */
  readonly leadCoinOf: (line: LeaderLine) => AssetListing;
  /** Everybody who ever led, by figures. */
  readonly leaderRecords: LeaderRecords;
  /** The ways in which people of the marketplace are paid. */
  readonly paymentMethods: PaymentMethods;
  /** The marketplace between people: adverts, and the orders made of them. */
  readonly adverts: Adverts;
  readonly c2cOrders: C2cOrders;
  /** The ratings that the two of an order give each other. */
  readonly ratings: Ratings;
  /** The terms of wise bots, by market and tier. */
  readonly wiseTiers: AskedTiers;
  /** Bots at work. */
  readonly automation: RunningBots;
  /** The source that moves the prices. */
  readonly market: MarketSource;
  /** Wakes its markets before somebody is shown one or trades there. */
  readonly waking: MarketWaking;
  /** A name for a command, as no other of the venue has. */
  readonly newReference: () => string;
  /** The price of one coin in USDT; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
};

/** The rooms that all venues share. */
export type SharedRooms = {
  readonly accounts: Accounts;
  readonly settings: Settings;
  /** The people behind account numbers, as a family may know them. */
  readonly accountOwners: Accounts['subAccounts']['owners'];
  /** Proof beside the session, locks and holds. */
  readonly security: Security;
  readonly identities: Identities;
  /** The e-mails of the venue; null: none are sent. */
  readonly mail: Mail | null;
  readonly wallets: Wallets;
  readonly withdrawals: Withdrawals;
  readonly addressBook: AddressBook;
  readonly inbox: Inbox;
  readonly internalTransfers: InternalTransfers;
  readonly watchlists: WatchlistService;
  /** Worlds of people's own. */
  readonly worlds: WorldRegister;
  readonly pageSpeed: PageSpeed;
  readonly siteType: SiteType;
  /** The data of the site that an operator may set. */
  readonly site: SiteData;
  /** Help, announcements, banners, notices and words of pages, as readers get them. */
  readonly content: Content;
  /** The same, as operators write it. */
  readonly contentEditor: ContentEditor;
  /** The names of coins as the operator writes about them in a language, by coin. */
  readonly coinTitles: (tag: string) => Promise<ReadonlyMap<string, string>>;
  readonly importFolder: OpenContent['importFolder'];
  readonly operatorKeys: OperatorKeys;
  /** The list of what operators did. */
  readonly operatorCalls: OperatorCalls;
  readonly withdrawalStop: WithdrawalStop;
  readonly now: () => number;
};

/** The rooms a call may use. */
export type Rooms = VenueRooms & SharedRooms;

/** The rooms of its world, the ways to the other one, and what belongs to the request. */
export type Visit = Rooms &
  Asked & {
    /** The rooms of the venue of play money, whichever the request is about; opened if need be. */
    paperRooms(): Promise<VenueRooms | Refusal>;
    /** The rooms of the venue of play money if it is open; null: it is not. */
    openPaper(): Pick<VenueRooms, 'client' | 'projections' | 'automation' | 'listings'> | null;
    /** The rooms of either venue. */
    roomsIn(mode: TradingMode): Promise<VenueRooms | Refusal>;
    /** The user's holdings of real money. */
    liveHoldings(userId: string): Promise<readonly { readonly coin: string; readonly amount: string }[]>;
    /** The refusal to open this here and for this user, for calls whose request does not name all that they open; null: it may be opened. */
    refusalToOpen(opened: readonly Opened[]): Refusal | null;
  };
