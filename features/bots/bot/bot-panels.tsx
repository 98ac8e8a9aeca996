'use client';
// Under the chart of a bot: everything that can be read about it.
import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';

import { latePlace } from '#components/ui/late/late-part.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import type { TextName } from '#lib/i18n/text-names.ts';
import { useBot } from './bot-context.ts';
import { DecisionList } from './lists/decision-list.tsx';

const FillList = latePlace(async () => (await import('./lists/fill-list.tsx')).FillList);
const BotCurve = latePlace(async () => (await import('./lists/bot-curve.tsx')).BotCurve);
const MoneyList = latePlace(async () => (await import('./lists/money-list.tsx')).MoneyList);
const Forecast = latePlace(async () => (await import('./lists/forecast.tsx')).Forecast);

type Shown = { readonly id: TextName<'bots.panel'>; readonly Panel: ComponentType };
const journal: Shown = { id: 'decisions', Panel: DecisionList };
const last: readonly Shown[] = [
  { id: 'fills', Panel: FillList },
  { id: 'curve', Panel: BotCurve },
  { id: 'forecast', Panel: Forecast },
  { id: 'money', Panel: MoneyList },
];

export function BotPanels() {
  const t = useTranslations('bots.panel');
  const { parts } = useBot();
  const [shown, setShown] = useState('decisions');
  const panels = [journal, ...parts.panels, ...last];
  const { id, Panel } = panels.find((panel) => panel.id === shown) ?? journal;
  return (
    <>
      <parts.OnChart />
      <TabList
        name={t('name')}
        idPrefix="bot-panels"
        tabs={panels.map(({ id }) => ({ id, label: t(id) }))}
        chosen={shown}
        onChosen={setShown}
        className="border-b border-subtle"
      />
      {/* On paper there are no tabs to say which list it is. */}
      <h2 className="hidden px-3 pt-3 text-sm font-semibold print:block">{t(id)}</h2>
      <div
        role="tabpanel"
        id={panelId('bot-panels', shown)}
        aria-labelledby={tabId('bot-panels', shown)}
        // A long list scrolls in it, by keys too.
        tabIndex={0}
        className="min-w-0 overflow-x-auto md:max-h-[40rem] md:overflow-y-auto print:max-h-none print:overflow-visible"
      >
        <Panel />
      </div>
    </>
  );
}
