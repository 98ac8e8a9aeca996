'use client';
// The margin ratio at which somebody wants to be warned: kept on this device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

import { usualMarginCall } from './usual-margin-call.ts';

/** In percent of what must remain: at 100 the liquidation begins. */
const percent = z.number().check(z.minimum(1), z.maximum(99));

type MarginCall = { readonly percent: number; choose(percent: number): void };

export const useMarginCall = create<MarginCall>()(
  persist(
    (set) => ({
      percent: usualMarginCall,
      // A text that is no share of a margin is not taken.
      choose: (wanted) => (percent.safeParse(wanted).success ? set({ percent: wanted }) : undefined),
    }),
    {
      name: 'margin-call',
      // The server knows nothing of it: read once the page is alive.
      skipHydration: true,
      partialize: ({ percent: kept }) => ({ percent: kept }),
      merge: (stored, current) => {
        const parsed = z.safeParse(z.object({ percent }), stored);
        return parsed.success ? { ...current, ...parsed.data } : current;
      },
    },
  ),
);
