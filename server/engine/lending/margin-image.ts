// The snapshot of borrowed money. The borrowers that prices threaten are worked out again.
import type { MarginAccount, Account, OwnMargin } from '../accounts/account.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import { balancesOf, restoreBalances, type Balance } from '../wallets/balance-image.ts';
import { areFirstRules, type AssetTerms, type LendingRules, type MarketTerms } from './lending.ts';
import { addMargin } from './margin-account.ts';
import type { MarginWalletKind } from './margin-command.ts';
import { marginAt, watchMargin } from './watch-margin.ts';

/** In the order of their opening. */
type MarginImage = {
  readonly wallet: MarginWalletKind;
  readonly marketId: MarketId;
  readonly row: number;
  readonly balances: readonly Balance[];
  /** In the order in which they were taken. */
  readonly debts: readonly (readonly [assetId: AssetId, principal: number, interest: number])[];
  readonly leverage: number;
  readonly chargedMs: number;
  readonly isCalled: boolean;
};

type Name = readonly [accountId: AccountId, marketId: MarketId];

type LendingImage = {
  readonly assets: readonly (readonly [AssetId, AssetTerms])[];
  readonly markets: readonly (readonly [MarketId, MarketTerms])[];
  readonly rules: LendingRules;
  readonly fundDebts: readonly (readonly [AssetId, number])[];
  /** Those first who have been charged longest ago. */
  readonly debtors: readonly Name[];
  readonly liquidations: readonly Name[];
  /** Only of venues that have set them. */
  readonly unified?: { readonly leastEquityUnits: number; readonly interestFree: readonly (readonly [AssetId, number])[] };
};

type OfVenue = { readonly lending?: LendingImage };
type OfAccount = { readonly margins?: readonly MarginImage[]; readonly interestGrade?: number };

const nameOf = ({ owner, unit }: MarginAccount): Name => [owner.accountId, unit.marketId];

const marginImage = (state: State, margin: OwnMargin): MarginImage => ({
  wallet: margin.wallet,
  marketId: margin.marketId,
  row: margin.account.row,
  balances: balancesOf(state, margin.account.row),
  debts: [...margin.debts].map(([assetId, { principal, interest }]) => [assetId, principal, interest] as const),
  leverage: margin.leverage,
  chargedMs: margin.chargedMs,
  isCalled: margin.isCalled,
});

/** Nothing, of an account that has never had to do with borrowed money. */
const marginsImage = (state: State, { margins, interestGrade }: Account): OfAccount => ({
  ...(margins === null ? {} : { margins: [...margins.values()].map((margin) => marginImage(state, margin)) }),
  ...(interestGrade === 0 ? {} : { interestGrade }),
});

/** Nothing, of a venue that does not lend and has said nothing about it. */
function termsImage({ lending }: State): OfVenue {
  const { assets, markets, rules, fundDebts, debtors, liquidations, unified } = lending;
  const { minEquityUnits, interestFree } = unified;
  const saysNothing = areFirstRules(rules) && minEquityUnits === 0 && interestFree.size === 0;
  if (assets.size === 0 && markets.size === 0 && debtors.size === 0 && saysNothing) return {};
  return {
    lending: {
      assets: [...assets],
      markets: [...markets],
      rules,
      fundDebts: [...fundDebts],
      debtors: [...debtors].map(nameOf),
      liquidations: [...liquidations].map(nameOf),
      ...(minEquityUnits === 0 && interestFree.size === 0
        ? {}
        : { unified: { leastEquityUnits: minEquityUnits, interestFree: [...interestFree] } }),
    },
  };
}

function restoreMargins(state: State, owner: Account, images: readonly MarginImage[]): void {
  for (const { wallet, marketId, row, balances, debts, leverage, chargedMs, isCalled } of images) {
    const margin = addMargin(state, owner, wallet, marketId, row);
    restoreBalances(state, row, balances);
    for (const [assetId, principal, interest] of debts) margin.debts.set(assetId, { principal, interest });
    Object.assign(margin, { leverage, chargedMs, isCalled });
  }
}

/** Once markets have their prices: terms, and everybody in the queue that the snapshot had them in. Refuses (Error) an unknown wallet. */
function restoreLending(state: State, image: LendingImage): void {
  const { lending } = state;
  for (const [assetId, terms] of image.assets) lending.assets.set(assetId, terms);
  for (const [marketId, terms] of image.markets) lending.markets.set(marketId, terms);
  lending.rules = image.rules;
  if (image.unified !== undefined)
    lending.unified = { minEquityUnits: image.unified.leastEquityUnits, interestFree: new Map(image.unified.interestFree) };
  for (const [assetId, owed] of image.fundDebts) lending.fundDebts.set(assetId, owed);
  const known = ([accountId, marketId]: Name): MarginAccount => {
    const margin = marginAt(state, accountId, marketId);
    if (margin === undefined) throw new Error(`snapshot has debts of an unknown wallet of account ${accountId}`);
    return margin;
  };
  for (const name of image.debtors) lending.debtors.add(known(name));
  for (const name of image.liquidations) lending.liquidations.add(known(name));
  for (const margin of lending.debtors) if (!lending.liquidations.has(margin)) watchMargin(state, margin);
}

export const lendingImage: PartImage<OfVenue, OfAccount, Nothing> = {
  venue: termsImage,
  account: marginsImage,
  market: nothing,
  restore: (state, { accounts }) => {
    for (const { accountId, margins, interestGrade } of accounts) {
      const account = state.accounts.get(accountId);
      if (account === undefined) throw new Error(`snapshot has margin wallets of the unknown account ${accountId}`);
      account.interestGrade = interestGrade ?? 0;
      if (margins !== undefined) restoreMargins(state, account, margins);
    }
  },
  restoreLast: (state, { lending }) => {
    if (lending !== undefined) restoreLending(state, lending);
    // Whoever was put back has had nothing happen to them.
    state.lending.moved.clear();
  },
};
