'use client';
// The choice of isolated or cross margin: a margin of its own per position, or all that the wallet has of the coin.
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import { settingsOf, type TicketContext } from '../form/ticket-context.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { useChange } from './use-change.ts';

export default function MarginModeDialog({ context, onClose }: { readonly context: TicketContext; readonly onClose: () => void }) {
  const t = useTranslations('futures');
  const api = useApi();
  const change = useChange(onClose);
  const { symbolId, displayName } = context.market;
  return (
    <ChoiceDialog
      title={t('dialog.marginMode.title', { pair: displayName })}
      options={[
        { value: MarginMode.cross, label: t('settings.cross'), about: t('dialog.marginMode.cross') },
        { value: MarginMode.isolated, label: t('settings.isolated'), about: t('dialog.marginMode.isolated') },
      ]}
      value={settingsOf(context).marginMode}
      note={t('dialog.marginMode.note')}
      change={change}
      onConfirm={(marginMode) => change.run(() => api.call(setMarginMode, { symbolId, marginMode }), t('dialog.done'))}
      onClose={onClose}
    />
  );
}
