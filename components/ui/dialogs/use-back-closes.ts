// On a phone Back closes what is open over the page, as it does in every app there.
import { useEffect, useRef } from 'react';

import { enterLayer } from './layer-history.ts';

const phone = '(max-width: 767px)';

export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open || typeof window.matchMedia !== 'function' || !window.matchMedia(phone).matches) return undefined;
    return enterLayer({ close: () => close.current() });
  }, [open]);
}
