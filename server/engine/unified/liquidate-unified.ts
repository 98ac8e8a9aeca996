// Liquidation of a unified account: orders go, debts are paid by converting, positions are reduced, then taken over; the fund bears the rest.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import type { Account, FuturesAccount, MarginAccount } from '../accounts/account.ts';
import { crossRisk } from '../accounts/risk/risk.ts';
import { maintenanceOf, type MarginWallet } from '../accounts/positions/contract.ts';
import { takeOver } from '../accounts/risk/take-over.ts';
import { cancelConvertOrder } from '../convert/convert-order.ts';
import {
  buy,
  cancelEverything,
  cash,
  endLiquidation,
  owedWorth,
  passToFund,
  payByFund,
  payOwn,
  pricesOf,
  sell,
} from '../lending/liquidate-margin.ts';
import { inMargin, ofVenue, postLoan } from '../lending/loans.ts';

import { isUsedUp, marginRisk, unitOf } from '../lending/margin-risk.ts';
import { lookAtMargin } from '../lending/watch-margin.ts';
import { crossPositions, net, reduce, reduceLimit } from '../liquidations/liquidate.ts';
import { settleFund } from '../liquidations/settle-fund.ts';
import type { Context } from '../outcome.ts';
import { evenOut } from './cover.ts';

const million = 1_000_000n;

/** The wallets of the contracts that the whole account backs. */
const walletsOf = ({ wallets }: FuturesAccount): MarginWallet[] =>
  [...wallets.values()].filter(({ assetId, pool }) => pool?.shares(assetId) === true).toSorted((a, b) => a.assetId - b.assetId);

/** Sells and buys what pays the debts. Answers the fee on what was paid, which goes to the fund as far as there is something. */
function convert(context: Context, margin: MarginAccount, unitAssetId: number): bigint {
  const { state } = context;
  payOwn(context, margin);
  const owed = owedWorth(context, margin);
  if (owed === 0n) return 0n;
  const feePpm = BigInt(state.lending.rules.liquidationFeePpm);
  sell(context, margin, unitAssetId, (owed * feePpm) / million);
  buy(context, margin, unitAssetId);
  payOwn(context, margin);
  const due = ((owed - owedWorth(context, margin)) * feePpm) / million;
  const left = BigInt(Math.max(0, cash(context, margin, unitAssetId)));
  const fee = left < due ? left : due;
  postLoan(context, LedgerCause.liquidation, 0, [
    inMargin(margin, unitAssetId, -Number(fee)),
    ofVenue(state, 'insurance', unitAssetId, Number(fee)),
  ]);
  return fee;
}

const isAtEnd = ({ state }: Context, margin: MarginAccount): boolean => isUsedUp(marginRisk(state, margin));

/** Hedges are closed against each other, then positions of higher tiers in part, on the book, wallet by wallet. */
function reducePositions(context: Context, margin: MarginAccount, account: Account, futures: FuturesAccount): void {
  const { ledger } = context.state;
  for (const wallet of walletsOf(futures)) for (const holding of wallet.holdings) net(context, holding);
  evenOut(context, margin);
  for (const wallet of walletsOf(futures)) {
    for (let step = 0; step < reduceLimit && isAtEnd(context, margin); step += 1) {
      if (!reduce(context, account, wallet, crossRisk(ledger, futures.row, wallet))) break;
      evenOut(context, margin);
    }
  }
}

/** The fund takes all positions at the mark price, each with its maintenance as far as there is that much. */
function takePositions(context: Context, margin: MarginAccount, futures: FuturesAccount): void {
  const { ledger } = context.state;
  for (const wallet of walletsOf(futures)) {
    for (const { holding, position } of crossPositions(wallet)) {
      const risk = crossRisk(ledger, futures.row, wallet);
      const share = Math.max(0, Math.min(maintenanceOf(holding.contract, position.lots), risk.equity));
      takeOver(context, holding, position, risk, share);
      settleFund(context, holding.contract, 0);
    }
  }
  evenOut(context, margin);
}

function cancelConvertOrders(context: Context, { owner: { accountId } }: MarginAccount): void {
  for (const { orderId, account } of context.state.conversions.orders.values())
    if (account.accountId === accountId) cancelConvertOrder(context, { type: 'cancel-convert-order', accountId, orderId });
}

/** Held coins are collateral too, and given back first, purpose by purpose. Null: it counts for nothing, or is no purpose of a unified account. */
const giveBackHeld: Readonly<Record<HoldPurpose, ((context: Context, margin: MarginAccount) => void) | null>> = {
  order: cancelEverything,
  'convert-order': cancelConvertOrders,
  withdrawal: null,
  escrow: null,
  position: null,
};

/** Liquidates an account that was found at its limit, if it still is, as far as is needed. What is left stays its owner's. */
export function liquidateUnified(context: Context, margin: MarginAccount): void {
  const { state } = context;
  const { owner } = margin;
  const { futures } = owner;
  const before = marginRisk(state, margin);
  const unitAssetId = unitOf(state, margin);
  if (unitAssetId === undefined || futures === null || !isUsedUp(before)) {
    lookAtMargin(context, margin);
    return;
  }
  const prices = pricesOf(state, margin);
  for (const giveBack of Object.values(giveBackHeld)) giveBack?.(context, margin);
  let fee = convert(context, margin, unitAssetId);
  if (isAtEnd(context, margin)) reducePositions(context, margin, owner, futures);
  if (isAtEnd(context, margin)) takePositions(context, margin, futures);
  fee += convert(context, margin, unitAssetId);
  let insurance = 0n;
  if (margin.debts.size > 0 && isAtEnd(context, margin)) {
    const owed = owedWorth(context, margin);
    insurance = passToFund(context, margin, unitAssetId, owed) - owed;
    payByFund(context, margin);
  }
  endLiquidation(context, margin, { unitAssetId, before, fee, insurance, prices });
}
