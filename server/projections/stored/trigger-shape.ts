// Conditions and exits as columns hold them.
import { z } from 'zod/mini';

import { PriceSource, type ExitTerms, type StopTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { ticks } from '#server/engine/units.ts';
import type { Shape } from './stored-value.ts';

export const ticksShape = z.pipe(z.int(), z.transform(ticks));
export const sourceShape = z.enum(PriceSource);

export const triggerShape: Shape<TriggerTerms> = z.object({
  source: sourceShape,
  triggerTicks: ticksShape,
  executeTicks: ticksShape,
});

export const stopShape: Shape<StopTerms> = z.object({
  source: sourceShape,
  triggerTicks: ticksShape,
  executeTicks: ticksShape,
  marketAfterMs: z.exactOptional(z.int()),
});

export const exitShape: Shape<ExitTerms> = z.object({
  takeProfit: z.nullable(triggerShape),
  stopLoss: z.nullable(stopShape),
  fromFirstFill: z.exactOptional(z.literal(true)),
});
