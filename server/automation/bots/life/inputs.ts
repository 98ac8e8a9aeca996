// The inputs of a kind, each with what the kind does about it.
type Told = { readonly type: string };

type Answers<Turn, Input extends Told, Untold> = {
  readonly [Type in Exclude<Input['type'], Untold>]: (turn: Turn, input: Extract<Input, { readonly type: Type }>) => void;
};

/** `Untold`: the inputs that such a bot is never told, or has nothing to do about. Any other one that has no answer does not compile. */
export function inputAnswers<Turn, Input extends Told, Untold extends Input['type']>(
  answers: Answers<Turn, Input, Untold>,
): (turn: Turn, input: Input) => void;
export function inputAnswers<Turn>(
  answers: Readonly<Record<string, ((turn: Turn, input: Told) => void) | undefined>>,
): (turn: Turn, input: Told) => void {
  return (turn, input) => answers[input.type]?.(turn, input);
}
