'use client';
// The spot markets of a world that were delisted; for its owner the way to delist one more, asked about first.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import type { WorldRun } from '#lib/contract/worlds/world.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { Choice } from '../world-fields.tsx';
import { usePanel, useTelling } from './panel-state.ts';

/** Contracts have a kind behind their name. */
const isSpot = (symbol: string): boolean => !symbol.includes('_');

export function Delisting({ run: { symbols, delisted } }: { readonly run: WorldRun }) {
  const t = useTranslations('worlds');
  const { worldId, role } = usePanel().detail.world;
  const { pending, problem, tell } = useTelling();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const open = symbols.filter((symbol) => isSpot(symbol) && !delisted.includes(symbol));
  const symbol = open.find((one) => one === chosen) ?? open[0];
  return (
    <>
      {delisted.length === 0 ? null : (
        <p className="text-sm">
          <span className="text-warning">{t('delisted')}</span>: <bdi dir="ltr">{delisted.join(', ')}</bdi>
        </p>
      )}
      {role === 'owner' && symbol !== undefined ? (
        <div className="flex flex-wrap items-end gap-3 border-t border-subtle pt-4">
          <Choice
            label={t('spotMarket')}
            options={open.map((value) => ({ value, label: isolateLtr(value) }))}
            value={symbol}
            onValue={setChosen}
            className="flex-1 basis-40"
          />
          <Button look="danger" className="h-11" pending={pending} onClick={() => setAsked(symbol)}>
            {t('delist')}
          </Button>
        </div>
      ) : null}
      <ErrorLine text={problem} />
      {asked === null ? null : (
        <Question
          title={t('delistAsk', { market: isolateLtr(asked) })}
          yes={t('delist')}
          no={t('cancel')}
          look="danger"
          never={null}
          danger={null}
          onYes={() => {
            setAsked(null);
            void tell(setWorldScenario, { worldId, action: 'delist', symbol: asked });
          }}
          onNo={() => setAsked(null)}
        >
          <p className="text-sm text-secondary">{t('delistAbout')}</p>
        </Question>
      )}
    </>
  );
}
