// All that the exchange can be asked: the views of all parts.
import type { PartName } from './command.ts';
import type { Context } from './outcome.ts';
import type { Both } from './part.ts';
import { parts } from './parts.ts';
import type { Answer, View } from './view.ts';

type AllViews = Both<(typeof parts)[PartName]['views']>;

export type ViewName = keyof AllViews;

/** The views as they are asked. */
export type Views = {
  readonly [Name in ViewName]: AllViews[Name] extends View<infer Asked, infer Answered> ? (...asked: Asked) => Answered : never;
};

/** One that is found by its name is asked what it understands. */
type AnyView = View<readonly unknown[], unknown>;

const known: readonly (readonly [name: string, view: AnyView])[] = Object.values(parts).flatMap(({ views }) =>
  Object.entries<AnyView>(views),
);
const byName = new Map(known);
if (byName.size !== known.length) throw new Error('two parts have a view of the same name');

const isViewName = (name: string): name is ViewName => byName.has(name);
export const viewNames: readonly ViewName[] = known.map(([name]) => name).filter(isViewName);

/** Every answer of every view, under the name of the view. */
export function* everyAnswer(context: Context): Generator<Answer & { readonly view: string }> {
  for (const [name, { answers }] of known) for (const answer of answers(context)) yield { view: name, ...answer };
}

/** The views over one exchange. */
export const viewsOver = (context: Context): Views =>
  Object.assign({}, ...known.map(([name, { read }]) => ({ [name]: (...asked: readonly unknown[]) => read(context, ...asked) })));
