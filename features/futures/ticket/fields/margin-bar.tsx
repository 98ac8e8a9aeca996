'use client';
// On top of the form: how the contract is traded. Each button opens the dialog that changes it.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { MarginMode } from '#lib/contract/enums.ts';
import { isHedge, settingsOf, type TicketContext } from '../form/ticket-context.ts';

const MarginModeDialog = lateDialog(async () => (await import('../dialogs/margin-mode-dialog.tsx')).default);
const LeverageDialog = lateDialog(async () => (await import('../dialogs/leverage-dialog.tsx')).default);
const PositionModeDialog = lateDialog(async () => (await import('../dialogs/position-mode-dialog.tsx')).default);

type Opened = 'margin' | 'leverage' | 'mode';

const face =
  'h-7 rounded-md border border-subtle bg-surface-2 px-2 text-xs font-medium text-primary hover:border-strong disabled:opacity-60 max-md:h-11';

/** `isUser`: a visitor sees how everybody begins. */
export function MarginBar({ context, isUser }: { readonly context: TicketContext; readonly isUser: boolean }) {
  const t = useTranslations('futures');
  const [opened, setOpened] = useState<Opened | null>(null);
  const settings = settingsOf(context);
  const isolated = settings.marginMode === MarginMode.isolated;
  const hedge = isHedge(context);
  const { fixedLongLeverage, fixedShortLeverage, crossMarginLeverage } = settings;
  const leverage = !isolated
    ? `${crossMarginLeverage}x`
    : hedge && fixedLongLeverage !== fixedShortLeverage
      ? `${fixedLongLeverage}x / ${fixedShortLeverage}x`
      : `${fixedLongLeverage}x`;
  const close = (): void => setOpened(null);
  const canChange = isUser && context.account !== null;
  return (
    <div role="group" aria-label={t('settings.name')} className="grid grid-cols-[1fr_1fr_auto] gap-1">
      <button type="button" aria-haspopup="dialog" disabled={!canChange} onClick={() => setOpened('margin')} className={face}>
        <span className="sr-only">{t('settings.marginMode')} </span>
        {t(isolated ? 'settings.isolated' : 'settings.cross')}
      </button>
      <button type="button" aria-haspopup="dialog" disabled={!canChange} onClick={() => setOpened('leverage')} className={face}>
        <span className="sr-only">{t('settings.leverage')} </span>
        <bdi dir="ltr">{leverage}</bdi>
      </button>
      <button type="button" aria-haspopup="dialog" disabled={!canChange} onClick={() => setOpened('mode')} className={face}>
        <span className="sr-only">{t('settings.positionMode')} </span>
        {t(hedge ? 'settings.hedge' : 'settings.oneWay')}
      </button>
      {opened === 'margin' ? <MarginModeDialog context={context} onClose={close} /> : null}
      {opened === 'leverage' ? <LeverageDialog context={context} onClose={close} /> : null}
      {opened === 'mode' ? <PositionModeDialog context={context} onClose={close} /> : null}
    </div>
  );
}
