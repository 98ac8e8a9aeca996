// A channel whose picture is dear to paint (a chart): however often it changes, it is painted at most four times a second.
import { useMemo, useSyncExternalStore } from 'react';

import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import type { ChannelData, ChannelState, ChannelStore } from './channel-data.ts';
import type { Hub } from './hub.ts';

const paceMs = 250;

const nothing = { status: 'waiting', data: null, sequence: 0, timeMs: 0, refusal: null } as const;
const idle: ChannelStore<never> = { subscribe: () => () => undefined, getSnapshot: () => nothing, getServerSnapshot: () => nothing };

/**
 * The first change after a pause is shown at once, the last one of a burst never later than the pace.
 */
export function pacedStore<Data>(store: ChannelStore<Data>, pace: number = paceMs): ChannelStore<Data> {
  const listeners = new Set<() => void>();
  let shown: ChannelState<Data> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastMs = 0;
  let leave: (() => void) | null = null;
  const show = (): void => {
    timer = null;
    lastMs = Date.now();
    shown = store.getSnapshot();
    for (const listener of listeners) listener();
  };
  const changed = (): void => {
    if (timer !== null) return;
    const waitMs = lastMs + pace - Date.now();
    if (waitMs <= 0) show();
    else timer = setTimeout(show, waitMs);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (leave === null) {
        shown = store.getSnapshot();
        leave = store.subscribe(changed);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = null;
        shown = null;
        if (timer !== null) clearTimeout(timer);
        timer = null;
      };
    },
    getSnapshot: () => shown ?? store.getSnapshot(),
    getServerSnapshot: store.getServerSnapshot,
  };
}

/** With a key of null nothing is followed and the state stays empty. */
export function usePacedChannel<Name extends ChannelName>(hub: Hub, name: Name, key: string | null): ChannelState<ChannelData[Name]> {
  const store = useMemo(
    (): ChannelStore<ChannelData[Name]> => (key === null ? idle : pacedStore(hub.channel(name, key))),
    [hub, name, key],
  );
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
