// The terms of plans and exits as the journal keeps them.
import type { ByteReader, ByteWriter } from './byte-writer.ts';
import { listOf, pick, placeOf } from './choices.ts';
import { planKinds, PriceSource, type ExitTerms, type PlanTerms, type TriggerTerms } from './plan-terms.ts';
import { ticks } from './units.ts';

/** Before terms the first kind is a 1. */
const firstKind = 1;
/** Never reorder, only append. */
const sources = listOf<PriceSource>()([PriceSource.last, PriceSource.index, PriceSource.mark]);
/** Which legs an exit has; also on disk. */
const Legs = { takeProfit: 1, stopLoss: 2 } as const;

function writeTrigger({ source, triggerTicks, executeTicks }: TriggerTerms, out: ByteWriter): void {
  out.byte(placeOf(sources, source));
  out.whole(triggerTicks);
  out.whole(executeTicks);
}

const readTrigger = (from: ByteReader): TriggerTerms => ({
  source: pick(sources, from.byte()),
  triggerTicks: ticks(from.whole()),
  executeTicks: ticks(from.whole()),
});

export function writeExit({ takeProfit, stopLoss }: ExitTerms, out: ByteWriter): void {
  out.byte((takeProfit === null ? 0 : Legs.takeProfit) | (stopLoss === null ? 0 : Legs.stopLoss));
  if (takeProfit !== null) writeTrigger(takeProfit, out);
  if (stopLoss !== null) writeTrigger(stopLoss, out);
}

export function readExit(from: ByteReader): ExitTerms {
  const legs = from.byte();
  const takeProfit = (legs & Legs.takeProfit) === 0 ? null : readTrigger(from);
  const stopLoss = (legs & Legs.stopLoss) === 0 ? null : readTrigger(from);
  return { takeProfit, stopLoss };
}

/** Appends terms. Refuses (RangeError) what could not be read back as it is. */
export function writePlanTerms(terms: PlanTerms, out: ByteWriter): void {
  out.byte(firstKind + placeOf(planKinds, terms.kind));
  switch (terms.kind) {
    case 'trigger':
      writeTrigger(terms.trigger, out);
      out.byte(terms.exit === null ? 0 : 1);
      if (terms.exit !== null) writeExit(terms.exit, out);
      return;
    case 'exit':
      writeExit(terms.exit, out);
      return;
    case 'trailing':
      out.byte(placeOf(sources, terms.source));
      out.whole(terms.activationTicks);
      out.whole(terms.callbackPpm);
      return;
    case 'margin-ratio':
      out.whole(terms.ratioPpm);
      return;
    case 'oco':
      out.whole(terms.limitTicks);
      writeTrigger(terms.stop, out);
      return;
    case 'time-share':
      for (const value of [terms.slices, terms.intervalMs, terms.limitTicks, terms.jitterPpm, terms.seed]) out.whole(value);
      return;
  }
}

function readTriggerTerms(from: ByteReader): PlanTerms {
  const trigger = readTrigger(from);
  return { kind: 'trigger', trigger, exit: from.byte() === 0 ? null : readExit(from) };
}

/** Refuses (RangeError) a kind that this release does not know. */
export function readPlanTerms(from: ByteReader): PlanTerms {
  const kind = pick(planKinds, from.byte() - firstKind);
  switch (kind) {
    case 'trigger':
      return readTriggerTerms(from);
    case 'exit':
      return { kind, exit: readExit(from) };
    case 'trailing':
      return { kind, source: pick(sources, from.byte()), activationTicks: ticks(from.whole()), callbackPpm: from.whole() };
    case 'margin-ratio':
      return { kind, ratioPpm: from.whole() };
    case 'oco':
      return { kind, limitTicks: ticks(from.whole()), stop: readTrigger(from) };
    case 'time-share':
      return {
        kind,
        slices: from.whole(),
        intervalMs: from.whole(),
        limitTicks: ticks(from.whole()),
        jitterPpm: from.whole(),
        seed: from.whole(),
      };
  }
}
