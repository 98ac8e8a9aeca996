// Conditions and exits as the journal keeps them.
import { listOf } from '../codec/choices.ts';
import { choice, group, inTicks, type Field } from '../codec/fields.ts';
import { PriceSource, type ExitTerms, type TriggerTerms } from './trigger-terms.ts';

/** Never reorder, only append. */
const sources = listOf<PriceSource>()([PriceSource.last, PriceSource.index, PriceSource.mark]);
/** The legs that an exit has; also on disk. */
const Legs = { takeProfit: 1, stopLoss: 2 } as const;

export const priceSource = choice(sources);

export const triggerTerms = group<TriggerTerms>({ source: priceSource, triggerTicks: inTicks, executeTicks: inTicks });

export const exitTerms: Field<ExitTerms> = {
  write: ({ takeProfit, stopLoss }, out) => {
    out.byte((takeProfit === null ? 0 : Legs.takeProfit) | (stopLoss === null ? 0 : Legs.stopLoss));
    if (takeProfit !== null) triggerTerms.write(takeProfit, out);
    if (stopLoss !== null) triggerTerms.write(stopLoss, out);
  },
  read: (from) => {
    const legs = from.byte();
    const takeProfit = (legs & Legs.takeProfit) === 0 ? null : triggerTerms.read(from);
    const stopLoss = (legs & Legs.stopLoss) === 0 ? null : triggerTerms.read(from);
    return { takeProfit, stopLoss };
  },
};
