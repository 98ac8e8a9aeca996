// Commands about orders between people with whatever their fields can hold.
import fc from 'fast-check';

import { c2cRoles, c2cSteps } from '#lib/contract/c2c/order-steps.ts';
import { Side } from '#lib/contract/enums.ts';
import type { C2cCommand } from '#server/engine/c2c/c2c-command.ts';
import { units } from '#server/engine/units.ts';

const whole = fc.maxSafeInteger();
const wide = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(units);
const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((value) => value.isWellFormed());

const taking = {
  accountId: whole,
  makerId: whole,
  side: fc.constantFrom(...Object.values(Side)),
  assetId: whole,
  units: wide,
  advertId: whole,
  advertUnits: wide,
  price: text,
  clientOid: text,
};

export const arbitraryC2cCommand: fc.Arbitrary<C2cCommand> = fc.oneof(
  fc.record({
    type: fc.constant('place-c2c-order' as const),
    ...taking,
    currency: text,
    payUnits: wide,
    methodIds: fc.array(whole, { maxLength: 9 }),
    payMinutes: whole,
  }),
  fc.record({ type: fc.constant('swap-c2c-coins' as const), ...taking, quoteAssetId: whole, quoteUnits: wide }),
  fc.record({ type: fc.constant('step-c2c-order' as const), accountId: whole, orderId: whole, step: fc.constantFrom(...c2cSteps) }),
  fc.record({ type: fc.constant('decide-c2c-order' as const), orderId: whole, decidedFor: fc.constantFrom(...c2cRoles) }),
);
