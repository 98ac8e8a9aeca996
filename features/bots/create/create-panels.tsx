'use client';
// Under the chart on which a bot is drawn: how its terms would have done, once they were tried; before that how such a bot works; and one's bots here.
import { useTranslations } from 'next-intl';

import { latePlace } from '#components/ui/late/late-part.tsx';
import { createPath } from '../kinds/bot-kinds.ts';
import { KindPicture } from '../kinds/kind-picture.tsx';
import { BotLists } from '../lists/bot-lists.tsx';
import { useCreateBot } from './state/create-context.ts';

const BacktestView = latePlace(async () => (await import('../backtest/backtest-result.tsx')).BacktestView);

const steps = ['first', 'then', 'last'] as const;

function HowItWorks() {
  const t = useTranslations('bots.how');
  const {
    kind: { shape, picture },
  } = useCreateBot();
  // A copy of a lead trader is made on his page, which says how it works.
  if (shape === 'copy') return null;
  return (
    <section aria-label={t('title')} className="grid gap-4 p-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center">
      <KindPicture picture={picture} />
      <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-xs text-secondary">
        {steps.map((step) => (
          <li key={step}>{t(`${shape}.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

export function CreatePanels({ columns }: { readonly columns: string | undefined }) {
  const { kindId, kind, form, market, backtest } = useCreateBot();
  const name = 'name' in market ? market.name : market.symbol;
  return (
    <>
      {form.OnChart === null ? null : <form.OnChart />}
      {backtest.done === null ? <HowItWorks /> : <BacktestView done={backtest.done} />}
      <div className="border-t border-subtle">
        <BotLists columns={columns} {...(kind.hasMarketPages ? { symbolId: market.symbolId } : {})} back={createPath(kindId, name)} />
      </div>
    </>
  );
}
