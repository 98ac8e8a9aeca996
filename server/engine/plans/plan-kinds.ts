// The kinds of plans. A kind that lacks a part does not compile, nor does terms without a kind.
import type { Side } from '#lib/contract/enums.ts';
import type { Field } from '../codec/fields.ts';
import type { PlanKind, PlanTerms } from './plan-terms.ts';
import { chaseLimitPlan } from './kinds/chase-limit/chase-limit-plan.ts';
import { exitPlan } from './kinds/exit/exit-plan.ts';
import { marginRatioPlan } from './kinds/margin-ratio/margin-ratio-plan.ts';
import { ocoPlan } from './kinds/oco/oco-plan.ts';
import { trailingPlan } from './kinds/trailing/trailing-plan.ts';
import { triggerPlan } from './kinds/trigger/trigger-plan.ts';
import { twapPlan } from './kinds/twap/twap-plan.ts';
import type { Market } from '../markets/market.ts';
import type { Leg, Plan } from './plan.ts';
import type { PlanKindRules } from './plan-kind.ts';
import type { PlanSize } from './plan-order.ts';
import type { PriceSource } from './trigger-terms.ts';

const rules: { readonly [Kind in PlanKind]: PlanKindRules<Extract<PlanTerms, { kind: Kind }>> } = {
  trigger: triggerPlan,
  exit: exitPlan,
  trailing: trailingPlan,
  oco: ocoPlan,
  'time-share': twapPlan,
  'margin-ratio': marginRatioPlan,
  'chase-limit': chaseLimitPlan,
};

const byKind: Readonly<Record<PlanKind, PlanKindRules>> = rules;

/** The rules of the kind that the terms are of. */
export const rulesOf = ({ kind }: { readonly kind: PlanKind }): PlanKindRules => byKind[kind];

/** The source whose every price is shown to a plan as it stands; null: none. */
export function followedBy(plan: Plan): PriceSource | null {
  const { waits } = rulesOf(plan.terms);
  return waits.for === 'price' ? waits.follows(plan) : null;
}

/** The conditions of a plan that place an order when they are met. */
export function legsOf(terms: PlanTerms): readonly Leg[] {
  const { waits } = rulesOf(terms);
  return waits.for === 'price' ? waits.legs(terms) : [];
}

/**
 * The amount that a plan has to freeze, in units of the coin that its side gives.
 * A contract's plan freezes nothing: its margin is asked for when it executes.
 */
export const holdOf = (market: Market, side: Side, terms: PlanTerms, size: PlanSize): number =>
  market.contract === null ? rulesOf(terms).hold(market, side, terms, size) : 0;

const byCode = new Map(Object.values(byKind).map((one) => [one.code, one]));

const later = [...byCode.values()].filter(({ code }) => code > triggerPlan.code).toSorted((a, b) => a.code - b.code);

/** Every kind, in the order of their codes. */
export const planKinds: readonly [PlanKind, ...PlanKind[]] = [triggerPlan.kind, ...later.map(({ kind }) => kind)];

const extendedForms = new Map(
  Object.values(byKind).flatMap(({ extended }) => (extended === undefined ? [] : [[extended.code, extended] as const])),
);

function kindOfCode(code: number): PlanKindRules {
  const kind = byCode.get(code);
  if (kind === undefined) throw new RangeError(`no kind of plan ${code}`);
  return kind;
}

/** Refuses (RangeError) a kind that this release does not know, and what could not be read back as it is. */
export const planTerms: Field<PlanTerms> = {
  write: (terms, out) => {
    const kind = rulesOf(terms);
    const form = kind.extended?.isOf(terms) === true ? kind.extended : kind;
    out.byte(form.code);
    form.write(terms, out);
  },
  read: (from) => {
    const code = from.byte();
    return (extendedForms.get(code) ?? kindOfCode(code)).read(from);
  },
};

/** In place of a kind: all of them. */
const everyKind = 255;

/** Refuses (RangeError) a kind that this release does not know. */
export const planKind: Field<PlanKind | null> = {
  write: (kind, out) => out.byte(kind === null ? everyKind : byKind[kind].code - 1),
  read: (from) => {
    const place = from.byte();
    return place === everyKind ? null : kindOfCode(place + 1).kind;
  },
};
