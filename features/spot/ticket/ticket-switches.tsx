'use client';
// The choices over and under the fields: buy or sell, limit or market, and how long the order may wait.
import { useTranslations } from 'next-intl';

import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { TicketKind } from './ticket-state.ts';

const sides = [
  [Side.buy, 'aria-pressed:bg-positive aria-pressed:text-on-positive'],
  [Side.sell, 'aria-pressed:bg-negative aria-pressed:text-on-negative'],
] as const;

export function SideSwitch({ side, onSide }: { readonly side: Side; readonly onSide: (side: Side) => void }) {
  const t = useTranslations('terminal');
  return (
    <div role="group" aria-label={t('side.name')} className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-0.5">
      {sides.map(([one, look]) => (
        <button
          key={one}
          type="button"
          aria-pressed={side === one}
          onClick={() => onSide(one)}
          className={`h-8 rounded text-sm font-medium text-secondary hover:text-primary max-md:h-11 ${look}`}
        >
          {t(`side.${one}`)}
        </button>
      ))}
    </div>
  );
}

const kinds: readonly TicketKind[] = ['limit', 'market'];

export function KindSwitch({ kind, onKind }: { readonly kind: TicketKind; readonly onKind: (kind: TicketKind) => void }) {
  const t = useTranslations('spot');
  return (
    <div role="group" aria-label={t('kind.name')} className="flex gap-4">
      {kinds.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onKind(one)}
          className="h-7 border-b-2 border-transparent text-xs text-muted hover:text-primary aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-primary max-md:h-11"
        >
          {t(`kind.${one}`)}
        </button>
      ))}
    </div>
  );
}

const waits = [
  [TimeInForce.gtc, 'gtc'],
  [TimeInForce.postOnly, 'postOnly'],
  [TimeInForce.ioc, 'ioc'],
  [TimeInForce.fok, 'fok'],
] as const;

type TifProps = {
  readonly timeInForce: TimeInForce;
  readonly disabled: boolean;
  readonly onTimeInForce: (timeInForce: TimeInForce) => void;
};

export function TimeInForceSwitch({ timeInForce, disabled, onTimeInForce }: TifProps) {
  const t = useTranslations('spot');
  return (
    <div role="group" aria-label={t('timeInForce.name')} className={`flex gap-1 ${disabled ? 'invisible' : ''}`}>
      {waits.map(([value, name]) => (
        <button
          key={name}
          type="button"
          aria-pressed={timeInForce === value}
          title={t(`timeInForce.about.${name}`)}
          onClick={() => onTimeInForce(value)}
          className="h-6 flex-auto rounded border border-subtle px-2 text-2xs text-muted hover:text-primary aria-pressed:border-strong aria-pressed:bg-surface-2 aria-pressed:text-primary max-md:h-11 max-md:text-xs"
        >
          {t(`timeInForce.${name}`)}
        </button>
      ))}
    </div>
  );
}
