// A kind of terms as every side has to know it: its schemas, the types of bots that take it, and what is worked out of it.
import * as z from 'zod/mini';

/** The markets that a kind trades in: of spot, of contracts, of either of the two, or one of spot and then one contract. */
export type StrategyLine = 'spot' | 'futures' | 'spot-or-futures' | 'spot-and-futures';

export type TypeOfBot = {
  /** The number of the specification. */
  readonly strategyType: number;
  readonly line: StrategyLine;
  /** It trades against this coin alone; left out: against any. */
  readonly quoteCoin?: string;
};

type Parts<Terms extends z.core.$ZodType, Edit extends z.core.$ZodType, Types> = {
  readonly terms: Terms;
  /** A change of a bot that runs. */
  readonly edit: Edit;
  /** The types that take these terms, by their names. */
  readonly types: Types;
  /** copy: it follows a leader, and is listed among the copies of its owner instead of his bots. Left out: among his bots. */
  readonly listedAs?: 'bot' | 'copy';
  /** The least and the most that it may have of what it is made of. */
  readonly sizes: { readonly fewest: number; readonly most: number };
  /** It can be told to end with the round that runs. */
  readonly hasRounds: boolean;
  /** Its terms with another investment. `amount`: of the coin that it is funded in; decimal text. */
  readonly investing: (terms: z.output<Terms>, amount: string) => z.output<Terms>;
  /** The choice of its owner for its end: everything is sold, or given back as it is. */
  readonly sellsAtEnd: (terms: z.output<Terms>) => boolean;
};

export const termsKind = <
  const Kind extends string,
  Terms extends z.core.$ZodType,
  Edit extends z.core.$ZodType,
  const Types extends Readonly<Record<string, TypeOfBot>>,
>(
  kind: Kind,
  { terms, edit, investing, listedAs = 'bot', ...known }: Parts<Terms, Edit, Types>,
) => ({
  ...known,
  listedAs,
  kind,
  investing: (of: z.output<Terms>, amount: string) => ({ kind, terms: investing(of, amount) }),
  termsOfKind: z.object({ kind: z.literal(kind), terms }),
  editOfKind: z.object({ kind: z.literal(kind), edit }),
});
