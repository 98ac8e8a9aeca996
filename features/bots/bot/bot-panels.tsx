'use client';
// Under the chart of a bot: everything that can be read about it.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { latePlace } from '#components/ui/late/late-part.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { BotOnChart } from './chart/bot-on-chart.tsx';
import { DecisionList } from './lists/decision-list.tsx';
import { LevelList } from './lists/level-list.tsx';

const FillList = latePlace(async () => (await import('./lists/fill-list.tsx')).FillList);
const BotCurve = latePlace(async () => (await import('./lists/bot-curve.tsx')).BotCurve);
const MoneyList = latePlace(async () => (await import('./lists/money-list.tsx')).MoneyList);
const Forecast = latePlace(async () => (await import('./lists/forecast.tsx')).Forecast);

const panels = {
  decisions: () => <DecisionList />,
  levels: () => <LevelList />,
  fills: () => <FillList />,
  curve: () => <BotCurve />,
  forecast: () => <Forecast />,
  money: () => <MoneyList />,
} as const satisfies Readonly<Record<string, () => ReactNode>>;
const ids = ['decisions', 'levels', 'fills', 'curve', 'forecast', 'money'] as const satisfies readonly (keyof typeof panels)[];

export function BotPanels() {
  const t = useTranslations('bots.panel');
  const [shown, setShown] = useState<(typeof ids)[number]>('decisions');
  return (
    <>
      <BotOnChart />
      <TabList
        name={t('name')}
        idPrefix="bot-panels"
        tabs={ids.map((id) => ({ id, label: t(id) }))}
        chosen={shown}
        onChosen={setShown}
        className="border-b border-subtle"
      />
      <div
        role="tabpanel"
        id={panelId('bot-panels', shown)}
        aria-labelledby={tabId('bot-panels', shown)}
        // A long list scrolls in it, by keys too.
        tabIndex={0}
        className="min-w-0 overflow-x-auto md:max-h-[40rem] md:overflow-y-auto"
      >
        {panels[shown]()}
      </div>
    </>
  );
}
