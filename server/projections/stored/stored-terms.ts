// The terms of a plan as their column holds them. `kind` stands at the top in every version: lists are narrowed by it.
import { z } from 'zod/mini';

import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import { wireOfKind } from '../plans/plan-wires.ts';
import { type Shape, storedValue } from './stored-value.ts';

const termsShape: Shape<PlanTerms> = z.union(planKinds.map((kind) => wireOfKind(kind).stored));

const { encode, decode } = storedValue<PlanTerms>('plans.terms', [termsShape, termsShape]);
export { encode as encodeTerms, decode as decodeTerms };
