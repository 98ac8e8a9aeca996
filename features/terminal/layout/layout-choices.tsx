// The usual places of the panels as small pictures, which panels are shown, and the way back.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { defaultLayout, deskPresets, type DeskLayout, type DeskPanel, type DeskPreset } from '#lib/session/layout/desk-layout.ts';
import { isDefault, type LayoutChange } from './use-desk-layout.ts';

type Box = readonly [x: number, y: number, width: number, height: number, look: string];

const chart = 'fill-accent';
const book = 'fill-positive';
const ticket = 'fill-(--text-muted)';
const orders = 'fill-(--border-strong)';

/** In a picture of 48 by 30. */
const pictures: Readonly<Record<DeskPreset, readonly Box[]>> = {
  standard: [
    [0, 0, 24, 20, chart],
    [25, 0, 11, 20, book],
    [37, 0, 11, 30, ticket],
    [0, 21, 36, 9, orders],
  ],
  mirrored: [
    [24, 0, 24, 20, chart],
    [12, 0, 11, 20, book],
    [0, 0, 11, 30, ticket],
    [12, 21, 36, 9, orders],
  ],
  chart: [
    [0, 0, 36, 18, chart],
    [25, 19, 11, 11, book],
    [37, 0, 11, 30, ticket],
    [0, 19, 24, 11, orders],
  ],
  book: [
    [0, 0, 20, 20, chart],
    [21, 0, 15, 30, book],
    [37, 0, 11, 30, ticket],
    [0, 21, 20, 9, orders],
  ],
};

const switchable = ['book', 'trades', 'ticket', 'orders'] as const satisfies readonly DeskPanel[];

export function LayoutChoices({ layout, onLayout }: { readonly layout: DeskLayout; readonly onLayout: LayoutChange }) {
  const t = useTranslations('desk');
  const show = (panel: DeskPanel, shown: boolean): void =>
    onLayout((now) => ({ ...now, hidden: shown ? now.hidden.filter((one) => one !== panel) : [...now.hidden, panel] }));
  return (
    <section aria-label={t('layout.name')} className="flex flex-col gap-3 max-md:hidden">
      <div role="radiogroup" aria-label={t('layout.name')} className="grid grid-cols-4 gap-2">
        {deskPresets.map((preset) => (
          <label
            key={preset}
            className="flex cursor-pointer flex-col items-center gap-1.5 rounded-md border border-subtle px-1 py-2 text-center text-2xs text-secondary hover:border-strong has-checked:border-accent has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="desk-preset"
              value={preset}
              checked={layout.preset === preset}
              // Sizes were chosen for the panels' places of before.
              onChange={() => onLayout((now) => ({ ...now, preset, sizes: {} }))}
              className="sr-only"
            />
            <svg width="48" height="30" viewBox="0 0 48 30" aria-hidden className="rtl:-scale-x-100">
              {pictures[preset].map(([x, y, width, height, look]) => (
                <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" className={look} />
              ))}
            </svg>
            {t(`layout.presets.${preset}`)}
          </label>
        ))}
      </div>
      <fieldset>
        <legend className="mb-1 text-2xs text-muted">{t('layout.panels')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {switchable.map((panel) => (
            <label key={panel} className="flex h-7 cursor-pointer items-center gap-2 text-xs">
              <input
                type="checkbox"
                checked={!layout.hidden.includes(panel)}
                onChange={(event) => show(panel, event.target.checked)}
                className="size-4 accent-accent"
              />
              {t(`layout.panel.${panel}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button size="small" disabled={isDefault(layout)} onClick={() => onLayout(() => defaultLayout)} className="self-start">
        {t('layout.reset')}
      </Button>
    </section>
  );
}
