'use client';
// A dialog that an address opens: whoever follows a link to its place finds it open.
import { useState, useSyncExternalStore } from 'react';

const follow = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** `place`: with its sign, #copy. What somebody opens or closes by hand goes before what the address says. */
export function useOpenedByAddress(place: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isAddressed =
    useSyncExternalStore(
      follow,
      () => window.location.hash,
      () => '',
    ) === place;
  const [byHand, setByHand] = useState<boolean | null>(null);
  return [byHand ?? isAddressed, setByHand];
}
