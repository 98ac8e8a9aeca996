'use client';
// Panels that take turns under a row of tabs; arrow keys move between them, in the direction that the language is read.
import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab = { readonly id: string; readonly label: string; readonly panel: ReactNode };

type Props = { readonly name: string; readonly tabs: readonly Tab[]; readonly first?: string; readonly className?: string };

export function TabSet({ name, tabs, first, className = '' }: Props) {
  return (
    <Tabs.Root defaultValue={first ?? tabs[0]?.id ?? null} className={className}>
      <Tabs.List aria-label={name} activateOnFocus className="flex gap-4 overflow-x-auto border-b border-subtle">
        {tabs.map(({ id, label }) => (
          <Tabs.Tab
            key={id}
            value={id}
            className="h-9 shrink-0 border-b-2 border-transparent text-sm text-muted hover:text-primary data-active:border-accent data-active:text-primary max-md:h-11"
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Panel key={id} value={id} className="pt-4">
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
