// The columns of a file of one's own contracts: exact amounts as the exchange gives them, kinds by their codes' names, times in UTC.
import type { ClosedPosition, FundingPayment, FuturesEntry, Liquidation } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import type { SpotFill, SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import type { CsvColumn } from '#lib/format/csv.ts';
import { isMarketOrder, outcomeOf } from '../panels/words/order-state.ts';
import { planKindOf, planResultOf } from '../panels/words/plan-words.ts';

/** Words of the namespace `positions`. */
export type FileWords = (
  key:
    | `file.${'id' | 'orderId' | 'planId' | 'time' | 'opened' | 'closed' | 'coin' | 'feeCoin' | 'leverage' | 'mode' | 'side' | 'hold' | 'reason' | 'insurance' | 'trigger' | 'execute' | 'takeProfit' | 'stopLoss' | 'callback' | 'ratio' | 'frozenAfter' | 'liquidationFee'}`
    | `column.${'contract' | 'price' | 'average' | 'quantity' | 'filled' | 'status' | 'fee' | 'role' | 'profit' | 'entry' | 'exitPrice' | 'net' | 'rate' | 'amount' | 'balance' | 'kind' | 'isolatedChange' | 'mark'}`
    | 'tab.funding',
) => string;

const utc = (timeMs: number): string => new Date(timeMs).toISOString();
const modeName = (mode: number): string => (mode === MarginMode.isolated ? 'isolated' : 'cross');

export function columnsOf(t: FileWords, markets: ReadonlyMap<string, Pick<ContractMarket, 'symbolCodeDisplayName'>>) {
  const contract = {
    head: t('column.contract'),
    of: ({ symbolId }: { readonly symbolId: string }): string => markets.get(symbolId)?.symbolCodeDisplayName ?? symbolId,
  };
  const held = { head: t('file.hold'), of: ({ holdSide }: { readonly holdSide: string }): string => holdSide };
  const mode = { head: t('file.mode'), of: ({ marginMode }: { readonly marginMode: number }): string => modeName(marginMode) };
  const leverage = { head: t('file.leverage'), of: (row: { readonly leverage: number }): string => String(row.leverage) };
  const coin = { head: t('file.coin'), of: (row: { readonly coin: string }): string => row.coin };
  const positions: readonly CsvColumn<ClosedPosition>[] = [
    { head: t('file.id'), of: ({ roundId }) => roundId },
    contract,
    held,
    mode,
    leverage,
    { head: t('file.opened'), of: ({ openTimeMs }) => utc(openTimeMs) },
    { head: t('file.closed'), of: ({ closeTimeMs }) => utc(closeTimeMs) },
    { head: t('column.quantity'), of: ({ closedCount }) => closedCount },
    { head: t('column.entry'), of: ({ averageOpenPrice }) => averageOpenPrice },
    { head: t('column.exitPrice'), of: ({ averageClosePrice }) => averageClosePrice },
    { head: t('column.profit'), of: ({ achievedProfits }) => achievedProfits },
    { head: t('column.fee'), of: ({ paidFees }) => paidFees },
    { head: t('tab.funding'), of: ({ paidFunding }) => paidFunding },
    { head: t('file.insurance'), of: ({ insurance }) => insurance },
    { head: t('column.net'), of: ({ netProfit }) => netProfit },
    coin,
    { head: t('column.status'), of: ({ closedBy }) => closedBy },
  ];
  const direction = { head: t('file.side'), of: (row: { readonly delegateType: number }): string => sideOfDirection(row.delegateType) };
  const orderHold = { head: t('file.hold'), of: (row: { readonly holdSide?: string | undefined }): string => row.holdSide ?? '' };
  const orders: readonly CsvColumn<SpotOrder>[] = [
    { head: t('file.orderId'), of: ({ orderId }) => orderId },
    { head: t('file.time'), of: ({ updateTimeMs }) => utc(updateTimeMs) },
    contract,
    direction,
    orderHold,
    { head: t('column.kind'), of: (order) => (isMarketOrder(order) ? 'market' : 'limit') },
    { head: t('column.price'), of: (order) => (isMarketOrder(order) ? '' : order.delegatePrice) },
    { head: t('column.quantity'), of: ({ delegateCount }) => delegateCount },
    { head: t('column.filled'), of: ({ dealCount }) => dealCount },
    { head: t('column.average'), of: ({ averagePrice }) => averagePrice },
    { head: t('column.fee'), of: ({ fee }) => fee },
    { head: t('file.feeCoin'), of: ({ feeCoin }) => feeCoin },
    { head: t('column.status'), of: outcomeOf },
    { head: t('file.reason'), of: ({ cancelReason }) => cancelReason },
  ];
  const plans: readonly CsvColumn<SpotPlan>[] = [
    { head: t('file.planId'), of: ({ planId }) => planId },
    { head: t('file.time'), of: ({ updateTimeMs }) => utc(updateTimeMs) },
    contract,
    direction,
    orderHold,
    { head: t('column.kind'), of: planKindOf },
    { head: t('file.trigger'), of: ({ triggerPrice }) => triggerPrice },
    { head: t('file.execute'), of: ({ executePrice }) => executePrice },
    { head: t('file.takeProfit'), of: ({ presetTakeProfitPrice }) => presetTakeProfitPrice },
    { head: t('file.stopLoss'), of: ({ presetStopLossPrice }) => presetStopLossPrice },
    { head: t('file.callback'), of: (plan) => (['track', 'moving'].includes(planKindOf(plan)) ? plan.rangeRate : '') },
    { head: t('file.ratio'), of: ({ riskRatio }) => riskRatio ?? '' },
    { head: t('column.quantity'), of: ({ delegateCount }) => delegateCount },
    { head: t('column.status'), of: planResultOf },
    { head: t('file.reason'), of: ({ reason }) => reason },
    { head: t('file.orderId'), of: ({ orderId }) => orderId },
  ];
  const fills: readonly CsvColumn<SpotFill>[] = [
    { head: t('file.id'), of: ({ fillId }) => fillId },
    { head: t('file.orderId'), of: ({ orderId }) => orderId },
    { head: t('file.time'), of: ({ timeMs }) => utc(timeMs) },
    contract,
    { head: t('file.side'), of: ({ side }) => side },
    { head: t('column.price'), of: ({ price }) => price },
    { head: t('column.quantity'), of: ({ quantity }) => quantity },
    { head: t('column.amount'), of: ({ amount }) => amount },
    { head: t('column.profit'), of: ({ profit = '0' }) => profit },
    { head: t('column.fee'), of: ({ fee }) => fee },
    { head: t('file.feeCoin'), of: ({ feeCoin }) => feeCoin },
    { head: t('column.role'), of: ({ role }) => role },
  ];
  const funding: readonly CsvColumn<FundingPayment>[] = [
    { head: t('file.id'), of: ({ id }) => id },
    { head: t('file.time'), of: ({ slotTimeMs }) => utc(slotTimeMs) },
    contract,
    held,
    { head: t('column.quantity'), of: ({ count }) => count },
    { head: t('column.mark'), of: ({ markPrice }) => markPrice },
    { head: t('column.rate'), of: ({ fundingRate }) => fundingRate },
    { head: t('column.amount'), of: ({ amount }) => amount },
    coin,
  ];
  const transactions: readonly CsvColumn<FuturesEntry>[] = [
    { head: t('file.id'), of: ({ id }) => id },
    { head: t('file.time'), of: ({ timeMs }) => utc(timeMs) },
    { head: t('column.kind'), of: ({ cause }) => cause },
    { head: t('column.amount'), of: ({ availableChange }) => availableChange },
    { head: t('column.isolatedChange'), of: ({ frozenChange }) => frozenChange },
    { head: t('column.balance'), of: ({ availableAfter }) => availableAfter },
    { head: t('file.frozenAfter'), of: ({ frozenAfter }) => frozenAfter },
    coin,
    { head: t('file.orderId'), of: ({ orderId }) => orderId },
  ];
  const liquidations: readonly CsvColumn<Liquidation>[] = [
    { head: t('file.id'), of: ({ id }) => id },
    { head: t('file.time'), of: ({ timeMs }) => utc(timeMs) },
    contract,
    held,
    mode,
    leverage,
    { head: t('column.kind'), of: ({ step }) => step },
    { head: t('column.quantity'), of: ({ count }) => count },
    { head: t('column.entry'), of: ({ averageOpenPrice }) => averageOpenPrice },
    { head: t('column.exitPrice'), of: ({ closePrice }) => closePrice },
    { head: t('column.profit'), of: ({ achievedProfits }) => achievedProfits },
    { head: t('column.mark'), of: ({ grounds }) => grounds?.markPrice ?? '' },
    { head: t('file.ratio'), of: ({ grounds }) => grounds?.marginRatio ?? '' },
    { head: t('file.liquidationFee'), of: ({ liquidationFee }) => liquidationFee },
    { head: t('file.insurance'), of: ({ insurance }) => insurance },
    coin,
  ];
  return { positions, orders, plans, fills, funding, transactions, liquidations };
}
