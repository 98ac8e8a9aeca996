// The commands about what waits: their bytes, and what each does.
import type { ByteReader, ByteWriter } from '../../codec/byte-writer.ts';
import { pick, placeOf } from '../../codec/choices.ts';
import { commandOf, inLots, inUnits, text, whole } from '../../codec/fields.ts';
import type { CommandEntries } from '../../command-entry.ts';
import { amendPlan } from '../commands/amend-plan.ts';
import { cancelAllPlans, cancelPlan } from '../commands/cancel-plan.ts';
import { changePlan } from '../commands/change-plan.ts';
import { pausePlan, resumePlan } from '../commands/pause-plan.ts';
import { placePlan } from '../commands/place-plan.ts';
import { setCountdown } from './set-countdown.ts';
import { hasWords, readWords, writeWords } from '../../lending/margin-words.ts';
import { planKind, planTerms } from '../plan-kinds.ts';
import { lots, units } from '../../units.ts';
import { entryPoints, holdSides, preventions, sides } from '../../codec/written-choices.ts';
import type { PlacePlan, PlanCommand } from './plan-command.ts';

/** With what it says of borrowed money behind the rest. */
const placeMarginPlan = 57;
/** With the same, of a buy that may be given by quantity at market. */
const placeQuantityPlan = 60;
/** The amendment to such a buy. */
const amendQuantityPlan = 61;

function kindOfPlacePlan(command: PlacePlan): number {
  if (command.quantityAtMarket === true) return placeQuantityPlan;
  return hasWords(command) ? placeMarginPlan : 11;
}

function writePlacePlan(command: PlacePlan, out: ByteWriter): void {
  out.whole(command.accountId);
  out.whole(command.marketId);
  out.byte(
    placeOf(sides, command.side) |
      (placeOf(preventions, command.selfTradePrevention) << 1) |
      (placeOf(entryPoints, command.entryPoint) << 3) |
      (command.reduceOnly === true ? 32 : 0) |
      (command.holdSide === undefined ? 0 : 64 << placeOf(holdSides, command.holdSide)),
  );
  out.whole(command.quantityLots);
  out.wide(command.amountUnits);
  planTerms.write(command.terms, out);
  out.text(command.clientOid);
  if (kindOfPlacePlan(command) !== 11) writeWords(command, out);
}

function readPlacePlan(from: ByteReader, kind: number): PlacePlan {
  const [accountId, marketId] = [from.whole(), from.whole()];
  const choices = from.byte();
  return {
    type: 'place-plan',
    accountId,
    marketId,
    side: pick(sides, choices & 1),
    selfTradePrevention: pick(preventions, (choices >> 1) & 3),
    entryPoint: pick(entryPoints, (choices >> 3) & 3),
    quantityLots: lots(from.whole()),
    amountUnits: units(from.wide()),
    terms: planTerms.read(from),
    clientOid: from.text(),
    ...((choices & 32) === 0 ? {} : { reduceOnly: true }),
    ...((choices & 192) === 0 ? {} : { holdSide: pick(holdSides, (choices >> 6) - 1) }),
    ...(kind === 11 ? {} : readWords(from)),
    ...(kind === placeQuantityPlan ? { quantityAtMarket: true } : {}),
  };
}

const amendFields = commandOf('amend-plan', {
  accountId: whole,
  planId: whole,
  quantityLots: inLots,
  amountUnits: inUnits,
  terms: planTerms,
});

export const planCommands: CommandEntries<PlanCommand> = {
  'place-plan': {
    kinds: [11, placeMarginPlan, placeQuantityPlan],
    kindOf: kindOfPlacePlan,
    write: writePlacePlan,
    read: readPlacePlan,
    handle: placePlan,
  },
  'amend-plan': {
    kinds: [12, amendQuantityPlan],
    kindOf: ({ quantityAtMarket }) => (quantityAtMarket === true ? amendQuantityPlan : 12),
    write: amendFields.write,
    read: (from, kind) => ({ ...amendFields.read(from), ...(kind === amendQuantityPlan ? { quantityAtMarket: true } : {}) }),
    handle: amendPlan,
  },
  'change-plan': {
    kind: 62,
    ...commandOf('change-plan', { accountId: whole, planId: whole, quantityLots: inLots, amountUnits: inUnits, terms: planTerms }),
    handle: changePlan,
  },
  'pause-plan': { kind: 63, ...commandOf('pause-plan', { accountId: whole, planId: whole }), handle: pausePlan },
  'resume-plan': { kind: 64, ...commandOf('resume-plan', { accountId: whole, planId: whole }), handle: resumePlan },
  'cancel-plan': { kind: 13, ...commandOf('cancel-plan', { accountId: whole, planId: whole }), handle: cancelPlan },
  'cancel-all-plans': {
    kind: 14,
    ...commandOf('cancel-all-plans', { accountId: whole, marketId: whole, kind: planKind }),
    handle: cancelAllPlans,
  },
  'set-countdown': { kind: 15, ...commandOf('set-countdown', { accountId: whole, key: text, timeoutMs: whole }), handle: setCountdown },
};
