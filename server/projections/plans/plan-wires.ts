// The kinds of plans on the wire. A kind that the core has and the wire lacks does not compile.
import type { PlanKind, PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import { chaseLimitWire } from './kinds/chase-limit-wire.ts';
import { exitWire } from './kinds/exit-wire.ts';
import { marginRatioWire } from './kinds/margin-ratio-wire.ts';
import { ocoWire } from './kinds/oco-wire.ts';
import { trailingWire } from './kinds/trailing-wire.ts';
import { triggerWire } from './kinds/trigger-wire.ts';
import { twapWire } from './kinds/twap-wire.ts';
import type { PlanWire } from './plan-wire.ts';

const wires: { readonly [Kind in PlanKind]: PlanWire<Extract<PlanTerms, { kind: Kind }>> } = {
  trigger: triggerWire,
  exit: exitWire,
  trailing: trailingWire,
  oco: ocoWire,
  'time-share': twapWire,
  'margin-ratio': marginRatioWire,
  'chase-limit': chaseLimitWire,
};

const byKind: Readonly<Record<PlanKind, PlanWire>> = wires;

export const wireOfKind = (kind: PlanKind): PlanWire => byKind[kind];
export const wireOf = ({ kind }: PlanTerms): PlanWire => wireOfKind(kind);

const kindByType = new Map(planKinds.flatMap((kind) => byKind[kind].planTypes.map((planType): [number, PlanKind] => [planType, kind])));

/** The kind of plan that a code of the wire means; undefined for codes of which there are no plans. */
export const planKindOf = (planType: number): PlanKind | undefined => kindByType.get(planType);
