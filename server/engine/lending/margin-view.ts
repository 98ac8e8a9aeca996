// Margin wallets and the venue's lending, for whoever asks.
import { Wallet } from '#lib/contract/enums.ts';
import type { MarginAccount, OwnMargin } from '../accounts/account.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import type { Context } from '../outcome.ts';
import type { State } from '../state.ts';
import { units, type Units } from '../units.ts';
import { dailyRateE9 } from './interest.ts';
import type { AssetTerms, LendingRules, MarketTerms } from './lending.ts';
import { debtLimit, lentUnits, refuseLoan } from './loans.ts';
import { findMargin } from './margin-account.ts';
import type { MarginWalletKind, MarginWalletName } from './margin-command.ts';
import { coinsOf, marginRisk, unitOf } from './margin-risk.ts';
import { transferableUnits } from './transferable.ts';

type MarginCoinView = {
  readonly assetId: AssetId;
  readonly available: Units;
  readonly frozen: Units;
  readonly principal: Units;
  readonly interest: Units;
  readonly dailyRateE9: number;
};

export type MarginView = {
  readonly wallet: MarginWalletKind;
  /** −1: the one that all markets share. */
  readonly marketId: MarketId;
  /** As set by its owner; 0: as much as the tiers allow. */
  readonly leverage: number;
  /** The coin that the sums are counted in; null before the venue lends. */
  readonly unitAssetId: AssetId | null;
  readonly assetUnits: Units;
  readonly debtUnits: Units;
  readonly equityUnits: Units;
  readonly initialUnits: Units;
  readonly maintenanceUnits: Units;
  readonly isCalled: boolean;
  /** It is at its limit and waits for its markets to open, or for its turn. */
  readonly isLiquidating: boolean;
  /** Coins of which there is anything, or anything is owed. */
  readonly coins: readonly MarginCoinView[];
};

export type MarginLimits = { readonly borrowable: Units; readonly transferable: Units };

export type LendingView = {
  readonly rules: LendingRules;
  readonly assets: readonly (AssetTerms & { readonly assetId: AssetId; readonly lentUnits: number })[];
  readonly markets: readonly (MarketTerms & { readonly marketId: MarketId })[];
};

function marginView(state: State, margin: OwnMargin): MarginView {
  const { ledger } = state;
  const { row } = margin.account;
  const risk = marginRisk(state, margin);
  const coins = coinsOf(state, margin)
    .map((assetId): MarginCoinView => {
      const debt = margin.debts.get(assetId);
      return {
        assetId,
        available: units(ledger.available(row, assetId)),
        frozen: units(ledger.frozen(row, assetId)),
        principal: units(BigInt(debt?.principal ?? 0)),
        interest: units(BigInt(debt?.interest ?? 0)),
        dailyRateE9: dailyRateE9(state, margin, assetId),
      };
    })
    .filter(({ available, frozen, principal, interest }) => available + frozen + principal + interest > 0n);
  return {
    wallet: margin.wallet,
    marketId: margin.marketId,
    leverage: margin.leverage,
    unitAssetId: unitOf(state, margin) ?? null,
    assetUnits: units(risk.assets),
    debtUnits: units(risk.debts),
    equityUnits: units(risk.equity),
    initialUnits: units(risk.initial),
    maintenanceUnits: units(risk.maintenance),
    isCalled: margin.isCalled,
    isLiquidating: state.lending.liquidations.has(margin),
    coins,
  };
}

export const marginViews = (state: State, accountId: AccountId): MarginView[] =>
  [...(state.accounts.get(accountId)?.margins?.values() ?? [])].map((margin) => marginView(state, margin));

/** The most that the guards of a loan let pass: they only ever say no to more. */
function borrowable(context: Context, margin: MarginAccount, assetId: AssetId): number {
  let [can, cannot] = [0, debtLimit(context.state, margin, assetId) + 1];
  while (cannot - can > 1) {
    const middle = can + Math.floor((cannot - can) / 2);
    if (refuseLoan(context, margin, assetId, middle) === null) can = middle;
    else cannot = middle;
  }
  return can;
}

export function marginLimits(context: Context, { accountId, wallet, marketId }: MarginWalletName, assetId: AssetId): MarginLimits | null {
  const owner = context.state.accounts.get(accountId);
  const margin = owner === undefined ? undefined : findMargin(owner, wallet, wallet === Wallet.cross ? -1 : marketId);
  if (margin === undefined) return null;
  return {
    borrowable: units(BigInt(borrowable(context, margin, assetId))),
    transferable: units(BigInt(transferableUnits(context.state, margin, assetId))),
  };
}

export const lendingView = (state: State): LendingView => ({
  rules: state.lending.rules,
  assets: [...state.lending.assets].map(([assetId, terms]) => ({ assetId, ...terms, lentUnits: lentUnits(state, assetId) })),
  markets: [...state.lending.markets].map(([marketId, terms]) => ({ marketId, ...terms })),
});
