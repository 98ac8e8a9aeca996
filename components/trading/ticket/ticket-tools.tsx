'use client';
// At the end of an order form: the article about the kind, from where on an order is warned about, and orders without a question.
import { TriangleAlert, Zap } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { HelpHint } from '../help-hint.tsx';

const WarningLimits = lateDialog(async () => (await import('./warning-limits.tsx')).default);

type WarningsProps = Omit<ComponentProps<typeof WarningLimits>, 'onClose'>;

/** Opens the limits from which on an order is warned about. */
function WarningsButton({ coin, limits, usual, onLimits }: WarningsProps) {
  const t = useTranslations('ticket');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('warnings.open')}
        title={t('warnings.open')}
        onClick={() => setOpen(true)}
        className="grid min-h-6 min-w-6 place-items-center rounded text-muted hover:text-primary max-md:min-h-11 max-md:min-w-11"
      >
        <TriangleAlert size={13} aria-hidden />
      </button>
      {open ? <WarningLimits coin={coin} limits={limits} usual={usual} onLimits={onLimits} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type SwitchProps = { readonly on: boolean; readonly onChange: (on: boolean) => void };

/** Orders without a question: switched on deliberately, and marked as long as it is. */
function OneClickSwitch({ on, onChange }: SwitchProps) {
  const t = useTranslations('ticket');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={t('oneClick.name')}
      title={t(on ? 'oneClick.on' : 'oneClick.off')}
      onClick={() => onChange(!on)}
      className={`inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded px-1.5 text-2xs font-medium max-md:min-h-11 max-md:min-w-11 ${
        on ? 'bg-warning-soft text-warning' : 'text-muted hover:text-primary'
      }`}
    >
      <Zap size={13} aria-hidden fill={on ? 'currentColor' : 'none'} />
      {on ? t('oneClick.short') : null}
    </button>
  );
}

type Props = {
  readonly help: ComponentProps<typeof HelpHint>['to'];
  /** Null for a visitor. */
  readonly chosen: (ComponentProps<typeof WarningsButton> & ComponentProps<typeof OneClickSwitch>) | null;
  /** More articles, before the one of the kind. */
  readonly children?: ReactNode;
};

export function TicketTools({ help, chosen, children }: Props) {
  return (
    <span className="flex items-center">
      {children}
      <HelpHint to={help} />
      {chosen === null ? null : (
        <>
          <WarningsButton {...chosen} />
          <OneClickSwitch {...chosen} />
        </>
      )}
    </span>
  );
}
