'use client';
// The commands of the page that is open, by name: parts of the screen offer them, the palette and the keys call them.
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** In the order in which they are listed. */
export const commandIds = [
  'buy',
  'sell',
  'switchSide',
  'cancelLast',
  'cancelAll',
  'flipUnit',
  'focusPrice',
  'focusSize',
  'closeQuarter',
  'closeHalf',
  'closeThreeQuarters',
  'closeAll',
  'switchTheme',
  'appearance',
  'language',
] as const;
export type CommandId = (typeof commandIds)[number];

/** The percentage of what one holds that each of these sells. */
export const closeShares = { closeQuarter: 25, closeHalf: 50, closeThreeQuarters: 75, closeAll: 100 } as const;

export const isCommandId = (text: string): text is CommandId => commandIds.some((id) => id === text);

type Offered = { readonly offers: ReadonlyMap<CommandId, () => void> };

export const useOffered = create<Offered>(() => ({ offers: new Map() }));

/** Offers a command while the part is on the screen; null: not now. The newest offer of a name counts. */
export function useCommand(id: CommandId, run: (() => void) | null): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const isOffered = run !== null;
  useEffect(() => {
    if (!isOffered) return;
    const offer = (): void => latest.current?.();
    useOffered.setState(({ offers }) => ({ offers: new Map(offers).set(id, offer) }));
    return () =>
      useOffered.setState(({ offers }) =>
        offers.get(id) === offer ? { offers: new Map([...offers].filter(([name]) => name !== id)) } : { offers },
      );
  }, [id, isOffered]);
}

/** True when somebody offered it. */
export function runCommand(id: CommandId): boolean {
  const offer = useOffered.getState().offers.get(id);
  offer?.();
  return offer !== undefined;
}
