// The columns of a file of one's own contracts: exact amounts as the exchange gives them, kinds by their codes' names, times in UTC.
import { entryPointName } from '#components/trading/entry-point-name.ts';
import type { ClosedPosition, FundingPayment, FuturesEntry, Liquidation } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import type { SpotFill, SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import type { CsvColumn } from '#lib/format/csv.ts';
import { isMarketOrder, outcomeOf } from '../panels/words/order-state.ts';
import { planKindOf } from '../panels/words/plan-kinds.ts';
import { planResultOf } from '../panels/words/plan-words.ts';

/** Words of the namespace `positions`. */
type FileWord =
  | `file.${'id' | 'code' | 'orderId' | 'planId' | 'time' | 'opened' | 'closed' | 'coin' | 'feeCoin' | 'leverage' | 'mode' | 'side' | 'hold' | 'reason' | 'insurance' | 'trigger' | 'execute' | 'takeProfit' | 'stopLoss' | 'callback' | 'ratio' | 'frozenAfter' | 'liquidationFee' | 'entryPoint'}`
  | `column.${'contract' | 'price' | 'average' | 'quantity' | 'filled' | 'status' | 'fee' | 'role' | 'profit' | 'entry' | 'exitPrice' | 'net' | 'rate' | 'amount' | 'balance' | 'kind' | 'isolatedChange' | 'mark'}`
  | 'tab.funding';
export type FileWords = (key: FileWord) => string;
type Markets = ReadonlyMap<string, Pick<ContractMarket, 'symbolCodeDisplayName'>>;

const utc = (timeMs: number): string => new Date(timeMs).toISOString();

/** One column: its head's word, and its cell of a row. */
type Column<Row> = readonly [word: FileWord, of: (row: Row, markets: Markets) => string];
type Columns<Row> = readonly Column<Row>[];

const contract: Column<{ readonly symbolId: string }> = [
  'column.contract',
  ({ symbolId }, markets) => markets.get(symbolId)?.symbolCodeDisplayName ?? symbolId,
];
const held: Column<{ readonly holdSide: string }> = ['file.hold', ({ holdSide }) => holdSide];
const orderHold: Column<{ readonly holdSide?: string | undefined }> = ['file.hold', ({ holdSide }) => holdSide ?? ''];
const mode: Column<{ readonly marginMode: number }> = [
  'file.mode',
  ({ marginMode }) => (marginMode === MarginMode.isolated ? 'isolated' : 'cross'),
];
const leverage: Column<{ readonly leverage: number }> = ['file.leverage', (row) => String(row.leverage)];
const coin: Column<{ readonly coin: string }> = ['file.coin', (row) => row.coin];
const direction: Column<{ readonly delegateType: number }> = ['file.side', ({ delegateType }) => sideOfDirection(delegateType)];
/** The code, which also tells what the exchange itself has closed. */
const code: Column<{ readonly delegateType?: number | undefined }> = ['file.code', ({ delegateType = '' }) => String(delegateType)];

const entryPoint: Column<{ readonly enterPointSource?: number | undefined }> = [
  'file.entryPoint',
  ({ enterPointSource }) => entryPointName(enterPointSource),
];

const positions: Columns<ClosedPosition> = [
  ['file.id', ({ roundId }) => roundId],
  contract,
  held,
  mode,
  leverage,
  ['file.opened', ({ openTimeMs }) => utc(openTimeMs)],
  ['file.closed', ({ closeTimeMs }) => utc(closeTimeMs)],
  ['column.quantity', ({ closedCount }) => closedCount],
  ['column.entry', ({ averageOpenPrice }) => averageOpenPrice],
  ['column.exitPrice', ({ averageClosePrice }) => averageClosePrice],
  ['column.profit', ({ achievedProfits }) => achievedProfits],
  ['column.fee', ({ paidFees }) => paidFees],
  ['tab.funding', ({ paidFunding }) => paidFunding],
  ['file.insurance', ({ insurance }) => insurance],
  ['column.net', ({ netProfit }) => netProfit],
  coin,
  ['column.status', ({ closedBy }) => closedBy],
  code,
];

const orders: Columns<SpotOrder> = [
  ['file.orderId', ({ orderId }) => orderId],
  ['file.time', ({ updateTimeMs }) => utc(updateTimeMs)],
  contract,
  direction,
  orderHold,
  ['column.kind', (order) => (isMarketOrder(order) ? 'market' : order.displayCount === '0' ? 'limit' : 'iceberg')],
  ['column.price', (order) => (isMarketOrder(order) ? '' : order.delegatePrice)],
  ['column.quantity', ({ delegateCount }) => delegateCount],
  ['column.filled', ({ dealCount }) => dealCount],
  ['column.average', ({ averagePrice }) => averagePrice],
  ['column.fee', ({ fee }) => fee],
  ['file.feeCoin', ({ feeCoin }) => feeCoin],
  ['column.status', outcomeOf],
  ['file.reason', ({ cancelReason }) => cancelReason],
  code,
  entryPoint,
];

const plans: Columns<SpotPlan> = [
  ['file.planId', ({ planId }) => planId],
  ['file.time', ({ updateTimeMs }) => utc(updateTimeMs)],
  contract,
  direction,
  orderHold,
  ['column.kind', planKindOf],
  ['file.trigger', ({ triggerPrice }) => triggerPrice],
  ['file.execute', ({ executePrice }) => executePrice],
  ['file.takeProfit', ({ presetTakeProfitPrice }) => presetTakeProfitPrice],
  ['file.stopLoss', ({ presetStopLossPrice }) => presetStopLossPrice],
  ['file.callback', (plan) => (['track', 'moving'].includes(planKindOf(plan)) ? plan.rangeRate : '')],
  ['file.ratio', ({ riskRatio }) => riskRatio ?? ''],
  ['column.quantity', ({ delegateCount }) => delegateCount],
  ['column.status', planResultOf],
  ['file.reason', ({ reason }) => reason],
  ['file.orderId', ({ orderId }) => orderId],
];

const fills: Columns<SpotFill> = [
  ['file.id', ({ fillId }) => fillId],
  ['file.orderId', ({ orderId }) => orderId],
  ['file.time', ({ timeMs }) => utc(timeMs)],
  contract,
  ['file.side', ({ side }) => side],
  ['column.price', ({ price }) => price],
  ['column.quantity', ({ quantity }) => quantity],
  ['column.amount', ({ amount }) => amount],
  ['column.profit', ({ profit = '0' }) => profit],
  ['column.fee', ({ fee }) => fee],
  ['file.feeCoin', ({ feeCoin }) => feeCoin],
  ['column.role', ({ role }) => role],
  code,
  entryPoint,
];

const funding: Columns<FundingPayment> = [
  ['file.id', ({ id }) => id],
  ['file.time', ({ slotTimeMs }) => utc(slotTimeMs)],
  contract,
  held,
  ['column.quantity', ({ count }) => count],
  ['column.mark', ({ markPrice }) => markPrice],
  ['column.rate', ({ fundingRate }) => fundingRate],
  ['column.amount', ({ amount }) => amount],
  coin,
];

const transactions: Columns<FuturesEntry> = [
  ['file.id', ({ id }) => id],
  ['file.time', ({ timeMs }) => utc(timeMs)],
  ['column.kind', ({ cause }) => cause],
  ['column.amount', ({ availableChange }) => availableChange],
  ['column.isolatedChange', ({ frozenChange }) => frozenChange],
  ['column.balance', ({ availableAfter }) => availableAfter],
  ['file.frozenAfter', ({ frozenAfter }) => frozenAfter],
  coin,
  ['file.orderId', ({ orderId }) => orderId],
];

const liquidations: Columns<Liquidation> = [
  ['file.id', ({ id }) => id],
  ['file.time', ({ timeMs }) => utc(timeMs)],
  contract,
  held,
  mode,
  leverage,
  ['column.kind', ({ step }) => step],
  ['column.quantity', ({ count }) => count],
  ['column.entry', ({ averageOpenPrice }) => averageOpenPrice],
  ['column.exitPrice', ({ closePrice }) => closePrice],
  ['column.profit', ({ achievedProfits }) => achievedProfits],
  ['column.mark', ({ grounds }) => grounds?.markPrice ?? ''],
  ['file.ratio', ({ grounds }) => grounds?.marginRatio ?? ''],
  ['file.liquidationFee', ({ liquidationFee }) => liquidationFee],
  ['file.insurance', ({ insurance }) => insurance],
  coin,
  code,
];

export function columnsOf(t: FileWords, markets: Markets) {
  const inWords = <Row>(columns: Columns<Row>): readonly CsvColumn<Row>[] =>
    columns.map(([word, of]) => ({ head: t(word), of: (row) => of(row, markets) }));
  return {
    positions: inWords(positions),
    orders: inWords(orders),
    plans: inWords(plans),
    fills: inWords(fills),
    funding: inWords(funding),
    transactions: inWords(transactions),
    liquidations: inWords(liquidations),
  };
}
