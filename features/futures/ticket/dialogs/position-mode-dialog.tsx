'use client';
// One position in each contract of the line, or a long and a short beside each other; and by which price exits are watched.
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { PositionMode } from '#lib/contract/enums.ts';
import { isHedge, type TicketContext } from '../form/ticket-context.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { useChange } from './use-change.ts';

export default function PositionModeDialog({ context, onClose }: { readonly context: TicketContext; readonly onClose: () => void }) {
  const t = useTranslations('futures');
  const api = useApi();
  const change = useChange(onClose);
  const { businessLine, marginCoin, form } = context.market;
  return (
    <ChoiceDialog
      title={t('dialog.positionMode.title')}
      options={[
        { value: PositionMode.oneWay, label: t('settings.oneWay'), about: t('dialog.positionMode.oneWay') },
        { value: PositionMode.hedge, label: t('settings.hedge'), about: t('dialog.positionMode.hedge') },
      ]}
      value={isHedge(context) ? PositionMode.hedge : PositionMode.oneWay}
      note={t(form === 'linear' ? 'dialog.positionMode.note' : 'dialog.positionMode.noteCoin', { coin: marginCoin })}
      change={change}
      onConfirm={(positionMode) => change.run(() => api.call(setPositionMode, { businessLine, positionMode }), t('dialog.done'))}
      onClose={onClose}
    />
  );
}
