// The form of a line that an operator can write: its words, what it does, and what it answers.
export type OperatorLine = {
  /** The words that it begins with. */
  readonly words: readonly string[];
  /** The text that stands behind them, as the help writes it; empty: nothing does. */
  readonly rest: string;
  readonly about: string;
  /** Null: what stands behind does not fit. */
  run(rest: readonly string[]): Promise<string> | null;
};

export const writtenLine = ({ words, rest }: Pick<OperatorLine, 'words' | 'rest'>): string =>
  `npm run operator -- ${[...words, ...(rest === '' ? [] : [rest])].join(' ')}`;
