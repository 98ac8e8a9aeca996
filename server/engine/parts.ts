// The parts that the core is put together from: all that is derived from them finds them here.
import { c2cPart } from './c2c/c2c-part.ts';
import { clockPart } from './clock/clock-part.ts';
import type { CommandsOfParts, PartName } from './command.ts';
import { convertPart } from './convert/convert-part.ts';
import { futuresPart } from './futures/futures-part.ts';
import { identityPart } from './identity/identity-part.ts';
import { inputsPart } from './inputs/inputs-part.ts';
import { leadingPart } from './leading/leading-part.ts';
import { lendingPart } from './lending/lending-part.ts';
import { marketsPart } from './markets/markets-part.ts';
import { ordersPart } from './orders/orders-part.ts';
import type { Part, PartDue } from './part.ts';
import { plansPart } from './plans/plans-part.ts';
import { strategiesPart } from './strategies/strategies-part.ts';
import { unifiedPart } from './unified/unified-part.ts';
import { walletsPart } from './wallets/wallets-part.ts';

/** In this order they come back from a snapshot: each after those that it stands on. */
const moved = {
  identity: identityPart,
  markets: marketsPart,
  wallets: walletsPart,
  futures: futuresPart,
  lending: lendingPart,
  orders: ordersPart,
  plans: plansPart,
  convert: convertPart,
  strategies: strategiesPart,
  leading: leadingPart,
  c2c: c2cPart,
  // Behind all that hold coins: what of them leaves is counted once they are back.
  unified: unifiedPart,
  inputs: inputsPart,
} satisfies { readonly [Name in Exclude<PartName, 'clock'>]: Part<CommandsOfParts[Name]> };

const dues = Object.values(moved).flatMap(({ due }): readonly PartDue[] => (due === null ? [] : [due]));

export const parts = { ...moved, clock: clockPart(dues) };
