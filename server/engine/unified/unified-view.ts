// A unified account as a whole, and what a classic one would need to become one, for whoever asks.
import { AccountMode } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId } from '../ids.ts';
import { dailyRateE9 } from '../lending/interest.ts';
import { coinOfAccount } from '../lending/lending.ts';
import { coinsOf, marginRisk, partsOf, pricerOf, worth, countedMillionths, type MarginRisk } from '../lending/margin-risk.ts';
import type { MarginAccount } from '../accounts/account.ts';
import type { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { units, type Units } from '../units.ts';
import { interestBearingUnits, gainIn } from './interest-bearing.ts';
import { switchProblems } from './switching/switch-problems.ts';
import { withdrawable } from './withdrawable.ts';

/** All but worths in units of the coin; those in units of the coin of account. */
export type UnifiedCoinView = {
  readonly assetId: AssetId;
  readonly available: Units;
  readonly frozen: Units;
  /** The frozen units that are on their way out, and counted for nothing. */
  readonly leaving: Units;
  /** The margin that contracts in this coin take to open, orders included, then the margin that they must keep. */
  readonly contractInitial: Units;
  readonly contractMaintenance: Units;
  /** The unrealised gain of contracts in this coin. */
  readonly gainUnits: Units;
  readonly principal: Units;
  readonly interest: Units;
  /** The part of the debt that would be charged interest now. */
  readonly interestBearing: Units;
  readonly interestFree: Units;
  readonly dailyRateE9: number;
  /** The amount that may leave just now. */
  readonly withdrawable: Units;
  /** The holdings less the debt, gains included, at the index price; then the part of that which counts. */
  readonly worthUnits: Units;
  readonly countedUnits: Units;
};

/** A coin that is lent, as far as it concerns this account. */
export type LentCoinView = {
  readonly assetId: AssetId;
  /** The market whose index price is its price; null: the coin of account. */
  readonly marketId: MarketId | null;
  /** 0: none yet. */
  readonly priceTicks: number;
  readonly interestFree: Units;
  readonly dailyRateE9: number;
};

export type UnifiedView = {
  readonly mode: AccountMode;
  /** The coin that sums are counted in; null before the venue lends. */
  readonly unitAssetId: AssetId | null;
  readonly minEquityUnits: Units;
  /** The value of everything, debts and unrealised gains included. */
  readonly worthUnits: Units;
  /** The part of it that counts. In basic mode nothing backs anything else: all of it. */
  readonly equityUnits: Units;
  readonly debtUnits: Units;
  readonly initialUnits: Units;
  readonly maintenanceUnits: Units;
  readonly isCalled: boolean;
  readonly isLiquidating: boolean;
  readonly coins: readonly UnifiedCoinView[];
  /** None for a classic account. */
  readonly lent: readonly LentCoinView[];
  /** The refusals of a switch to each mode; for the present mode, that it is the present one. */
  readonly problems: Readonly<Record<AccountMode, readonly RejectReason[]>>;
};

const million = 1_000_000n;
const nothing: MarginRisk = { assets: 0n, debts: 0n, equity: 0n, initial: 0n, maintenance: 0n };

function coinViews(state: State, margin: MarginAccount): UnifiedCoinView[] {
  const { ledger, lending } = state;
  const { row } = margin.account;
  return [...state.assets.keys()].flatMap((assetId) => {
    const [available, frozen] = [ledger.available(row, assetId), ledger.frozen(row, assetId)];
    const debt = margin.debts.get(assetId);
    const part = partsOf(state, margin).find((one) => one.assetId === assetId);
    const gain = gainIn(margin, assetId);
    if (available === 0n && frozen === 0n && debt === undefined && gain === 0) return [];
    const net = part === undefined ? 0 : part.held + part.gain - part.owed;
    const market = pricerOf(state, margin, assetId);
    const worthOf = market === undefined ? 0n : worth(market, BigInt(net));
    return [
      {
        assetId,
        available: units(available),
        frozen: units(frozen),
        leaving: units(BigInt(margin.owner.unified?.leaving.get(assetId) ?? 0)),
        contractInitial: units(BigInt(part?.initial ?? 0)),
        contractMaintenance: units(BigInt(part?.maintenance ?? 0)),
        gainUnits: units(BigInt(gain)),
        principal: units(BigInt(debt?.principal ?? 0)),
        interest: units(BigInt(debt?.interest ?? 0)),
        interestBearing: units(BigInt(interestBearingUnits(state, margin, assetId))),
        interestFree: units(BigInt(lending.unified.interestFree.get(assetId) ?? 0)),
        dailyRateE9: dailyRateE9(state, margin, assetId),
        withdrawable: units(BigInt(withdrawable(state, margin.owner, assetId))),
        worthUnits: units(worthOf),
        countedUnits: units(
          net > 0 && part !== undefined && market !== undefined
            ? worth(market, countedMillionths(part.collateral, net)) / million
            : worthOf,
        ),
      },
    ];
  });
}

const lentCoins = (state: State, margin: MarginAccount): LentCoinView[] =>
  coinsOf(state, margin).flatMap((assetId) => {
    const market = pricerOf(state, margin, assetId);
    if (market === undefined) return [];
    return [
      {
        assetId,
        marketId: market?.rules.marketId ?? null,
        priceTicks: market?.referencePriceTicks ?? 0,
        interestFree: units(BigInt(state.lending.unified.interestFree.get(assetId) ?? 0)),
        dailyRateE9: dailyRateE9(state, margin, assetId),
      },
    ];
  });

/** Null for nobody. A classic account has a mode and what stands in the way of others, and nothing else. */
export function unifiedView(state: State, accountId: AccountId): UnifiedView | null {
  const account = state.accounts.get(accountId);
  if (account === undefined) return null;
  const { unified } = account;
  const margin = unified?.margin ?? null;
  const coins = margin === null ? [] : coinViews(state, margin);
  const risk = margin === null ? nothing : marginRisk(state, margin);
  const mode = unified?.mode ?? AccountMode.classic;
  const all = coins.reduce((sum, { worthUnits }) => sum + worthUnits, 0n);
  return {
    mode,
    unitAssetId: coinOfAccount(state.lending) ?? null,
    minEquityUnits: units(BigInt(state.lending.unified.minEquityUnits)),
    worthUnits: units(all),
    equityUnits: units(mode === AccountMode.advanced ? risk.equity : all),
    debtUnits: units(risk.debts),
    initialUnits: units(risk.initial),
    maintenanceUnits: units(risk.maintenance),
    isCalled: margin?.isCalled ?? false,
    isLiquidating: margin !== null && state.lending.liquidations.has(margin),
    coins,
    lent: margin === null ? [] : lentCoins(state, margin),
    problems: {
      [AccountMode.classic]: switchProblems(state, account, AccountMode.classic),
      [AccountMode.basic]: switchProblems(state, account, AccountMode.basic),
      [AccountMode.advanced]: switchProblems(state, account, AccountMode.advanced),
    },
  };
}

export type UnifiedTermsView = { readonly minEquityUnits: number; readonly interestFree: readonly (readonly [AssetId, number])[] };
export const unifiedTermsView = ({ lending: { unified } }: State): UnifiedTermsView => ({
  minEquityUnits: unified.minEquityUnits,
  interestFree: [...unified.interestFree],
});
