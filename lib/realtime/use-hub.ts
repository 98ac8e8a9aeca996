// The page's hub, for everything on it that listens: made by the first of them.
import { createContext, use } from 'react';

import { createHub, type Hub } from './hub.ts';
import { HubPlaceContext, type HubPlace } from './hub-place.ts';

/**
 * In place of the page's own.
 * @internal
 */
export const HubContext = createContext<Hub | null>(null);

/** It stands still while nobody sees the page; a page may be opened in the background. */
function followSight(hub: Hub): void {
  if (typeof document === 'undefined') return;
  const follow = (): void => hub.setVisible(document.visibilityState === 'visible');
  follow();
  document.addEventListener('visibilitychange', follow);
}

function hubAt(place: HubPlace): Hub {
  if (place.hub === null) {
    place.hub = createHub({ ...place.settings, connection: place.connection });
    followSight(place.hub);
    place.onMade();
  }
  return place.hub;
}

export function useHub(): Hub {
  const given = use(HubContext);
  const place = use(HubPlaceContext);
  if (given !== null) return given;
  if (place === null) throw new Error('no hub around this component');
  return hubAt(place);
}
