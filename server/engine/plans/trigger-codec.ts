// Conditions and exits as the journal keeps them.
import { listOf } from '../codec/choices.ts';
import { choice, group, inTicks, type Field } from '../codec/fields.ts';
import { PriceSource, type ExitTerms, type StopTerms, type TriggerTerms } from './trigger-terms.ts';

/** Never reorder, only append. */
const sources = listOf<PriceSource>()([PriceSource.last, PriceSource.index, PriceSource.mark]);
/** The legs that an exit has, and when it opens; also on disk. */
const Legs = { takeProfit: 1, stopLoss: 2, fromFirstFill: 4, marketAfter: 8 } as const;
const everyLeg = Legs.takeProfit | Legs.stopLoss | Legs.fromFirstFill | Legs.marketAfter;

export const priceSource = choice(sources);

export const triggerTerms = group<TriggerTerms>({ source: priceSource, triggerTicks: inTicks, executeTicks: inTicks });

/** A stop that turns into a market order. */
export const turningStop: Field<StopTerms> = {
  write: (terms, out) => {
    triggerTerms.write(terms, out);
    out.whole(terms.marketAfterMs ?? 0);
  },
  read: (from) => ({ ...triggerTerms.read(from), marketAfterMs: from.whole() }),
};

const stopForm = (turns: boolean): Field<StopTerms> => (turns ? turningStop : triggerTerms);

export const exitTerms: Field<ExitTerms> = {
  write: ({ takeProfit, stopLoss, fromFirstFill }, out) => {
    out.byte(
      (takeProfit === null ? 0 : Legs.takeProfit) |
        (stopLoss === null ? 0 : Legs.stopLoss) |
        (fromFirstFill === true ? Legs.fromFirstFill : 0) |
        (stopLoss?.marketAfterMs === undefined ? 0 : Legs.marketAfter),
    );
    if (takeProfit !== null) triggerTerms.write(takeProfit, out);
    if (stopLoss !== null) stopForm(stopLoss.marketAfterMs !== undefined).write(stopLoss, out);
  },
  read: (from) => {
    const legs = from.byte();
    if (legs > everyLeg) throw new RangeError(`no legs ${legs}`);
    const takeProfit = (legs & Legs.takeProfit) === 0 ? null : triggerTerms.read(from);
    const stopLoss = (legs & Legs.stopLoss) === 0 ? null : stopForm((legs & Legs.marketAfter) !== 0).read(from);
    return { takeProfit, stopLoss, ...((legs & Legs.fromFirstFill) === 0 ? {} : { fromFirstFill: true }) };
  },
};
