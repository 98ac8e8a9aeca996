// The account of a spot bot in a backtest that can sell what it has borrowed: charged and liquidated by the rules of the core.
import { Side } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { hourlyInterest, hourOf } from '#server/engine/lending/interest.ts';
import { initialMillionths, maintenanceMillionths } from '#server/engine/lending/margin-risk.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { BacktestAccount, LoanTerms } from './account.ts';
import type { SpotPurse } from './purses.ts';
import { createSpotAccount } from './spot-account.ts';

const hourMs = 3_600_000;
const million = 1_000_000;
/** The fee on the debt, to the insurance fund. */
const liquidationFeePpm = 20_000;

/** Every coin of such an account lies in its margin wallet; of its money the part that was put there, or came from sales there. */
export function createLoanAccount(market: BotMarket, purse: SpotPurse, { dailyRateE9, tiers }: LoanTerms): BacktestAccount {
  const { rules, base, quote } = market;
  const spot = createSpotAccount(market, purse);
  let [principal, interest, chargedMs, money] = [0, 0, 0, 0];
  const owed = (): number => principal + interest;
  const coins = (): number => spot.direction();
  const valueOf = (units: number, priceTicks: number): number => spot.valueOf(base.assetId, units, priceTicks);
  /** Coins that are owed and not there, and what has to stay behind all that is owed, counted in coins. */
  const weight = (): number => owed() - coins() + Number(maintenanceMillionths(tiers, owed())) / million;
  const limit = (): number => tiers.at(-1)?.upToUnits ?? 0;
  const charged = (units: number, hours: number): number => {
    const amount = hourlyInterest(units, dailyRateE9) * hours;
    interest += amount;
    return amount;
  };

  return {
    ...spot,
    fill: (side, priceTicks, lots, feePpm, inMargin = false) => {
      const fee = spot.fill(side, priceTicks, lots, feePpm);
      const value = priceTicks * lots * rules.tickLotUnits;
      if (inMargin) money += side === Side.buy ? -value : value - fee;
      return fee;
    },
    held: (priceTicks) => spot.held(priceTicks) - valueOf(owed(), priceTicks),
    direction: () => coins() - owed(),
    liquidationTicks: () => {
      if (owed() === 0 || weight() <= 0) return 0;
      return Math.max(1, Math.floor((money * rules.lotUnits) / (weight() * rules.tickLotUnits)));
    },
    liquidate: (priceTicks) => {
      const missing = Math.max(0, owed() - coins());
      const lots = Math.ceil(missing / rules.lotUnits);
      const cost = valueOf(missing, priceTicks) + Math.floor((valueOf(owed(), priceTicks) / million) * liquidationFeePpm);
      purse.free -= Math.min(cost, money);
      spot.give(base.assetId, Math.min(coins(), owed()));
      [principal, interest, money] = [0, 0, 0];
      return lots;
    },
    loan: {
      owed,
      transfer: (assetId, units, direction) => {
        if (assetId !== quote.assetId) return null;
        const free = direction === 'in' ? purse.free - money : owed() === 0 ? money : 0;
        if (units > free) return RejectReason.insufficientBalance;
        const moved = units === 0 ? free : units;
        money += direction === 'in' ? moved : -moved;
        return null;
      },
      borrow: (units, timeMs, priceTicks) => {
        const after = owed() + units + hourlyInterest(units, dailyRateE9);
        if (units <= 0) return RejectReason.invalidAmount;
        if (after > limit()) return RejectReason.loanLimit;
        const equity = money - valueOf(after - coins() - units, priceTicks);
        if (equity < valueOf(Math.ceil(Number(initialMillionths(tiers, after)) / million), priceTicks)) return RejectReason.marginNotEnough;
        if (owed() === 0) chargedMs = hourOf(timeMs);
        principal += units;
        spot.take(base.assetId, units);
        charged(units, 1);
        return null;
      },
      repay: (units) => {
        const paid = Math.min(units === 0 ? Number.MAX_SAFE_INTEGER : units, coins(), owed());
        const ofInterest = Math.min(paid, interest);
        interest -= ofInterest;
        principal -= paid - ofInterest;
        return spot.give(base.assetId, paid);
      },
      charge: (timeMs) => {
        const hours = (hourOf(timeMs) - chargedMs) / hourMs;
        if (owed() === 0 || hours <= 0) return 0;
        chargedMs = hourOf(timeMs);
        return charged(principal, hours);
      },
    },
  };
}
