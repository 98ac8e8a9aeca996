// The terms on which the venue lends, and how much leverage an isolated wallet takes.
import { Wallet } from '#lib/contract/enums.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { findMargin, openMargin } from './margin-account.ts';
import type {
  CollateralSlice,
  DebtTier,
  SetInterestGrade,
  SetIsolatedLeverage,
  SetMarginAsset,
  SetMarginMarket,
  SetMarginRules,
} from './margin-command.ts';
import { coinOfAccount } from './lending.ts';
import { marginRisk } from './margin-risk.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { markDirty } from '../unified/mark-dirty.ts';

const isWhole = (value: number, min: number, max: number): boolean => Number.isSafeInteger(value) && value >= min && value <= max;
const isUnits = (value: number): boolean => isWhole(value, 1, Number.MAX_SAFE_INTEGER);
const rises = (slices: readonly { readonly upToUnits: number }[]): boolean =>
  slices.every(({ upToUnits }, place) => isUnits(upToUnits) && upToUnits > (slices[place - 1]?.upToUnits ?? 0));

/** Less leverage and more maintenance with more debt, and never more maintenance than what the leverage asks for. */
const isSoundTiers = (tiers: readonly DebtTier[]): boolean =>
  rises(tiers) &&
  tiers.every(({ leverage, maintenancePpm }, place) => {
    const before = tiers[place - 1];
    const falls = before === undefined || (leverage <= before.leverage && maintenancePpm >= before.maintenancePpm);
    return falls && isWhole(leverage, 2, 100) && isWhole(maintenancePpm, 1, 1_000_000) && maintenancePpm * (leverage - 1) < 1_000_000;
  });

const isSoundCollateral = (slices: readonly CollateralSlice[]): boolean =>
  rises(slices) && slices.every(({ valuePpm }) => isWhole(valuePpm, 0, 1_000_000));

/** Everybody who owes is looked at again: the terms that they are judged by have changed. */
function lookAtAll({ state, moved }: Context): void {
  for (const margin of state.lending.debtors) moved.add(margin);
  for (const account of state.accounts.values()) markDirty(state, account);
}

/** A coin is priced by a spot market against the coin of account, of which there is one. */
function isSoundPricer({ lending, markets }: State, assetId: number, marketId: number): boolean {
  const unit = coinOfAccount(lending);
  if (marketId === -1) return unit === undefined || unit === assetId;
  const market = markets.get(marketId);
  return market !== undefined && market.contract === null && market.rules.baseAssetId === assetId && market.rules.quoteAssetId === unit;
}

export function setMarginAsset(context: Context, command: SetMarginAsset): Outcome {
  const { state } = context;
  const { assetId, marketId, poolUnits, dailyRatesE9, collateral, debts } = command;
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  const known = state.lending.assets.get(assetId);
  const samePricer = known === undefined ? isSoundPricer(state, assetId, marketId) : known.marketId === marketId;
  const rates = dailyRatesE9.length > 0 && dailyRatesE9.length <= 32 && dailyRatesE9.every((rate) => isWhole(rate, 0, 1_000_000_000));
  if (!samePricer || !rates || !isWhole(poolUnits, 0, Number.MAX_SAFE_INTEGER)) return refuse(RejectReason.invalidMarginTerms);
  if (!isSoundTiers(debts) || !isSoundCollateral(collateral)) return refuse(RejectReason.invalidMarginTerms);
  state.lending.assets.set(assetId, {
    marketId,
    poolUnits,
    dailyRatesE9: [...dailyRatesE9],
    collateral: collateral.map(({ upToUnits, valuePpm }) => ({ upToUnits, valuePpm })),
    debts: copyTiers(debts),
  });
  lookAtAll(context);
  context.events.push({ ...command, type: 'margin-asset-set' });
  return done();
}

const copyTiers = (tiers: readonly DebtTier[]): DebtTier[] =>
  tiers.map(({ upToUnits, leverage, maintenancePpm }) => ({ upToUnits, leverage, maintenancePpm }));

export function setMarginMarket(context: Context, { marketId, base, quote }: SetMarginMarket): Outcome {
  const { state } = context;
  const market = state.markets.get(marketId);
  if (market === undefined || market.contract !== null) return refuse(RejectReason.unknownMarket);
  if (base.length === 0 || quote.length === 0 || !isSoundTiers(base) || !isSoundTiers(quote))
    return refuse(RejectReason.invalidMarginTerms);
  state.lending.markets.set(marketId, { base: copyTiers(base), quote: copyTiers(quote) });
  lookAtAll(context);
  context.events.push({ type: 'margin-market-set', marketId, base, quote });
  return done();
}

export function setMarginRules(context: Context, command: SetMarginRules): Outcome {
  const { callPpm, liquidationFeePpm, reachPpm, transferCoefficient } = command;
  const sound =
    isWhole(callPpm, 1, 999_999) &&
    isWhole(liquidationFeePpm, 0, 500_000) &&
    isWhole(reachPpm, 0, 500_000) &&
    isWhole(transferCoefficient, 0, 100);
  if (!sound) return refuse(RejectReason.invalidMarginTerms);
  context.state.lending.rules = { callPpm, liquidationFeePpm, reachPpm, transferCoefficient };
  lookAtAll(context);
  context.events.push({ ...command, type: 'margin-rules-set' });
  return done();
}

export function setInterestGrade(context: Context, { accountId, grade }: SetInterestGrade): Outcome {
  const owner = context.state.accounts.get(accountId);
  if (owner === undefined || owner.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (!isWhole(grade, 0, 31)) return refuse(RejectReason.invalidMarginTerms);
  owner.interestGrade = grade;
  context.events.push({ type: 'interest-grade-set', accountId, grade });
  return done();
}

/** Refuses what the tiers do not allow, and what would not be enough for what is owed already. */
export function setIsolatedLeverage(context: Context, { accountId, marketId, leverage, neverSetIsMax }: SetIsolatedLeverage): Outcome {
  const { state } = context;
  const owner = state.accounts.get(accountId);
  if (owner === undefined || owner.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  const terms = state.lending.markets.get(marketId);
  if (terms === undefined) return refuse(RejectReason.notMargined);
  const max = Math.max(...[...terms.base, ...terms.quote].map((tier) => tier.leverage));
  if (!isWhole(leverage, 2, max)) return refuse(RejectReason.invalidLeverage);
  const known = findMargin(owner, Wallet.isolated, marketId);
  if (known !== undefined && known.debts.size > 0) {
    const { equity, initial } = marginRisk(state, { ...known, leverage });
    const before = known.leverage === 0 && neverSetIsMax ? max : known.leverage;
    if (leverage < before && equity < initial) return refuse(RejectReason.marginNotEnough);
  }
  const margin = openMargin(state, owner, Wallet.isolated, marketId);
  margin.leverage = leverage;
  context.events.push({ type: 'isolated-leverage-set', accountId, marketId, leverage });
  return done();
}
