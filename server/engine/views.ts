// All that the exchange can be asked. Each view also says how a whole state is asked: a restart must not change one answer.
import { areLiquidationsDue, isExecutionDue } from './aftermath.ts';
import { balanceViews, openOrderViews, openPlanViews } from './account-view.ts';
import { bookView } from './book-view.ts';
import type { AccountId, AccountKind, AssetId, MarketId, MarketRules, OrderId } from './command.ts';
import { convertPrices, convertsDue, convertView, type ConvertAsk } from './convert/convert-view.ts';
import { contractViews, futuresView } from './futures-view.ts';
import { interestDueMs } from './lending/interest.ts';
import type { MarginWalletName } from './lending/margin-command.ts';
import { lendingView, marginLimits, marginViews } from './lending/margin-view.ts';
import type { Context } from './outcome.ts';
import { userAccountViews } from './owner-view.ts';
import type { Asset, State } from './state.ts';
import { isFollowingDue } from './triggers/follow-book.ts';
import { unifiedTermsView, unifiedView } from './unified/unified-view.ts';

/** One answer, with the question that it is the answer to. */
export type Answer = { readonly asked: readonly unknown[]; readonly answer: unknown };

type View<Asked extends readonly unknown[], Answered> = {
  readonly read: (context: Context, ...asked: Asked) => Answered;
  /** What it says when it is asked everything that it can be asked of this state. */
  readonly answers: (context: Context) => Iterable<Answer>;
};

function view<Asked extends readonly unknown[], Answered>(
  read: (context: Context, ...asked: Asked) => Answered,
  every: (state: State) => Iterable<Asked>,
): View<Asked, Answered> {
  return {
    read,
    *answers(context) {
      for (const asked of every(context.state)) yield { asked, answer: read(context, ...asked) };
    },
  };
}

const once = (): Iterable<[]> => [[]];
const perAccount = ({ accounts }: State): [AccountId][] => [...accounts.keys()].map((accountId) => [accountId]);
const perOwner = ({ owners }: State): [string][] => [...owners.keys()].toSorted().map((owner) => [owner]);
const perBook = ({ markets }: State): [MarketId, number][] => [...markets.keys()].map((marketId) => [marketId, Number.MAX_SAFE_INTEGER]);

function* perMarginCoin({ accounts, assets }: State): Generator<[MarginWalletName, AssetId]> {
  for (const { accountId, margins } of accounts.values())
    for (const { wallet, marketId } of margins?.values() ?? [])
      for (const assetId of assets.keys()) yield [{ accountId, wallet, marketId }, assetId];
}

/** One whole coin for each of the others. */
function everyConversion({ assets }: State): [readonly ConvertAsk[]][] {
  const coins = [...assets.values()];
  return [
    [coins.flatMap(({ assetId, decimals }) => coins.map((to) => ({ assetId, toAssetId: to.assetId, units: 10n ** BigInt(decimals) })))],
  ];
}

/** When the clock has to be advanced next, in milliseconds since 1970 (0: at once); null when nothing waits for time. */
function nextDueMs(state: State): number | null {
  if (state.unsound) return null;
  if (state.fired.length > 0 && isExecutionDue(state)) return 0;
  if ((state.liquidations.size > 0 || state.lending.liquidations.size > 0) && areLiquidationsDue(state)) return 0;
  if (state.followed.length > 0 && isFollowingDue(state)) return 0;
  const earliest = Math.min(state.schedule.earliestMs(), interestDueMs(state));
  return earliest === Number.POSITIVE_INFINITY ? null : earliest;
}

