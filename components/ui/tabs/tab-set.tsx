'use client';
// Panels that take turns under a row of tabs.
import { useId, useState, type ReactNode } from 'react';

import { panelId, tabId, TabList } from './tab-list.tsx';

type Tab = { readonly id: string; readonly label: string; readonly panel: ReactNode };

type Props = { readonly name: string; readonly tabs: readonly Tab[]; readonly first?: string; readonly className?: string };

export function TabSet({ name, tabs, first, className = '' }: Props) {
  const prefix = useId().replaceAll(/[^\w-]/g, '');
  const [chosen, setChosen] = useState(first ?? tabs[0]?.id ?? '');
  const tab = tabs.find(({ id }) => id === chosen);
  return (
    <div className={className}>
      <TabList
        name={name}
        idPrefix={prefix}
        tabs={tabs}
        chosen={chosen}
        onChosen={setChosen}
        look="roomy"
        className="border-b border-subtle"
      />
      {tab === undefined ? null : (
        <div id={panelId(prefix, tab.id)} key={tab.id} role="tabpanel" aria-labelledby={tabId(prefix, tab.id)} className="pt-4">
          {tab.panel}
        </div>
      )}
    </div>
  );
}
