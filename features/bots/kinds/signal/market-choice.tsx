'use client';
// The markets of a signal bot: those that were chosen, and the way to add one or to leave one out.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { nameOfMarket } from '../../lists/use-bot-markets.ts';
import { useSignalForm } from './signal-context.ts';
import { isSpotDraft } from './signal-draft.ts';
import { useSignalMarkets } from './use-signal-markets.ts';

const most = 20;
const firstSpot = 'BTCUSDT_SPBL';

export function MarketChoice() {
  const t = useTranslations('bots.signal');
  const { market, legOf } = useCreateBot();
  const { draft, set } = useSignalForm();
  const { symbols } = draft;
  const line = isSpotDraft(draft) ? 'spot' : 'futures';
  const choice = useSignalMarkets(line === 'spot');
  const left = choice.filter(({ symbolId }) => !symbols.includes(symbolId));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('markets')}</legend>
      <ChoiceLine
        name={t('markets')}
        picks={(['futures', 'spot'] as const).map((value) => ({ value, label: t(`line.${value}`) }))}
        value={line}
        onPick={(picked) => (picked === line ? undefined : set({ symbols: [picked === 'spot' ? firstSpot : market.symbolId] }))}
      />
      <ul className="flex flex-wrap gap-1">
        {symbols.map((symbolId) => {
          const name = nameOfMarket(symbolId, legOf(symbolId)?.market);
          return (
            <li key={symbolId} className="flex items-center rounded-md bg-surface-2 ps-2 text-xs">
              <bdi dir="ltr">{name}</bdi>
              <Button
                look="quiet"
                size="small"
                className="max-md:h-11 max-md:w-11"
                aria-label={t('leaveOut', { market: name })}
                disabled={symbols.length === 1}
                onClick={() => set({ symbols: symbols.filter((one) => one !== symbolId) })}
              >
                <X size={12} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      {symbols.length < most && left.length > 0 ? (
        <SelectBox
          name={t('add')}
          shown={t('add')}
          value=""
          options={[{ value: '', label: t('add') }, ...left.map(({ symbolId, displayName }) => ({ value: symbolId, label: displayName }))]}
          onValue={(symbolId) => (symbolId === '' ? undefined : set({ symbols: [...symbols, symbolId] }))}
          className="h-9 max-md:h-11"
        />
      ) : null}
    </fieldset>
  );
}
