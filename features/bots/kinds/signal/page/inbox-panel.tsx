'use client';
// The inbox of a signal bot: every alert that has come, what became of it, and the way to tell a demo bot of it again.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { Column } from '#components/trading/data-table/column.ts';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { SignalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';
import { getSignalAlerts } from '#lib/contract/calls/v1/trigger/strategy/tv/alerts.ts';
import { replaySignal } from '#lib/contract/calls/v1/trigger/strategy/tv/replay.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useBot } from '#features/bots/bot/bot-context.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';
import { alertLook } from './alert-look.ts';

const none = '—';
/** An alert that was refused changes nothing of the bot: it is looked for. */
const lookEveryMs = 5000;
const settleMs = 100;
const allShown = { hidden: [], onHidden: () => undefined };

function ReplayButton({ row }: { readonly row: SignalInboxRow }) {
  const t = useTranslations('bots.signal');
  const { bot } = useBot();
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const replay = async (): Promise<void> => {
    setPending(true);
    try {
      const { isNew } = await api.call(replaySignal, { strategyId: bot.strategyId, alertId: row.alertId });
      showToast('done', t(isNew ? 'replayedNew' : 'replayed'));
    } catch (error) {
      showToast('failed', refusalText(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" look="quiet" className="max-md:h-11" pending={pending} onClick={() => void replay()}>
      {t('replay')}
    </Button>
  );
}

export function InboxPanel() {
  const t = useTranslations('bots.signal');
  const { bot, textOf, version } = useBot();
  const zoneMinutes = useZoneOffset();
  const { strategyId } = bot;
  const list = useCallPages(getSignalAlerts, {
    narrowed: strategyId,
    request: (page) => ({ strategyId, pageSize: 30, ...page }),
    version,
  });
  const newest = useCall(getSignalAlerts, { strategyId, pageSize: 1 }, { everyMs: lookEveryMs }).data?.list;
  useAgainAfter(newest === undefined ? null : JSON.stringify(newest), list.retry, settleMs);
  const columns: readonly Column<SignalInboxRow>[] = [
    { id: 'time', head: t('time'), onCard: 'title', cell: ({ arrivedMs }) => <TimeText timeMs={arrivedMs} zoneMinutes={zoneMinutes} /> },
    { id: 'action', head: t('action.name'), cell: ({ action }) => (action === null ? none : t(`action.${action}`)) },
    {
      id: 'market',
      head: t('market'),
      cell: ({ instrument }) => (instrument === null ? none : <bdi dir="ltr">{nameOfMarket(instrument, undefined)}</bdi>),
    },
    { id: 'source', head: t('source.name'), cell: ({ source }) => t(`source.${source}`) },
    {
      id: 'fate',
      head: t('fate'),
      onCard: 'line',
      cell: (row) => (
        <span className="flex flex-col">
          <span className={`max-md:whitespace-normal ${alertLook[row.outcome]}`}>{textOf(row)}</span>
          {row.named === null ? null : <span className="text-2xs text-muted">{t(`named.${row.named}`)}</span>}
        </span>
      ),
    },
    { id: 'replay', head: '', atEnd: true, cell: (row) => (row.action === null ? null : <ReplayButton row={row} />) },
  ];
  return (
    <PagedTable
      name={t('inbox')}
      columns={columns}
      list={list}
      keyOf={({ alertId }) => alertId}
      view={{ isNarrowed: false, onClear: () => undefined, choice: allShown }}
      empty={t('noAlerts')}
    />
  );
}
