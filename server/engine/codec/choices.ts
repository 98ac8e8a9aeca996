// Choices on disk are their places in a list.

/** A list of all choices of a kind. One that lacks a choice does not compile: what is not in it cannot be written. */
export const listOf =
  <Choice>() =>
  <const Choices extends readonly Choice[]>(choices: Exclude<Choice, Choices[number]> extends never ? Choices : never): readonly Choice[] =>
    choices;

/** The choice at a place. Refuses (RangeError) a place that this release does not know. */
export function pick<Choice>(choices: readonly Choice[], place: number): Choice {
  const choice = choices[place];
  if (choice === undefined) throw new RangeError(`no choice ${place}`);
  return choice;
}

/** The place of a choice. Refuses (RangeError) what is none, before a byte of it can reach the journal. */
export function placeOf<Choice>(choices: readonly Choice[], choice: Choice): number {
  const place = choices.indexOf(choice);
  if (place === -1) throw new RangeError(`not a choice: ${String(choice)}`);
  return place;
}
