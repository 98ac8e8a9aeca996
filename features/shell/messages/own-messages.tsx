'use client';
// The messages to whoever is logged in.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { LateRetry } from '#components/ui/late/late-retry.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { markMessagesSeen } from '#lib/session/notices/seen-messages.ts';
import { useUser } from '#lib/session/user.ts';
import { foldStarts } from './fold-starts.ts';
import { MessageRow } from './message-row.tsx';

/** Enough to see what has happened of late. */
const shown = 20;

/** The newest messages of the exchange, asked for each time they are opened. What is shown here is looked at. */
function MessageList({ userId, inDemo }: { readonly userId: string; readonly inDemo: boolean }) {
  const t = useTranslations('inbox');
  const shell = useTranslations('shell');
  const { data, isError, isFetching, refetch } = useCall(getInbox, {}, { anew: true });
  const newestMs = data?.list[0]?.createTimeMs ?? null;
  useEffect(() => {
    if (newestMs !== null) markMessagesSeen(userId, newestMs);
  }, [userId, newestMs]);
  if (data === undefined) {
    if (isError) return <LateRetry pending={isFetching} onAgain={() => void refetch()} />;
    return <p className="px-2.5 py-6 text-center text-xs text-muted">{shell('loading')}</p>;
  }
  if (data.list.length === 0) return <p className="px-2.5 py-6 text-center text-xs text-muted">{t('empty')}</p>;
  return (
    <ul>
      {foldStarts(data.list)
        .slice(0, shown)
        .map((told) => (
          <MessageRow key={told.message.messageId} told={told} venue={inDemo ? TradingMode.paper : TradingMode.live} />
        ))}
    </ul>
  );
}

export function OwnMessages() {
  const user = useUser();
  return user === null ? null : <MessageList userId={user.userId} inDemo={user.inDemo === true} />;
}
