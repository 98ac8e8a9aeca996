// The state of the page's connection, and since when: for the indicator and the connection-unstable screen.

/** unstable: was cut off or could not connect, and is trying again. closed: for good. */
export type ConnectionState = { readonly status: 'connecting' | 'open' | 'unstable' | 'closed'; readonly sinceMs: number };

export type ConnectionStore = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConnectionState;
};

/** Changes are told at once, hidden page or not. Setting the same status again keeps its beginning. */
export function createConnectionStore(now: () => number): ConnectionStore & { set(status: ConnectionState['status']): void } {
  const listeners = new Set<() => void>();
  // Not the clock: the server renders the same state.
  let state: ConnectionState = { status: 'connecting', sinceMs: 0 };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    set: (status) => {
      if (status === state.status) return;
      state = { status, sinceMs: now() };
      for (const listener of listeners) listener();
    },
  };
}
