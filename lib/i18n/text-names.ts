// Names of texts as types: a name that a program puts together is held against the English catalogue by the compiler.
import type { english } from './catalogues.ts';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof english;
  }
}

type Found<Texts, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Texts
    ? Found<Texts[Head], Rest>
    : never
  : Path extends keyof Texts
    ? Texts[Path]
    : never;

type NamesOf<Texts> = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];

/** The names of the texts in one place of the catalogue, such as `ticket.kind`. */
export type TextName<Place extends string> = NamesOf<Found<typeof english, Place>> & string;

/** Whether a name that came as data, from a server of a later release too, has a text. */
export function hasText<Name extends string>(texts: { has(name: Name): boolean }, name: string): name is Name {
  const anyName: { has(name: string): boolean } = texts;
  return anyName.has(name);
}
