'use client';
// The list of the chosen tab; each is loaded when it is first looked at.
import { latePlace } from '#components/ui/late/late-part.tsx';
import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { PositionRow } from '../positions/position-row.ts';
import type { LineState } from '../positions/use-line.ts';
import type { PositionOperations } from '../positions/use-position-operations.ts';
import type { LineHistory } from './past-lists/history-list.tsx';
import type { FuturesTab } from './state/panels-view.ts';
import type { PanelLists } from './state/use-panel-lists.ts';

const PositionsList = latePlace(async () => (await import('../positions/positions-list.tsx')).PositionsList, <ListWaiting />);
const OpenOrders = latePlace(async () => (await import('./open-lists/open-orders.tsx')).OpenOrders, <ListWaiting />);
const WaitingPlans = latePlace(async () => (await import('./open-lists/waiting-plans.tsx')).WaitingPlans, <ListWaiting />);
const PositionHistory = latePlace(async () => (await import('./past-lists/position-history.tsx')).PositionHistory, <ListWaiting />);
const OrderHistory = latePlace(async () => (await import('./past-lists/order-history.tsx')).OrderHistory, <ListWaiting />);
const PlanHistory = latePlace(async () => (await import('./past-lists/plan-history.tsx')).PlanHistory, <ListWaiting />);
const Fills = latePlace(async () => (await import('./past-lists/fills.tsx')).Fills, <ListWaiting />);
const Funding = latePlace(async () => (await import('./past-lists/funding.tsx')).Funding, <ListWaiting />);
const Transactions = latePlace(async () => (await import('./past-lists/transactions.tsx')).Transactions, <ListWaiting />);
const Liquidations = latePlace(async () => (await import('./past-lists/liquidations.tsx')).Liquidations, <ListWaiting />);

type Props = {
  readonly tab: FuturesTab;
  readonly line: ContractLineKey;
  readonly market: ContractMarket;
  readonly state: LineState;
  readonly rows: readonly PositionRow[];
  /** Null: of all contracts of the line. */
  readonly symbolId: string | null;
  readonly narrowed: Pick<LineHistory, 'filter' | 'isNarrowed' | 'onClear'>;
  readonly lists: PanelLists;
  readonly actions: PositionOperations;
  readonly choice: ChosenColumns;
};

const lastNumber = (changes: readonly { readonly number: number }[]): number => changes.at(-1)?.number ?? 0;

export function ChosenPanel({ tab, line, market, state, rows, symbolId, narrowed, lists, actions, choice }: Props) {
  const { markets } = state;
  const version = lastNumber(lists.orderChanges) + lastNumber(lists.planChanges) + lastNumber(lists.exitChanges) + state.sequence;
  const history: LineHistory = { line, markets, version, choice, ...narrowed };
  switch (tab) {
    case 'positions':
      return state.account === null ? (
        <ListWaiting />
      ) : (
        <PositionsList
          symbolId={market.symbolId}
          rows={rows}
          isNarrowed={symbolId !== null}
          line={{ ...state, account: state.account }}
          actions={actions}
          choice={choice}
        />
      );
    case 'open':
      return <OpenOrders orders={lists.orders} state={state} choice={choice} />;
    case 'plans':
      return <WaitingPlans tab="plans" plans={lists.plans} markets={markets} rows={state.rows} actions={actions} choice={choice} />;
    case 'tpsl':
      return <WaitingPlans tab="tpsl" plans={lists.exits} markets={markets} rows={state.rows} actions={actions} choice={choice} />;
    case 'track':
      return <WaitingPlans tab="track" plans={lists.trailing} markets={markets} rows={state.rows} actions={actions} choice={choice} />;
    case 'positionHistory':
      return <PositionHistory {...history} />;
    case 'orderHistory':
      return <OrderHistory {...history} />;
    case 'planHistory':
      return <PlanHistory {...history} />;
    case 'fills':
      return <Fills {...history} />;
    case 'funding':
      return <Funding {...history} />;
    case 'transactions':
      return <Transactions {...history} />;
    case 'liquidations':
      return <Liquidations {...history} />;
  }
}
