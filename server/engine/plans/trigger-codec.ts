// Conditions and exits as the journal keeps them.
import type { ByteReader, ByteWriter } from '../codec/byte-writer.ts';
import { listOf, pick, placeOf } from '../codec/choices.ts';
import { ticks } from '../units.ts';
import { PriceSource, type ExitTerms, type TriggerTerms } from './trigger-terms.ts';

/** Never reorder, only append. */
const sources = listOf<PriceSource>()([PriceSource.last, PriceSource.index, PriceSource.mark]);
/** Which legs an exit has; also on disk. */
const Legs = { takeProfit: 1, stopLoss: 2 } as const;

export const writeSource = (source: PriceSource, out: ByteWriter): void => out.byte(placeOf(sources, source));

export const readSource = (from: ByteReader): PriceSource => pick(sources, from.byte());

export function writeTrigger({ source, triggerTicks, executeTicks }: TriggerTerms, out: ByteWriter): void {
  writeSource(source, out);
  out.whole(triggerTicks);
  out.whole(executeTicks);
}

export const readTrigger = (from: ByteReader): TriggerTerms => ({
  source: readSource(from),
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
