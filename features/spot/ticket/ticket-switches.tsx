'use client';
// The choices over the fields: buy or sell, and the kind of order. The common two at hand, the others in a menu that explains them.
import { useTranslations } from 'next-intl';

import { MenuButton } from '#components/ui/menu-button.tsx';
import { Side } from '#lib/contract/enums.ts';
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

const common = ['limit', 'market'] as const;
const groups = [
  ['conditional', ['trigger', 'exit', 'oco', 'trailing']],
  ['strategy', ['iceberg', 'scaled', 'twap']],
] as const;

const tab = 'h-7 border-b-2 border-transparent text-xs text-muted hover:text-primary max-md:h-11';

type KindProps = {
  readonly kind: TicketKind;
  readonly onKind: (kind: TicketKind) => void;
};

export function KindSwitch({ kind, onKind }: KindProps) {
  const t = useTranslations('spot');
  const other = kind === 'limit' || kind === 'market' ? null : kind;
  return (
    <div role="group" aria-label={t('kind.name')} className="relative flex gap-4">
      {common.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onKind(one)}
          className={`${tab} aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-primary`}
        >
          {t(`kind.${one}`)}
        </button>
      ))}
      <MenuButton
        name={other === null ? t('kind.more') : t('kind.moreChosen', { kind: t(`kind.${other}`) })}
        label={other === null ? t('kind.others') : t(`kind.${other}`)}
        groups={groups.map(([name, choices]) => ({
          name: t(`kind.group.${name}`),
          choices: choices.map((id) => ({ id, label: t(`kind.${id}`), about: t(`kind.about.${id}`) })),
        }))}
        chosen={other}
        onChosen={onKind}
        menuClassName="inset-x-0"
        className={`${tab} flex items-center gap-1 ${other === null ? '' : 'border-accent! font-medium text-primary!'}`}
      />
    </div>
  );
}
