// The texts that the kinds of an order form have between them, as they begin.

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type Kinds<Name extends string> = Readonly<Record<string, { readonly texts: Partial<Texts<Name>> }>>;

/** `Name`: every text that some kind names. */
export function kindTexts<Name extends string>(kinds: Kinds<Name>): Texts<Name>;
export function kindTexts(kinds: Kinds<string>): Texts<string> {
  return Object.fromEntries(Object.values(kinds).flatMap(({ texts }) => Object.entries(texts).map(([name, text = '']) => [name, text])));
}