export const views = {
  /** Assets in which the account has anything. */
  balances: view(({ state }, accountId: AccountId) => balanceViews(state, accountId), perAccount),
  /** Oldest first. */
  openOrders: view(({ state }, accountId: AccountId) => openOrderViews(state, accountId), perAccount),
  /** Oldest first. */
  openPlans: view(({ state }, accountId: AccountId) => openPlanViews(state, accountId), perAccount),
  book: view(({ state }, marketId: MarketId, levels: number) => bookView(state, marketId, levels), perBook),
  futures: view(({ state }, accountId: AccountId) => futuresView(state, accountId), perAccount),
  /** In the order in which they were listed. */
  contracts: view(({ state }) => contractViews(state), once),
  /** The account's margin wallets, in the order of their opening. */
  margins: view(({ state }, accountId: AccountId) => marginViews(state, accountId), perAccount),
  /** What could be borrowed and taken out just now; null without such a wallet. */
  marginLimits: view((context, name: MarginWalletName, assetId: AssetId) => marginLimits(context, name, assetId), perMarginCoin),
  lending: view(({ state }) => lendingView(state), once),
  /** What the convert desk would give just now, asked for one by one. */
  convertPrices: view(({ state }, asked: readonly ConvertAsk[]) => convertPrices(state, asked), everyConversion),
  /** Some of the convert orders behind one, or (0) from the first: whose rate is reached or whose time is over. */
  convertsDue: view(
    ({ state }, nowMs: number, after: OrderId) => convertsDue(state, nowMs, after),
    (): [number, OrderId][] => [
      [0, 0],
      [Number.MAX_SAFE_INTEGER, 0],
    ],
  ),
  /** Terms of converting, and the account's standing orders. */
  conversion: view(({ state }, accountId: AccountId) => convertView(state, accountId), perAccount),
  /** How an account is unified, or what stands in the way of that; null for nobody. */
  unified: view(({ state }, accountId: AccountId) => unifiedView(state, accountId), perAccount),
  unifiedTerms: view(({ state }) => unifiedTermsView(state), once),
  /** In the order in which they were listed. */
  assets: view(({ state }): readonly Asset[] => [...state.assets.values()], once),
  /** In the order in which they were listed. */
  markets: view(({ state }): readonly MarketRules[] => [...state.markets.values()].map(({ rules }) => rules), once),
  accountExists: view(({ state }, accountId: AccountId): boolean => state.accounts.has(accountId), perAccount),
  /** Null: there is no account of that number. */
  accountKind: view(({ state }, accountId: AccountId): AccountKind | null => state.accounts.get(accountId)?.kind ?? null, perAccount),
  /** The number of the account that an owner uses; null: none was opened. */
  accountOf: view(({ state }, owner: string): AccountId | null => state.owners.get(owner) ?? null, perOwner),
  /** Of users, in the order of opening: so many behind the first ones. */
  userAccounts: view(
    ({ state }, skip: number, limit: number) => userAccountViews(state, skip, limit),
    (): [number, number][] => [[0, Number.MAX_SAFE_INTEGER]],
  ),
  /** By which the journal and its database know each other; '': it has not been named. */
  identity: view(({ state }): string => state.identity, once),
  lastOrderId: view(({ state }): OrderId => state.nextOrderId - 1, once),
  nextDueMs: view(({ state }) => nextDueMs(state), once),
};

/** The views as they are asked. */
export type Views = {
  readonly [Name in keyof typeof views]: (typeof views)[Name] extends View<infer Asked, infer Answered>
    ? (...asked: Asked) => Answered
    : never;
};

/** Every answer of every view, under the name of the view. */
export function* everyAnswer(context: Context): Generator<Answer & { readonly view: string }> {
  for (const [name, { answers }] of Object.entries(views)) for (const answer of answers(context)) yield { view: name, ...answer };
}

const asking =
  <Asked extends readonly unknown[], Answered>({ read }: View<Asked, Answered>, context: Context) =>
  (...asked: Asked): Answered =>
    read(context, ...asked);

/** The views over one exchange. */
export const viewsOver = (context: Context): Views => ({
  balances: asking(views.balances, context),
  openOrders: asking(views.openOrders, context),
  openPlans: asking(views.openPlans, context),
  book: asking(views.book, context),
  futures: asking(views.futures, context),
  contracts: asking(views.contracts, context),
  margins: asking(views.margins, context),
  marginLimits: asking(views.marginLimits, context),
  lending: asking(views.lending, context),
  convertPrices: asking(views.convertPrices, context),
  convertsDue: asking(views.convertsDue, context),
  conversion: asking(views.conversion, context),
  unified: asking(views.unified, context),
  unifiedTerms: asking(views.unifiedTerms, context),
  assets: asking(views.assets, context),
  markets: asking(views.markets, context),
  accountExists: asking(views.accountExists, context),
  accountKind: asking(views.accountKind, context),
  accountOf: asking(views.accountOf, context),
  userAccounts: asking(views.userAccounts, context),
  identity: asking(views.identity, context),
  lastOrderId: asking(views.lastOrderId, context),
  nextDueMs: asking(views.nextDueMs, context),
});
