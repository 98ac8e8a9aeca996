// The place of a page's hub once a part of the page listens to it. It is small: it stands on every page, and most pages that are only read
// hear nothing.
import { createContext } from 'react';

import { createConnectionStore } from './connection-store.ts';
import type { Hub, HubSettings } from './hub.ts';

export type HubPlace = {
  readonly settings: HubSettings;
  /** Connecting until there is a hub. */
  readonly connection: ReturnType<typeof createConnectionStore>;
  /** Told when the hub is made, perhaps while something is drawn. */
  readonly onMade: () => void;
  /** Made by `useHub`. */
  hub: Hub | null;
};

export const createHubPlace = (settings: HubSettings, onMade: () => void): HubPlace => ({
  settings,
  onMade,
  connection: createConnectionStore(Date.now),
  hub: null,
});

export const HubPlaceContext = createContext<HubPlace | null>(null);
