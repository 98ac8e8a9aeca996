// The offer of the suggested keys on this device: a single time, to somebody who has none, on a screen with room beside the order form.
import { create } from 'zustand';

import { wasSaid } from './once.ts';

export const keyOfferName = 'keys';
/** A finger has no keys. */
const wide = '(min-width: 80rem) and (hover: hover)';

/** @param bindings the keys that the reader has by now */
export const offersKeys = (bindings: object): boolean =>
  !wasSaid(keyOfferName) && Object.keys(bindings).length === 0 && document.visibilityState === 'visible' && window.matchMedia(wide).matches;

/** Other hints wait meanwhile. */
export const useKeyOffer = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));
