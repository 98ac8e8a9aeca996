// Liquidation of a margin wallet: orders go, coins are sold and bought on the book to pay what is owed, the insurance fund bears the rest.
import { EntryPoint, MarketState, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { MarginAccount } from '../accounts/account.ts';
import { isEmpty } from '../accounts/positions/holding.ts';
import type { AssetId, MarketId } from '../ids.ts';
import { withdrawAll } from '../orders/cancel-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { CancelReason } from '../orders/order-event.ts';
import { highestBuyTicks, lowestSellTicks, type Market } from '../markets/market.ts';
import { millionthsDown, millionthsUp } from '../arithmetic/millionths.ts';
import type { Context } from '../outcome.ts';
import { cancelWaitingPlan } from '../plans/close-plan.ts';
import type { State } from '../state.ts';
import { lots, ticks, units } from '../units.ts';
import { announceRepaid, inMargin, ofVenue, postLoan, repayLoan, settleDebt } from './loans.ts';
import { isUnified, owedOf, nameOfWallet } from './margin-account.ts';
import { RepayCause } from './margin-event.ts';
import { coinsOf, isUsedUp, type MarginRisk, marginRisk, pricerOf, unitOf, worth } from './margin-risk.ts';
import { lookAtMargin } from './watch-margin.ts';

const million = 1_000_000n;

/** The markets that a wallet's liquidation would trade in. */
const marketsOf = (state: State, margin: MarginAccount): Market[] =>
  coinsOf(state, margin).flatMap((assetId) => {
    const market = pricerOf(state, margin, assetId) ?? null;
    const { ledger } = state;
    const { row } = margin.account;
    const matters = margin.debts.has(assetId) || ledger.available(row, assetId) + ledger.frozen(row, assetId) > 0n;
    return market === null || !matters ? [] : [market];
  });

/** True if every market that a liquidation would trade in is open. */
export const isMarginLiquidationDue = (state: State, margin: MarginAccount): boolean =>
  [...marketsOf(state, margin), ...(isUnified(margin) ? contractMarkets(state, margin) : [])].every(
    (market) => market.state === MarketState.online,
  );

/** The markets of the contracts in which a unified account has positions. */
const contractMarkets = ({ markets }: State, { owner }: MarginAccount): Market[] =>
  [...(owner.futures?.holdings ?? [])].flatMap(([marketId, holding]) => {
    const market = markets.get(marketId);
    return market === undefined || isEmpty(holding) ? [] : [market];
  });

export function cancelEverything(context: Context, { account }: MarginAccount): void {
  const { state } = context;
  withdrawAll(context, account, CancelReason.liquidation, () => true, true);
  for (const planId of [...(account.plans ?? [])].toSorted((a, b) => a - b)) {
    const plan = state.plans.get(planId);
    const market = plan === undefined ? undefined : state.markets.get(plan.marketId);
    if (plan !== undefined && market !== undefined && plan.fired === null)
      cancelWaitingPlan(context, market, plan, CancelReason.liquidation);
  }
}

export const cash = ({ state }: Context, { account }: MarginAccount, assetId: AssetId): number => state.ledger.cash(account.row, assetId);

/** Pays what each coin can pay of its own debt. */
export function payOwn(context: Context, margin: MarginAccount): void {
  for (const assetId of [...margin.debts.keys()].toSorted((a, b) => a - b))
    repayLoan(context, margin, assetId, cash(context, margin, assetId), { cause: RepayCause.liquidation, orderId: 0 });
}

/** The limit price of the system's trades: within its reach of the index price, and within the band, or the order would be refused. */
function limitTicks(context: Context, market: Market, side: Side): number {
  const { reachPpm } = context.state.lending.rules;
  const index = market.referencePriceTicks;
  if (side === Side.buy) return Math.min(millionthsDown(index, 1_000_000 + reachPpm), highestBuyTicks(market));
  return Math.max(1, millionthsUp(index, 1_000_000 - reachPpm), lowestSellTicks(market));
}

/** An order of the system in the wallet, now or never. */
function tradeNow(context: Context, margin: MarginAccount, market: Market, side: Side, quantity: number): void {
  if (quantity <= 0) return;
  placeOrder(
    context,
    {
      type: 'place-order',
      accountId: margin.owner.accountId,
      marketId: market.rules.marketId,
      ...(margin.wallet === Wallet.spot ? {} : { wallet: margin.wallet }),
      side,
      kind: 'limit',
      timeInForce: TimeInForce.ioc,
      priceTicks: ticks(limitTicks(context, market, side)),
      quantityLots: lots(Math.min(quantity, market.rules.maxQuantityLots)),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelMaker,
    },
    { planId: 0, source: null, entryPoint: EntryPoint.system, isLinked: false },
  );
}

/** Lots, rounded up, that bring or cost so much beside the taker's fee. */
const grossUp = (amount: bigint, { rules }: Market): bigint => {
  const net = BigInt(1_000_000 - rules.takerFeePpm);
  return (amount * million + net - 1n) / net;
};

const lotsUp = (amount: bigint, perLot: bigint): bigint => (amount + perLot - 1n) / perLot;

/** The amount that all debts and the fee ask for in the coin of the wallet, at the worst prices that the system would buy at. */
function needed(context: Context, margin: MarginAccount, fee: bigint): bigint {
  let sum = fee;
  for (const [assetId, debt] of margin.debts) {
    const market = pricerOf(context.state, margin, assetId);
    const owed = BigInt(owedOf(debt));
    if (market === null) sum += owed;
    else if (market !== undefined) {
      const quantity = lotsUp(grossUp(owed, market), BigInt(market.rules.lotUnits));
      sum += quantity * BigInt(limitTicks(context, market, Side.buy)) * BigInt(market.rules.tickLotUnits);
    }
  }
  return sum;
}

/** Sells coins until there is enough of the coin of the wallet, those of the lowest number first. */
export function sell(context: Context, margin: MarginAccount, unitAssetId: AssetId, fee: bigint): void {
  for (const assetId of coinsOf(context.state, margin)) {
    const market = pricerOf(context.state, margin, assetId);
    if (market === undefined || market === null) continue;
    const missing = needed(context, margin, fee) - BigInt(cash(context, margin, unitAssetId));
    if (missing <= 0n) return;
    const perLot = BigInt(limitTicks(context, market, Side.sell)) * BigInt(market.rules.tickLotUnits);
    const wanted = lotsUp(grossUp(missing, market), perLot);
    const held = BigInt(Math.floor(cash(context, margin, assetId) / market.rules.lotUnits));
    tradeNow(context, margin, market, Side.sell, Number(wanted < held ? wanted : held));
  }
}

/** Buys the coins that are still owed. */
export function buy(context: Context, margin: MarginAccount, unitAssetId: AssetId): void {
  for (const [assetId, debt] of [...margin.debts].toSorted(([a], [b]) => a - b)) {
    const market = pricerOf(context.state, margin, assetId);
    if (market === undefined || market === null) continue;
    const wanted = lotsUp(grossUp(BigInt(owedOf(debt)), market), BigInt(market.rules.lotUnits));
    const perLot = limitTicks(context, market, Side.buy) * market.rules.tickLotUnits;
    const affordable = BigInt(Math.floor(cash(context, margin, unitAssetId) / perLot));
    tradeNow(context, margin, market, Side.buy, Number(wanted < affordable ? wanted : affordable));
  }
}

/** The value of all debts at index prices, in the coin of the wallet, rounded up. */
export function owedWorth(context: Context, margin: MarginAccount): bigint {
  let sum = 0n;
  for (const [assetId, debt] of margin.debts) {
    const market = pricerOf(context.state, margin, assetId);
    if (market !== undefined) sum += worth(market, BigInt(owedOf(debt)), true);
  }
  return sum;
}

/** Passes coins to the insurance fund until they are worth so much at index prices; answers what they are worth. */
export function passToFund(context: Context, margin: MarginAccount, unitAssetId: AssetId, claim: bigint): bigint {
  const { state } = context;
  let taken = 0n;
  const others = coinsOf(state, margin).filter((assetId) => assetId !== unitAssetId);
  for (const assetId of [unitAssetId, ...others]) {
    const market = pricerOf(state, margin, assetId);
    const held = BigInt(cash(context, margin, assetId));
    const left = claim - taken;
    if (market === undefined || left <= 0n || held === 0n) continue;
    const all = worth(market, held);
    const part = all <= left ? held : (held * left + all - 1n) / all;
    postLoan(context, LedgerCause.liquidation, 0, [
      inMargin(margin, assetId, -Number(part)),
      ofVenue(state, 'insurance', assetId, Number(part)),
    ]);
    taken += worth(market, part);
  }
  return taken;
}

/** The fund pays what it can of a debt; what it cannot, it owes the lender from now on. Interest that nobody pays is forgone. */
export function payByFund(context: Context, margin: MarginAccount): void {
  const { state } = context;
  const fund = state.insuranceAccount;
  for (const [assetId, debt] of [...margin.debts].toSorted(([a], [b]) => a - b)) {
    const has = fund === null ? 0 : Math.max(0, state.ledger.cash(fund.row, assetId));
    const { principal, interest } = debt;
    const paid = Math.min(has, principal);
    const paidInterest = Math.min(has - paid, interest);
    postLoan(context, LedgerCause.liquidation, 0, [
      ofVenue(state, 'insurance', assetId, -paid - paidInterest),
      ofVenue(state, 'lender', assetId, paid),
      ofVenue(state, 'fees', assetId, paidInterest),
    ]);
    if (principal > paid) state.lending.fundDebts.set(assetId, (state.lending.fundDebts.get(assetId) ?? 0) + principal - paid);
    debt.principal = 0;
    debt.interest = 0;
    announceRepaid(context, margin, assetId, debt, { principal, interest, cause: RepayCause.insurance, orderId: 0 });
    settleDebt(context, margin, assetId, debt);
  }
}

/** The fund's debts to the lender are paid as soon as it has the coin. */
function payFundDebts(context: Context): void {
  const { state } = context;
  const fund = state.insuranceAccount;
  if (fund === null) return;
  for (const [assetId, owed] of state.lending.fundDebts) {
    const paid = Math.min(owed, Math.max(0, state.ledger.cash(fund.row, assetId)));
    if (paid === 0) continue;
    postLoan(context, LedgerCause.liquidation, 0, [ofVenue(state, 'insurance', assetId, -paid), ofVenue(state, 'lender', assetId, paid)]);
    if (paid === owed) state.lending.fundDebts.delete(assetId);
    else state.lending.fundDebts.set(assetId, owed - paid);
  }
}

type MarketPrice = { readonly marketId: MarketId; readonly priceTicks: number };

/** The index prices that a liquidation is judged by. */
export const pricesOf = (state: State, margin: MarginAccount): MarketPrice[] =>
  marketsOf(state, margin).map(({ rules, referencePriceTicks }) => ({ marketId: rules.marketId, priceTicks: referencePriceTicks }));

type Liquidated = {
  readonly unitAssetId: AssetId;
  /** The wallet as it stood. */
  readonly before: MarginRisk;
  readonly fee: bigint;
  readonly insurance: bigint;
  readonly prices: readonly MarketPrice[];
};

/** The fund pays what it owes, and all is told. */
export function endLiquidation(context: Context, margin: MarginAccount, { unitAssetId, before, fee, insurance, prices }: Liquidated): void {
  payFundDebts(context);
  context.events.push({
    type: 'margin-liquidated',
    ...nameOfWallet(margin),
    unitAssetId,
    equityUnits: units(before.equity),
    maintenanceUnits: units(before.maintenance),
    debtUnits: units(before.debts),
    feeUnits: units(fee),
    insuranceUnits: units(insurance),
    prices,
  });
  lookAtMargin(context, margin);
}

/** Liquidates a wallet that was found at its limit, if it still is. What it has beyond its debts and the fee stays its owner's. */
export function liquidateMargin(context: Context, margin: MarginAccount): void {
  const { state } = context;
  const before = marginRisk(state, margin);
  const unitAssetId = unitOf(state, margin);
  if (unitAssetId === undefined || !isUsedUp(before)) {
    lookAtMargin(context, margin);
    return;
  }
  const prices = pricesOf(state, margin);
  const feePpm = BigInt(state.lending.rules.liquidationFeePpm);
  const due = (before.debts * feePpm) / million;
  cancelEverything(context, margin);
  payOwn(context, margin);
  sell(context, margin, unitAssetId, due);
  buy(context, margin, unitAssetId);
  payOwn(context, margin);
  let insurance = 0n;
  let fee = 0n;
  if (margin.debts.size > 0) {
    const owed = owedWorth(context, margin);
    const taken = passToFund(context, margin, unitAssetId, owed + due);
    fee = taken > owed ? taken - owed : 0n;
    insurance = taken - owed - fee;
    payByFund(context, margin);
  } else {
    const left = BigInt(cash(context, margin, unitAssetId));
    fee = left < due ? left : due;
    postLoan(context, LedgerCause.liquidation, 0, [
      inMargin(margin, unitAssetId, -Number(fee)),
      ofVenue(state, 'insurance', unitAssetId, Number(fee)),
    ]);
  }
  endLiquidation(context, margin, { unitAssetId, before, fee, insurance, prices });
}
