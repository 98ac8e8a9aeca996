'use client';
// Says whether there are messages that were not looked at: asked once the page stands, and when something has become of a bot.
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { whenIdle } from '#lib/late/when-idle.ts';
import type { Hub } from '#lib/realtime/hub.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useMadeHub } from './use-made-hub.ts';
import { useMessagesSeen } from '#lib/session/notices/seen-messages.ts';

type Props = { readonly userId: string; readonly onChanged: (isNew: boolean) => void };

export function MessageWatch({ userId, onChanged }: Props) {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    let isWanted = true;
    whenIdle(() => {
      if (isWanted) setStands(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const { data, refetch } = useCall(getInbox, {}, { enabled: stands });
  const seenMs = useMessagesSeen(userId);
  const isNew = (data?.list[0]?.createTimeMs ?? 0) > seenMs;
  useEffect(() => onChanged(isNew), [isNew, onChanged]);
  const hub = useMadeHub();
  return hub === null || !stands ? null : <BotWatch hub={hub} onChanged={() => void refetch()} />;
}

/** The message is written a little after the channel has told of the bot. */
const writtenAfterMs = 1500;

function BotWatch({ hub, onChanged }: { readonly hub: Hub; readonly onChanged: () => void }) {
  const bots = useChannel(hub, 'bots', '').data;
  const states =
    bots === null
      ? null
      : [...bots.values()]
          .map((bot) => [bot.strategyId, bot.state, bot.needsOwner, bot.notices.includes('filled') ? bot.fillCount : ''].join(' '))
          .join();
  const known = useRef<string | null>(null);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    const before = known.current;
    known.current = states;
    if (states === null || before === null || before === states) return undefined;
    const timer = setTimeout(() => changed(), writtenAfterMs);
    return () => clearTimeout(timer);
  }, [states]);
  return null;
}
