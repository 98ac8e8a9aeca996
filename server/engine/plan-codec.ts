// The terms of plans and exits as the journal keeps them.
import type { ByteReader, ByteWriter } from './byte-writer.ts';
import { pick, placeOf } from './choices.ts';
import { PriceSource, type ExitTerms, type PlanTerms, type TriggerTerms } from './plan-terms.ts';
import { ticks } from './units.ts';

/** Kinds on disk: never renumber, only add. */
const Kind = { trigger: 1, exit: 2, trailing: 3, oco: 4, timeShare: 5, marginRatio: 6 } as const;
/** Never reorder, only append. */
const sources = [PriceSource.last, PriceSource.index, PriceSource.mark] as const;
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
  switch (terms.kind) {
    case 'trigger':
      out.byte(Kind.trigger);
      writeTrigger(terms.trigger, out);
      out.byte(terms.exit === null ? 0 : 1);
      if (terms.exit !== null) writeExit(terms.exit, out);
      return;
    case 'exit':
      out.byte(Kind.exit);
      writeExit(terms.exit, out);
      return;
    case 'trailing':
      out.byte(Kind.trailing);
      out.byte(placeOf(sources, terms.source));
      out.whole(terms.activationTicks);
      out.whole(terms.callbackPpm);
      return;
    case 'margin-ratio':
      out.byte(Kind.marginRatio);
      out.whole(terms.ratioPpm);
      return;
    case 'oco':
      out.byte(Kind.oco);
      out.whole(terms.limitTicks);
      writeTrigger(terms.stop, out);
      return;
    case 'time-share':
      out.byte(Kind.timeShare);
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
  const kind = from.byte();
  switch (kind) {
    case Kind.trigger:
      return readTriggerTerms(from);
    case Kind.exit:
      return { kind: 'exit', exit: readExit(from) };
    case Kind.trailing:
      return { kind: 'trailing', source: pick(sources, from.byte()), activationTicks: ticks(from.whole()), callbackPpm: from.whole() };
    case Kind.marginRatio:
      return { kind: 'margin-ratio', ratioPpm: from.whole() };
    case Kind.oco:
      return { kind: 'oco', limitTicks: ticks(from.whole()), stop: readTrigger(from) };
    case Kind.timeShare:
      return {
        kind: 'time-share',
        slices: from.whole(),
        intervalMs: from.whole(),
        limitTicks: ticks(from.whole()),
        jitterPpm: from.whole(),
        seed: from.whole(),
      };
    default:
      throw new RangeError(`no plan of kind ${kind}`);
  }
}
