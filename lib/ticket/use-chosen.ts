// The trader's choices about orders on this device: from where on the trader is warned, and whether the trader is asked.
import { useEffect } from 'react';

import { useConfirmations, useKeptConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useOrderWarnings, usualLimits, type WarningLimits } from '#lib/session/order-form/order-warnings.ts';

export type Chosen = {
  readonly limits: WarningLimits;
  readonly usual: WarningLimits;
  readonly onLimits: (limits: Partial<WarningLimits>) => void;
  /** Orders go without a question. */
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** Read once the page is alive. */
export function useChosen(): Chosen {
  useKeptConfirmations();
  useEffect(() => void useOrderWarnings.persist.rehydrate(), []);
  const { limits, set } = useOrderWarnings();
  const { oneClick, setOneClick } = useConfirmations();
  return { limits, usual: usualLimits, onLimits: set, on: oneClick, onChange: setOneClick };
}
