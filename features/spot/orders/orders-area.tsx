'use client';
// Under the chart: open orders, what became of the others, every fill, and what one owns. Live in every tab of the browser.
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';

import { lateQuestion } from '#components/ui/late/late-part.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { panelId, TabList, tabId } from '#components/ui/tabs/tab-list.tsx';
import { useIsPhone } from '#components/ui/use-is-phone.ts';
import type { MarginMode } from '#lib/contract/margin.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useKeptConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { useUser } from '#lib/session/user.ts';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { useOpenOrderLists } from '../margin/notices/open-order-lists.ts';
import { useMarginTerms } from '../margin/use-margin-terms.ts';
import { marginTabs, orderTabs, useOrdersView, type OrderTab } from '../orders-view.ts';
import { ChosenList } from './chosen-list.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { appliedToAll, countOf, filterFields, noFilter, type ListFilter } from './filter/list-filter.ts';
import { ListTools } from './list-tools.tsx';
import { useCancelAll } from './use-cancel-all.ts';
import { useLiveLists } from './use-live-lists.ts';
import { useOrderCommands } from './use-order-commands.ts';
import { usePairNames } from './use-pair-names.ts';

const CancelAllQuestion = lateQuestion(
  async () => (await import('./cancel-all-question.tsx')).CancelAllQuestion,
  ({ onNo }) => onNo(),
);

function Visitor({ market, tab }: { readonly market: SpotMarket | null; readonly tab: OrderTab }) {
  const t = useTranslations('spot');
  const ofPlans = useTranslations('plans');
  const own = (['open', 'history', 'fills', 'assets'] as const).find((one) => one === tab);
  const text = tab === 'debts' ? t('visitor.debts') : own === undefined ? ofPlans('visitor') : t(`visitor.${own}`);
  return (
    <EmptyState text={text}>
      <LogInLinks back={market === null ? '/order/transac' : `/spot/${market.symbol}`} size="small" />
    </EmptyState>
  );
}

const none: readonly never[] = [];

type Props = {
  /** The market of the desk under which it stands; null where it stands alone. */
  readonly market: SpotMarket | null;
  /** The reader's cookie of columns that are put away. */
  readonly columns: string | undefined;
  /** The one kind of margin wallets that it shows; null: all that trades in spot markets. */
  readonly margin?: MarginMode | null;
  /** At the end of the row of tabs. */
  readonly tools?: ReactNode;
  /** The filter that the address keeps where it stands alone; at the desk it is forgotten with the page. */
  readonly kept?: { readonly filter: ListFilter; readonly onFilter: (filter: ListFilter) => void };
};

/** The filter as each list has it. A desk's list is of all markets or of the desk's own, whichever that is by now. */
function useFilters(market: SpotMarket | null, all: ListFilter, kept: Props['kept']) {
  const [own, setOwn] = useState(all);
  const filter = kept?.filter ?? own;
  const change = (part: Partial<ListFilter>): void => (kept?.onFilter ?? setOwn)({ ...filter, ...part });
  const filters = useMemo(
    () => appliedToAll(filter.symbol !== null && market !== null ? { ...filter, symbol: market.symbol } : filter),
    [filter, market],
  );
  return { filters, change };
}

