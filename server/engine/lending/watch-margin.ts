// Up to which index prices nothing can happen to a margin wallet, and what is noticed when one of them is reached.
import { RiskWatch, type RiskUnit } from '../accounts/risk/risk-watch.ts';
import type { AccountId, MarketId } from '../ids.ts';
import type { Context } from '../outcome.ts';
import type { State } from '../state.ts';
import { units } from '../units.ts';
import type { LendingRules } from './lending.ts';
import type { MarginAccount } from '../accounts/account.ts';
import { isExposed, settleUnified } from '../unified/cover.ts';
import { unifiedPlace } from '../unified/pool.ts';
import { watchPositions, worthOfPositions } from '../unified/watch-positions.ts';
import { isUnified, nameOfWallet } from './margin-account.ts';
import { countedMillionths, isUsedUp, maintenanceMillionths, marginRisk, partsOf, worth, type MarginRisk } from './margin-risk.ts';

const million = 1_000_000n;
/** Roundings of one coin's worth. */
const slackUnits = 4n;
/** A call is over when the wallet stands this much better than where it was called, in millionths of the call's share. */
const relief = 900_000n;

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** True if a wallet stands at some share of its liquidation level, or beyond. */
const isAt = ({ equity, maintenance }: MarginRisk, sharePpm: bigint): boolean => maintenance * million >= equity * sharePpm;

/** The limit that a wallet approaches next: the call, or (once called) its liquidation. */
const levelPpm = ({ isCalled }: MarginAccount, { callPpm }: LendingRules): bigint => (isCalled ? million : BigInt(callPpm));

/**
 * Leaves word in each market that moves the wallet. Equity less what must stay is linear in every price as long as amounts stand still:
 * each coin weighs with what counts of it less what it asks for, and the distance to the limit is shared out over all of them.
 */
export function watchMargin(state: State, margin: MarginAccount): void {
  margin.unit.version += 1;
  if (!isAtStake(margin)) return;
  const level = levelPpm(margin, state.lending.rules);
  const { equity, maintenance } = marginRisk(state, margin);
  const weights = partsOf(state, margin).flatMap(({ market, held, owed, gain, collateral, debts, ...contracts }) => {
    if (market === null) return [];
    const net = held + gain - owed;
    const counted = net > 0 ? countedMillionths(collateral, net) : BigInt(net) * million;
    const kept = maintenanceMillionths(debts, owed) + BigInt(contracts.maintenance) * million;
    const weight = counted - (kept * million) / level;
    return [{ market, weight, worth: worth(market, abs(weight), true) / million + 1n }];
  });
  const total = weights.reduce((sum, one) => sum + one.worth, isUnified(margin) ? worthOfPositions(state, margin) : 0n);
  const distance = equity - (maintenance * million) / level - slackUnits * BigInt(weights.length + 2);
  const room = distance > 0n ? distance : 0n;
  for (const { market, weight } of weights) {
    if (weight === 0n) continue;
    market.watch ??= new RiskWatch();
    const price = market.referencePriceTicks;
    const away = Number((BigInt(price) * room) / total);
    if (weight < 0n) market.watch.add(margin.unit, 'index', 'rising', price + away);
    else if (away < price) market.watch.add(margin.unit, 'index', 'falling', price - away);
  }
  if (isUnified(margin)) watchPositions(state, margin, room, total);
}

const isAtStake = (margin: MarginAccount): boolean => (isUnified(margin) ? isExposed(margin) : margin.debts.size > 0);

/**
 * Looks at a wallet that something has happened to, be it only that its hour was charged: it waits for its liquidation or no longer does,
 * its owner is called or no longer called, and it is watched on.
 */
export function lookAtMargin(context: Context, margin: MarginAccount): void {
  const { liquidations, rules } = context.state.lending;
  if (isUnified(margin) && !settleUnified(context, margin)) return;
  if (!isAtStake(margin)) {
    margin.isCalled = false;
    liquidations.delete(margin);
    margin.unit.version += 1;
    return;
  }
  const risk = marginRisk(context.state, margin);
  if (!isUsedUp(risk)) liquidations.delete(margin);
  margin.isCalled &&= isAt(risk, (BigInt(rules.callPpm) * relief) / million);
  judge(context, margin, risk);
}

/**
 * Looks at a wallet whose bound a price has reached. Where bounds stand depends on when somebody looked last, which no snapshot knows:
 * nothing is done here but what the price alone decides. Whoever is at the limit waits for liquidation from now on, and whoever is near it
 * is called. A call ends, the queue is left and interest is charged when something happens to the wallet itself, or its hour or turn comes.
 */
export function noticeMargin(context: Context, margin: MarginAccount): void {
  if (isAtStake(margin) && !context.state.lending.liquidations.has(margin)) judge(context, margin, marginRisk(context.state, margin));
}

function judge(context: Context, margin: MarginAccount, risk: MarginRisk): void {
  const { liquidations, rules } = context.state.lending;
  if (isUsedUp(risk)) {
    liquidations.add(margin);
    // No price matters to it until its turn.
    margin.unit.version += 1;
    return;
  }
  if (!margin.isCalled && isAt(risk, BigInt(rules.callPpm))) {
    margin.isCalled = true;
    context.events.push({
      type: 'margin-called',
      ...nameOfWallet(margin),
      equityUnits: units(risk.equity),
      maintenanceUnits: units(risk.maintenance),
    });
  }
  watchMargin(context.state, margin);
}

/** The margin wallet that a watched unit stands for. */
export const marginOf = (state: State, { accountId, marketId }: RiskUnit): MarginAccount | undefined =>
  marginAt(state, accountId, marketId);

/** The wallet that stands under a place among its owner's. */
export function marginAt({ accounts }: State, accountId: AccountId, marketId: MarketId): MarginAccount | undefined {
  const account = accounts.get(accountId);
  return marketId === unifiedPlace ? account?.unified?.margin : account?.margins?.get(marketId);
}
