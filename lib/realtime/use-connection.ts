// The state of the page's connection, as a React state.
import { useSyncExternalStore } from 'react';

import type { ConnectionState, ConnectionStore } from './connection-store.ts';

const connecting: ConnectionState = { status: 'connecting', sinceMs: 0 };

export function useConnection({ connection }: { readonly connection: ConnectionStore }): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.getSnapshot, () => connecting);
}
