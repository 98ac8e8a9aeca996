'use client';
// The fields of a grid: its direction, its range, and how many orders stand in it.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { BotField } from '../../create/fields/bot-field.tsx';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useGridForm } from './grid-context.ts';

export function GridFields() {
  const t = useTranslations('bots.form');
  const { kind, market } = useCreateBot();
  const { draft, set, setText } = useGridForm();
  const { place, shape } = kind;
  const { texts, isInfinite } = draft;
  const directions =
    place === 'spot'
      ? (['long', 'short'] as const).map((value) => ({ value, label: t(`direction.spot.${value}`) }))
      : (['long', 'short', 'neutral'] as const).map((value) => ({ value, label: t(`direction.futures.${value}`) }));
  const quote = market.quoteCoin;
  return (
    <>
      {isInfinite ? null : (
        <ChoiceLine name={t('direction.name')} picks={directions} value={draft.direction} onPick={(direction) => set({ direction })} />
      )}
      {shape === 'moon' && place === 'spot' ? (
        <TickBox label={t('infinity')} title={t('infinityAbout')} on={isInfinite} onToggle={(on) => set({ isInfinite: on })} />
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        <BotField
          field="lowerPrice"
          label={t('lowerPrice')}
          number="price"
          value={texts.lowerPrice}
          onValue={(text) => setText('lowerPrice', text)}
          className={isInfinite ? 'col-span-2' : ''}
        />
        {isInfinite ? null : (
          <BotField
            field="upperPrice"
            label={t('upperPrice')}
            number="price"
            value={texts.upperPrice}
            onValue={(text) => setText('upperPrice', text)}
          />
        )}
        {isInfinite ? (
          <BotField
            field="intervalRate"
            label={t('intervalRate')}
            unit="%"
            number="percent"
            value={texts.intervalRate}
            onValue={(text) => setText('intervalRate', text)}
            className="col-span-2"
          />
        ) : (
          <BotField
            field="grids"
            label={t('grids')}
            number="count"
            placeholder="2–200"
            value={texts.grids}
            onValue={(text) => setText('grids', text)}
            className={shape === 'moon' ? 'col-span-2' : ''}
          />
        )}
        {isInfinite || shape === 'moon' ? null : (
          <div className="self-start [&>div]:h-9 [&>div]:items-center max-md:[&>div]:h-11">
            <SpacingPicks />
          </div>
        )}
      </div>
      <p className="text-2xs text-muted">
        {isInfinite ? t('infinityAbout') : t(`spacing.about.${shape === 'moon' ? 'geometric' : draft.spacing}`, { coin: quote })}
      </p>
    </>
  );
}

function SpacingPicks() {
  const t = useTranslations('bots.form');
  const { draft, set } = useGridForm();
  return (
    <div role="group" aria-label={t('spacing.name')} className="flex gap-1">
      {(['arithmetic', 'geometric'] as const).map((spacing) => (
        <button
          key={spacing}
          type="button"
          aria-pressed={draft.spacing === spacing}
          onClick={() => set({ spacing })}
          className="h-full flex-1 rounded-md border border-subtle px-1 text-2xs text-muted hover:text-primary aria-pressed:border-strong aria-pressed:bg-surface-2 aria-pressed:text-primary"
        >
          {t(`spacing.${spacing}`)}
        </button>
      ))}
    </div>
  );
}
