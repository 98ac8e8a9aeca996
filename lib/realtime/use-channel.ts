// A channel as a React state: follows it while the component is on the page.
import { useSyncExternalStore } from 'react';

import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import type { ChannelData, ChannelState, ChannelStore } from './channel-data.ts';
import type { Hub } from './hub.ts';

const nothing = { status: 'waiting', data: null, sequence: 0, timeMs: 0, refusal: null } as const;
const idle: ChannelStore<never> = { subscribe: () => () => undefined, getSnapshot: () => nothing, getServerSnapshot: () => nothing };

/** With a key of null nothing is followed and the state stays empty: for channels that need a session that is not there. */
export function useChannel<Name extends ChannelName>(hub: Hub, name: Name, key: string | null): ChannelState<ChannelData[Name]> {
  const store: ChannelStore<ChannelData[Name]> = key === null ? idle : hub.channel(name, key);
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
