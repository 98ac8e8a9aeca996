// Whether the suggested keys are offered on this device: a single time, to somebody who has none, on a screen with room beside the order form.
import { create } from 'zustand';

import { wasSaid } from '../session/notices/once.ts';
import { useHotkeys } from './hotkeys.ts';

export const keyOfferName = 'keys';
/** A finger has no keys. */
const wide = '(min-width: 80rem) and (hover: hover)';

export const offersKeys = (): boolean =>
  !wasSaid(keyOfferName) &&
  Object.keys(useHotkeys.getState().bindings).length === 0 &&
  document.visibilityState === 'visible' &&
  window.matchMedia(wide).matches;

/** Other hints wait meanwhile. */
export const useKeyOffer = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));
