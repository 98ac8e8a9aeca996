// The user for whom the page asks, and the world in which.
import { use } from 'react';

import { TradingMode } from '#lib/contract/trading-mode.ts';
import { ApiPlaceContext } from '../api-place.ts';
import type { Caller } from './query-key.ts';

const visitor: Caller = { account: null, world: TradingMode.live };

export function useCaller(): Caller {
  const context = use(ApiPlaceContext)?.context;
  return context === undefined ? visitor : { account: context.userId ?? null, world: context.worldId ?? context.mode ?? TradingMode.live };
}
