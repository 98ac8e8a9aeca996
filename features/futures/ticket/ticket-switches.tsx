'use client';
// The choices over the fields: open or close, and the kind of order.
import { useTranslations } from 'next-intl';

import { MenuButton } from '#components/ui/menu-button.tsx';
import { ticketActions, type TicketAction, type TicketKind } from './ticket-state.ts';

export function ActionSwitch({ action, onAction }: { readonly action: TicketAction; readonly onAction: (action: TicketAction) => void }) {
  const t = useTranslations('futures');
  return (
    <div role="group" aria-label={t('action.name')} className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-0.5">
      {ticketActions.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={action === one}
          onClick={() => onAction(one)}
          className="h-7 rounded text-xs font-medium text-secondary hover:text-primary aria-pressed:bg-surface-0 aria-pressed:text-primary max-md:h-11"
        >
          {t(`action.${one}`)}
        </button>
      ))}
    </div>
  );
}

const common = ['limit', 'market'] as const;
const waiting = ['trigger', 'trailing'] as const;
const split = ['scaled'] as const;
const others = [...waiting, ...split];
const tab = 'h-7 border-b-2 border-transparent text-xs text-muted hover:text-primary max-md:h-11';

export function KindSwitch({ kind, onKind }: { readonly kind: TicketKind; readonly onKind: (kind: TicketKind) => void }) {
  const t = useTranslations('futures');
  const other = others.find((one) => one === kind) ?? null;
  const choiceOf = (id: (typeof others)[number]) => ({ id, label: t(`kind.${id}`), about: t(`kind.about.${id}`) });
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
        groups={[
          { name: t('kind.group'), choices: waiting.map(choiceOf) },
          { name: t('kind.groupSplit'), choices: split.map(choiceOf) },
        ]}
        chosen={other}
        onChosen={onKind}
        menuClassName="inset-x-0"
        className={`${tab} flex items-center gap-1 ${other === null ? '' : 'border-accent! font-medium text-primary!'}`}
      />
    </div>
  );
}
