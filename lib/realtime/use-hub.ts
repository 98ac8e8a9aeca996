// The page's hub, for everything on it.
import { createContext, use } from 'react';

import type { Hub } from './hub.ts';

export const HubContext = createContext<Hub | null>(null);

export function useHub(): Hub {
  const hub = use(HubContext);
  if (hub === null) throw new Error('no hub around this component');
  return hub;
}
