// Commands about unified accounts with whatever their fields can hold.
import fc from 'fast-check';

import { AccountMode } from '#lib/contract/enums.ts';
import type { UnifiedCommand } from '#server/engine/unified/unified-command.ts';

const whole = fc.maxSafeInteger();

export const arbitraryUnifiedCommand: fc.Arbitrary<UnifiedCommand> = fc.oneof(
  fc.record({
    type: fc.constant('switch-account-mode' as const),
    accountId: whole,
    mode: fc.constantFrom(...Object.values(AccountMode)),
  }),
  fc.record({
    type: fc.constant('set-unified-terms' as const),
    minEquityUnits: whole,
    interestFree: fc.array(fc.tuple(whole, whole), { maxLength: 9 }),
  }),
);
