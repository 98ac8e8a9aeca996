// A form in which people have candles or trades: how a heading shows it, and what stands in its lines where there is no heading.

/** id: a whole number. flag: true or false. number: a number that nothing is done with. */
export type BareField =
  | 'time'
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'volume'
  | 'price'
  | 'amount'
  | 'side'
  | 'buyerMaker'
  | 'id'
  | 'flag'
  | 'number';

export type FileForm = {
  /** As its maker is written; null: nobody's in particular. */
  readonly name: string | null;
  readonly of: 'candles' | 'trades';
  /** Columns that no other form has together; null: it comes without a heading. */
  readonly marks: readonly string[] | null;
  /** The fields of a line without a heading; none: it always has one. */
  readonly bare: readonly (readonly BareField[])[];
  /** The column of the volume where it has a name of this form's own: the first that fits. */
  readonly volume?: RegExp;
};