export function OrdersArea({ market, columns, margin = null, tools = null, kept }: Props) {
  const t = useTranslations('spot');
  const ofPlans = useTranslations('plans');
  const ofRecords = useTranslations('margin.records');
  const loggedIn = useUser() !== null;
  const chosenTab = useOrdersView((view) => view.tab);
  const tabs: readonly OrderTab[] = margin === null ? orderTabs : marginTabs;
  const tab = tabs.includes(chosenTab) ? chosenTab : 'open';
  const all = useMemo(() => ({ ...noFilter, wallet: margin }), [margin]);
  const show = useOrdersView((view) => view.show);
  const shown = useOrdersView((view) => view.orderId);
  const place = useRef<HTMLDivElement>(null);
  const { filters, change } = useFilters(market, all, kept);
  const filter = filters[tab];
  const clear = useRef(() => change(all));
  useEffect(() => {
    clear.current = () => change(all);
  });
  // An order that was asked for from a notice: no filter hides it, and on a phone its list may be far below.
  useEffect(() => {
    if (shown === null) return;
    clear.current();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const { pairOf, pairs } = usePairNames(market, loggedIn);
  const lists = useLiveLists(loggedIn, filters, pairOf);
  const { open, waiting } = lists;
  const cancelling = useCancelAll({ filter: filters.open, shown: open }, { filter: filters.plans, shown: waiting });
  useOrderCommands(open, () => cancelling.attempt('orders'));
  useKeptConfirmations();
  const enterOrderLists = useOpenOrderLists((lists) => lists.enter);
  useEffect(() => (loggedIn ? enterOrderLists() : undefined), [loggedIn, enterOrderLists]);
  const choiceOf = useHiddenColumns(columns);
  const lent = useMarginTerms(loggedIn && filterFields[tab].includes('asset'))?.coins ?? none;
  const barId = useId();
  const isPhone = useIsPhone();
  // Null: as there is room for it; where the lists stand alone there is, but for a phone.
  const [barWanted, setBarWanted] = useState<boolean | null>(null);
  const barOpen = barWanted ?? (market === null && !isPhone);
  const label = useCallback(
    (id: OrderTab): string => {
      if (id === 'open' && open.length > 0) return t('tab.openCount', { count: open.length });
      if (id === 'plans') return waiting.length > 0 ? ofPlans('tabCount', { count: waiting.length }) : ofPlans('tab');
      if (id === 'planHistory') return ofPlans('history');
      return id === 'open' || id === 'history' || id === 'fills' || id === 'assets' ? t(`tab.${id}`) : ofRecords(`tab.${id}`);
    },
    [t, ofPlans, ofRecords, open.length, waiting.length],
  );
  const view = { filter, isNarrowed: countOf(filter, all) > 0, onClear: () => change(all), choice: choiceOf(tab) };
  const onlyThis =
    market === null ? null : { on: filter.symbol !== null, onChange: (on: boolean) => change({ symbol: on ? market.symbol : null }) };
  return (
    <>
      <div
        className={`flex shrink-0 items-center justify-between gap-x-2 border-b border-subtle pe-3 max-md:flex-wrap ${margin === null ? '' : 'flex-wrap'}`}
      >
        <TabList
          name={t('tabs')}
          idPrefix="orders"
          tabs={tabs.map((id) => ({ id, label: label(id) }))}
          chosen={tab}
          onChosen={show}
          className="flex-1"
        />
        {loggedIn ? (
          <ListTools
            tab={tab}
            filter={filter}
            all={all}
            counts={{ open: open.length, waiting: waiting.length }}
            cancelling={cancelling}
            pairOf={pairOf}
            onlyThis={onlyThis}
            bar={{ id: barId, open: barOpen, onToggle: () => setBarWanted(!barOpen) }}
          />
        ) : null}
        {tools}
      </div>
      {loggedIn && barOpen ? (
        <FilterBar
          id={barId}
          tab={tab}
          filter={filter}
          onFilter={change}
          pairs={market === null ? pairs : null}
          coins={lent.map(({ coin }) => coin)}
          all={all}
          className={barWanted === null ? 'max-md:hidden' : ''}
        />
      ) : null}
      <div
        ref={place}
        id={panelId('orders', tab)}
        role="tabpanel"
        aria-labelledby={tabId('orders', tab)}
        className="flex min-h-0 flex-1 flex-col overflow-auto"
      >
        {loggedIn ? <ChosenList tab={tab} view={view} lists={lists} pairOf={pairOf} /> : <Visitor market={market} tab={tab} />}
      </div>
      {cancelling.asked === null ? null : (
        <CancelAllQuestion
          of={cancelling.asked}
          pairs={(cancelling.asked === 'orders' ? open : waiting).map(({ symbol }) => pairOf(symbol))}
          onYes={() => cancelling.answer(true)}
          onNo={() => cancelling.answer(false)}
        />
      )}
    </>
  );
}
