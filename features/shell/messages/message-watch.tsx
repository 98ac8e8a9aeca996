'use client';
// Says whether there are messages that were not looked at: asked once the page stands, when something has become of a bot or of an order with somebody, and often while a leader is copied.
import { use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { whenIdle } from '#lib/late/when-idle.ts';
import { HubPlaceContext } from '#lib/realtime/hub-place.ts';
import type { Hub } from '#lib/realtime/hub.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useMessagesSeen } from '#lib/session/notices/seen-messages.ts';

const never = (): (() => void) => () => undefined;

/** The page's hub once some part of the page has made it: for whoever listens along, and opens no line for that. */
function useMadeHub(): Hub | null {
  const place = use(HubPlaceContext);
  // The connection changes after the hub is made, and never before.
  return useSyncExternalStore(
    place === null ? never : place.connection.subscribe,
    () => place?.hub ?? null,
    () => null,
  );
}

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
  return hub === null || !stands ? null : (
    <>
      <BotWatch hub={hub} onChanged={() => void refetch()} />
      <OrderWatch hub={hub} onChanged={() => void refetch()} />
    </>
  );
}

/** News of a leader comes by messages alone: the channel says nothing of it. */
const whileFollowingMs = 20_000;

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
  const follows =
    bots !== null && [...bots.values()].some(({ bot, state }) => termsKinds[bot.kind].listedAs === 'copy' && state !== BotState.stopped);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (!follows) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) changed();
    }, whileFollowingMs);
    return () => clearInterval(timer);
  }, [follows]);
  useAfterChange(states, onChanged);
  return null;
}

/** Orders with other people, of which a step of the other one wants an answer. */
function OrderWatch({ hub, onChanged }: { readonly hub: Hub; readonly onChanged: () => void }) {
  const { data } = useChannel(hub, 'c2c', '');
  const states =
    data !== null && 'open' in data
      ? data.open.map(({ orderId, state, cancelAskedBy }) => [orderId, state, cancelAskedBy ?? ''].join(' ')).join()
      : null;
  useAfterChange(states, onChanged);
  return null;
}

/** Null: nothing is known yet. */
function useAfterChange(states: string | null, onChanged: () => void): void {
  const known = useRef<string | null>(null);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    const before = known.current;
    known.current = states;
    if (states === null || before === null || before === states) return undefined;
    const timer = setTimeout(() => changed(), writtenAfterMs);
    return () => clearTimeout(timer);
  }, [states]);
}
