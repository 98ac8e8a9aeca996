'use client';
// Under the chart of the futures desk: one's own positions and orders, or the way in. Visitors are not sent what only owners need.
import { useTranslations } from 'next-intl';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { latePlace } from '#components/ui/late/late-part.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { useUser } from '#lib/session/user.ts';
import type { PanelsProps } from './own-panels.tsx';
import { futuresTabs, usePanelsView } from './state/panels-view.ts';

const OwnPanels = latePlace(
  async () => (await import('./own-panels.tsx')).OwnPanels,
  // As high as the tabs are.
  <div className="pt-9 max-md:pt-11">
    <ListWaiting />
  </div>,
);

export function FuturesPanels(props: PanelsProps) {
  return useUser() === null ? <NobodysPanels market={props.market} tools={props.tools} /> : <OwnPanels {...props} />;
}

function NobodysPanels({ market, tools }: Pick<PanelsProps, 'market' | 'tools'>) {
  const t = useTranslations('positions');
  const tab = usePanelsView((view) => view.tab);
  const show = usePanelsView((view) => view.show);
  return (
    <>
      <div className="flex shrink-0 items-center border-b border-subtle pe-3">
        <TabList
          name={t('tabs')}
          idPrefix="futures"
          tabs={futuresTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          chosen={tab}
          onChosen={(next) => show(next)}
          className="flex-1"
        />
        {tools}
      </div>
      <div
        id={panelId('futures', tab)}
        role="tabpanel"
        aria-labelledby={tabId('futures', tab)}
        className="flex min-h-0 flex-1 flex-col overflow-auto"
      >
        <Visitor market={market} />
      </div>
    </>
  );
}

/** The panel of somebody who is not logged in: what would stand here, and the way in. */
function Visitor({ market }: { readonly market: ContractMarket }) {
  const t = useTranslations('positions');
  return (
    <EmptyState text={t('visitor')}>
      <LogInLinks back={contractPath(market)} size="small" />
    </EmptyState>
  );
}
